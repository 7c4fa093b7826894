import type { SyncFacts } from '@second-wind/core/sync/sync-status'
import { liveQuery } from 'dexie'
import { readSyncFacts } from '../local/index.ts'
import { checkForUpdate } from './app-update.ts'
import { registerPeriodicSync } from './background-sync.ts'
import { requestPersistentStorage } from './browser-storage.ts'
import { requestFlush } from './request-flush.ts'

type Facts = Omit<SyncFacts, 'saysOffline'>

/** Sent or not, the app asks for news this often while it is open. Shown on the screen Offline Features. */
export const flushIntervalMs = 15 * 60_000

const soonestMs = 1_000
const latestMs = 60_000

/**
 * Keeps the outbox moving while the app is open: at start, after every save in any tab, when signal or the person
 * comes back, when a wait is over, and every 15 minutes. Nothing here depends on a flush ever ending.
 *
 * @returns how to stop
 */
export function startFlushing(): () => void {
  const stopping = new AbortController()
  let facts: Facts | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const onFacts = (now: Facts) => {
    const before = facts
    facts = now
    if (before && hasNewEntry(before, now)) {
      flush({ hurry: true })
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
    flush({ hurry: false })
    scheduleWake()
  }

  const saved = liveQuery(readSyncFacts).subscribe({ next: onFacts, error: () => {} })
  const round = setInterval(() => flush({ hurry: true }), flushIntervalMs)
  const { signal } = stopping
  window.addEventListener('online', () => flush({ hurry: true }), { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') flush({ hurry: true })
      scheduleWake()
    },
    { signal },
  )
  flush({ hurry: true })
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
 * Starts flushing for as long as this page lives, once. Called by the patient's screens: a clinician's computer
 * that never shows them holds nobody's entries.
 */
export function keepFlushing(): void {
  stop ??= startFlushing()
}

export function stopFlushing(): void {
  stop?.()
  stop = undefined
}

/** What came of it is read from the database; a database in trouble is told of by the update prompt. */
function flush(options: { hurry: boolean }): void {
  requestFlush(options).catch(() => {})
}

/**
 * Something waits, or nobody answered the last time: there may be news, and a phone that was reported lost has to hear
 * of it. A phone that is linked to no clinic has nobody to ask.
 */
const shouldRetry = ({ pending, channel, isUnlinked }: Facts): boolean =>
  !isUnlinked && (pending > 0 || channel.failures > 0)

/** One more, or another one in the place of one that has just been sent. */
function hasNewEntry(before: Facts, now: Facts): boolean {
  if (now.pending > before.pending) return true
  return now.pending === before.pending && now.oldestPendingAt !== before.oldestPendingAt
}

/** With no wait to end there is still a slow look: entries that the server deferred, a flush that another tab broke off. */
function pauseMs(untilNextAttemptMs: number): number {
  if (untilNextAttemptMs <= 0) return latestMs
  return Math.min(Math.max(untilNextAttemptMs, soonestMs), latestMs)
}
