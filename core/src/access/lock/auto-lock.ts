/** When an open app locks automatically. Source: NHS login, session management, type B. */
export const autoLockLimits = [
  { id: 'idle', limitMs: 5 * 60_000, label: 'after 5 minutes without a touch' },
  { id: 'background', limitMs: 60_000, label: 'after more than 1 minute in the background' },
] as const

type Reason = (typeof autoLockLimits)[number]['id']

export type PhoneUse = {
  /** Epoch milliseconds, like all times here. */
  now: number
  /** The last touch, key or scroll in any tab. */
  lastUsedAt: number
  /** Time at which this tab was hidden; undefined while visible. */
  hiddenSince?: number | undefined
}

/** Why the app must lock now; undefined if it may stay open. */
export function lockReason(use: PhoneUse): Reason | undefined {
  return autoLockLimits.find(({ id, limitMs }) => isOver(sinceWhen[id](use), use.now, limitMs))?.id
}

const sinceWhen: Record<Reason, (use: PhoneUse) => number | undefined> = {
  idle: ({ lastUsedAt }) => lastUsedAt,
  background: ({ hiddenSince, lastUsedAt }) =>
    hiddenSince === undefined ? undefined : Math.max(hiddenSince, lastUsedAt),
}

/** If the clock was put back by more than the limit, elapsed time is unknown and counts as over. */
const isOver = (since: number | undefined, now: number, limitMs: number): boolean =>
  since !== undefined && Math.abs(now - since) > limitMs
