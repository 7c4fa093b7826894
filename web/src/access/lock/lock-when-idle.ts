import { autoLockLimits, lockReason } from '@second-wind/core/access/lock/auto-lock'
import { lockAllTabs, lockOnBroadcast } from '../../data/live/lock-tabs.ts'
import { userActivityEvents } from '../../ui/hooks/user-activity-events.ts'
import styles from './lock-when-idle.module.css'

const lookEveryMs = Math.min(...autoLockLimits.map(({ limitMs }) => limitMs)) / 12

/**
 * Locks the open app by the rule's time limits. A hidden page is covered at once, so that the picture in the phone's
 * list of apps shows nothing. Returns a function that stops this.
 */
export function lockWhenIdle(): () => void {
  const stopping = new AbortController()
  let hiddenSince: number | undefined
  let uncover: (() => void) | undefined

  const lockIfDue = () => {
    if (lockReason({ now: Date.now(), lastUsedAt: findLastUsedAt(), hiddenSince })) lockAllTabs()
  }
  const handleActivity = () => {
    lockIfDue()
    recordUse(Date.now())
  }
  const handleVisibilityChange = () => {
    if (document.visibilityState === 'hidden') {
      recordUse(Date.now())
      hiddenSince = Date.now()
      uncover ??= coverPage()
      return
    }
    lockIfDue()
    hiddenSince = undefined
    uncover?.()
    uncover = undefined
  }

  recordUse(Date.now())
  const { signal } = stopping
  for (const event of userActivityEvents)
    addEventListener(event, handleActivity, { capture: true, passive: true, signal })
  document.addEventListener('visibilitychange', handleVisibilityChange, { signal })
  // A hidden page is checked when it becomes visible: the person may be using another tab.
  const timer = setInterval(() => {
    if (hiddenSince === undefined) lockIfDue()
  }, lookEveryMs)
  const stopListening = lockOnBroadcast()
  return () => {
    stopping.abort()
    clearInterval(timer)
    stopListening()
    uncover?.()
  }
}

/** Covers the page with a plain sheet. Returns a function that removes it. */
function coverPage(): () => void {
  const sheet = document.createElement('div')
  sheet.className = styles.sheet ?? ''
  document.body.append(sheet)
  return () => sheet.remove()
}

const key = 'app-lock-used'
const writeAtMostEveryMs = 2_000

/** For browsers that refuse storage. */
let lastUsedInThisTab = 0

/** When the app was last used in any tab, epoch milliseconds. */
function findLastUsedAt(): number {
  return Math.max(lastUsedInThisTab, readStoredLastUsedAt())
}

function recordUse(now: number): void {
  lastUsedInThisTab = now
  if (Math.abs(now - readStoredLastUsedAt()) < writeAtMostEveryMs) return
  try {
    localStorage.setItem(key, String(now))
  } catch {
    // The other tabs then know only their own use.
  }
}

function readStoredLastUsedAt(): number {
  try {
    return Number(localStorage.getItem(key) ?? 0)
  } catch {
    return 0
  }
}
