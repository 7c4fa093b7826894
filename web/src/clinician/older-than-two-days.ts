/** Silence longer than this is flagged (ruling C-08). */
const twoDaysMs = 48 * 60 * 60 * 1000

/** @param at, now epoch milliseconds by the same clock */
export const isOlderThanTwoDays = (at: number, now: number) => now - at >= twoDaysMs
