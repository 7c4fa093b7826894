/** After this long without a word, the screen says so (ruling C-08). */
const silenceMs = 48 * 60 * 60 * 1000

/** @param at, now epoch milliseconds by the same clock */
export const isSilent = (at: number, now: number) => now - at >= silenceMs
