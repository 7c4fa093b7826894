import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setLock } from '../../../../web/src/data/live/lock-state.ts'
import { lockAllTabs } from '../../../../web/src/data/live/lock-tabs.ts'
import { openApp } from '../../../support/render.tsx'
import {
  entryNotes,
  pinField,
  recordPageHtml,
  pageHtml,
  untilLockCounts,
  withLockedPhone,
} from './locked-phone.tsx'

withLockedPhone()
let now = 0
beforeEach(() => {
  now = Date.parse('2026-11-22T09:00:00Z')
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  setLock('open')
})
afterEach(() => vi.restoreAllMocks())

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const lockTriggers: Record<string, () => void> = {
  'after 5 minutes alone': () => {
    now += 300_001
    fireEvent.pointerDown(document.body)
  },
  'after 61 seconds in the background': () => {
    setVisibility('hidden')
    now += 61_000
    setVisibility('visible')
  },
  'on the spot': () => act(lockAllTabs),
  'from another tab': () => {
    const otherTab = new BroadcastChannel('app-lock')
    otherTab.postMessage('lock')
    otherTab.close()
  },
}

/** Places with the person's own words or name. */
const personal: [path: string, shown: RegExp][] = [
  ['/', /Amina/],
  ['/tracking?tab=history', new RegExp(entryNotes)],
  ['/profile', /Amina Yusuf/],
]

const cases = Object.keys(lockTriggers).flatMap((trigger) =>
  personal.map(([path, shown]) => ({ trigger, path, shown })),
)

describe('a locked app', () => {
  test.each(cases)(
    'shows no personal data at $path when locked $trigger, even while it closes or scrolls back',
    async ({ trigger, path, shown }) => {
      await openApp(path)
      expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
      await untilLockCounts()
      lockTriggers[trigger]?.()
      await pinField()
      const drawnPages = recordPageHtml()
      act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
      fireEvent.scroll(window)
      setVisibility('hidden')
      setVisibility('visible')
      expect([pageHtml(), ...drawnPages()].filter((page) => /Amina|Yusuf|Bad night/.test(page))).toEqual([])
      expect(document.title).toBe('Second Wind')
    },
  )
})
