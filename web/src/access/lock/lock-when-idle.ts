import { lockTimes, whyLock } from '@second-wind/core/access/lock/auto-lock'
import { lockEveryTab, lockWithOtherTabs } from '../../data/live/lock-tabs.ts'
import { coverPage } from './cover-page.ts'
import { findLastUse, noteUse } from './last-used-at.ts'

const signs = ['pointerdown', 'click', 'keydown', 'wheel', 'touchmove', 'input'] as const
const lookEveryMs = Math.min(...lockTimes.map(({ limitMs }) => limitMs)) / 12

/**
 * Locks the open app by the times of the rule. Out of sight it is covered at once, so that the picture in the phone's
 * list of apps shows nothing. Answers how to stop.
 */
export function watchUse(): () => void {
  const stopping = new AbortController()
  let hiddenSince: number | undefined
  let uncover: (() => void) | undefined

  const look = () => {
    if (whyLock({ now: Date.now(), lastUsedAt: findLastUse(), hiddenSince })) lockEveryTab()
  }
  const use = () => {
    look()
    noteUse(Date.now())
  }
  const changeSight = () => {
    if (document.visibilityState === 'hidden') {
      noteUse(Date.now())
      hiddenSince = Date.now()
      uncover ??= coverPage()
      return
    }
    look()
    hiddenSince = undefined
    uncover?.()
    uncover = undefined
  }

  noteUse(Date.now())
  const { signal } = stopping
  for (const sign of signs) addEventListener(sign, use, { capture: true, passive: true, signal })
  document.addEventListener('visibilitychange', changeSight, { signal })
  // Out of sight it waits to be looked at: the person may be reading in another tab.
  const timer = setInterval(() => {
    if (hiddenSince === undefined) look()
  }, lookEveryMs)
  const stopHearing = lockWithOtherTabs()
  return () => {
    stopping.abort()
    clearInterval(timer)
    stopHearing()
    uncover?.()
  }
}
