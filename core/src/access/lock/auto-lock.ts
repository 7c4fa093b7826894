/** When an open app locks by itself. Source: NHS login, session management, type B. */
export const autoLockLimits = [
  { id: 'idle', limitMs: 5 * 60_000, label: 'after 5 minutes without a touch' },
  { id: 'background', limitMs: 60_000, label: 'after more than 1 minute in the background' },
] as const

type Reason = (typeof autoLockLimits)[number]['id']

export type Use = {
  /** Epoch milliseconds, as all here. */
  now: number
  /** The last touch, key or scroll in any tab. */
  lastUsedAt: number
  /** Since when this tab is out of sight; undefined for one that can be seen. */
  hiddenSince?: number | undefined
}

/** Why the app must lock now; undefined while it may stay open. */
export function lockReason(use: Use): Reason | undefined {
  return autoLockLimits.find(({ id, limitMs }) => isOver(sinceWhen[id](use), use.now, limitMs))?.id
}

const sinceWhen: Record<Reason, (use: Use) => number | undefined> = {
  idle: ({ lastUsedAt }) => lastUsedAt,
  background: ({ hiddenSince, lastUsedAt }) =>
    hiddenSince === undefined ? undefined : Math.max(hiddenSince, lastUsedAt),
}

/** A clock that was put back by more than the limit tells nothing any more: then it is over. */
const isOver = (since: number | undefined, now: number, limitMs: number): boolean =>
  since !== undefined && Math.abs(now - since) > limitMs
