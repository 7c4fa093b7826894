import type { SyncFacts } from '@second-wind/core/sync/sync-status'
import { liveQuery } from 'dexie'
import { readSyncFacts } from '../local/index.ts'
import { checkForUpdate } from './app-update.ts'
import { registerPeriodicSync } from './background-sync.ts'
import { requestPersistentStorage } from './browser-storage.ts'
import { requestFlush } from './request-flush.ts'

type Facts = Omit<SyncFacts, 'saysOffline'>

/** How often the open app flushes, with or without unsent changes. Shown on Offline Features. */
export const flushIntervalMs = 15 * 60_000

const soonestMs = 1_000
const latestMs = 60_000

/**
 * Flushes while the app is open: at start, after every save in any tab, when the connection or the person returns, when
 * a wait is over, and every 15 minutes. Nothing here depends on a flush ever ending.
 *
 * @returns a function that stops it
 */
export function startFlushing(): () => void {
  const stopping = new AbortController()
  let facts: Facts | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const onFacts = (now: Facts) => {
    const before = facts
    facts = now
    if (before && hasNewChange(before, now)) {
      flush({ skipBackoff: true })
      void requestPersistentStorage()
    }
    if (now.channel.reach === 'update-needed' && before?.channel.reach !== 'update-needed')
      void checkForUpdate()
    scheduleWake()
  }

  const scheduleWake = () => {
    clearTimeout(timer)
    if (!facts || !shouldRetry(facts) || document.visibilityState === 'hidden') return
    timer = setTimeout(wake, pauseMs(facts.channel.nextAttemptAt - Date.now()))
  }
  const wake = () => {
    flush({ skipBackoff: false })
    scheduleWake()
  }

  const saved = liveQuery(readSyncFacts).subscribe({ next: onFacts, error: () => {} })
  const round = setInterval(() => flush({ skipBackoff: true }), flushIntervalMs)
  const { signal } = stopping
  window.addEventListener('online', () => flush({ skipBackoff: true }), { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') flush({ skipBackoff: true })
      scheduleWake()
    },
    { signal },
  )
  flush({ skipBackoff: true })
  void registerPeriodicSync()

  return () => {
    stopping.abort()
    saved.unsubscribe()
    clearInterval(round)
    clearTimeout(timer)
  }
}

let stop: (() => void) | undefined

/**
 * Starts the flush triggers once, for the lifetime of this page. Called by the patient's screens, because a computer
 * that shows only the clinician's holds no entries.
 */
export function startFlushingOnce(): void {
  stop ??= startFlushing()
}

/** Only tests call this: a page flushes as long as it is open. */
export function stopFlushing(): void {
  stop?.()
  stop = undefined
}

/** The database contains the result; the update prompt reports a database failure. */
function flush(options: { skipBackoff: boolean }): void {
  requestFlush(options).catch(() => {})
}

/**
 * True when changes wait, or when the last request got no answer: the server may have changes, and a phone that was reported lost
 * must learn of it. An unlinked phone has no server to ask.
 */
const shouldRetry = ({ pending, channel, isUnlinked }: Facts): boolean =>
  !isUnlinked && (pending > 0 || channel.failures > 0)

/** True after an additional change, or a new one instead of one just sent. */
function hasNewChange(before: Facts, now: Facts): boolean {
  if (now.pending > before.pending) return true
  return now.pending === before.pending && now.oldestPendingAt !== before.oldestPendingAt
}

/**
 * How long to pause before the next flush. If no wait is set, a slow check remains: it finds entries that the server
 * deferred, and a flush that another tab abandoned.
 */
function pauseMs(untilNextAttemptMs: number): number {
  if (untilNextAttemptMs <= 0) return latestMs
  return Math.min(Math.max(untilNextAttemptMs, soonestMs), latestMs)
}
