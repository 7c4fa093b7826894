import { minuteMs } from '@second-wind/core/platform/moment'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readLock, setLock } from '../../../../web/src/data/live/lock-state.ts'
import { toastSuccess } from '../../../../web/src/ui/feedback/toast.ts'
import { openApp } from '../../../support/render.tsx'
import {
  enterPin,
  entryNotes,
  pin,
  pinField,
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

const pass = (ms: number) => {
  now += ms
}
const isLocked = () => screen.queryByRole('heading', { name: 'Second Wind is locked' }) !== null

function see(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

async function openTracker(): Promise<void> {
  await openApp('/tracking')
  await screen.findByRole('button', { name: 'Log Symptoms' })
  if (readLock() === 'open') await untilLockCounts()
}

describe('when the app locks', () => {
  test('after 5 minutes without a touch the app asks for the PIN, and no touch works before it', async () => {
    await openTracker()
    pass(300_000)
    fireEvent.pointerDown(document.body)
    expect(isLocked()).toBe(false)
    pass(300_001)
    fireEvent.pointerDown(document.body)
    expect(isLocked()).toBe(true)
    expect(screen.queryByRole('button', { name: 'Log Symptoms' })).toBeNull()
  })

  test('the app locks automatically while the patient only looks at it', async () => {
    await openTracker()
    pass(300_001)
    await waitFor(() => expect(isLocked()).toBe(true))
  })

  test.each([
    [60, false],
    [61, true],
  ])('after %i seconds in the background the app is locked (%s)', async (seconds, locked) => {
    await openTracker()
    see('hidden')
    pass(seconds * 1000)
    see('visible')
    expect(isLocked()).toBe(locked)
  })

  test('in the list of open apps a plain sheet covers the page, and is removed on coming back', async () => {
    await openTracker()
    const before = document.body.children.length
    see('hidden')
    expect(document.body.lastElementChild?.className).toMatch(/sheet/)
    see('visible')
    expect(document.body.children).toHaveLength(before)
  })
})

describe('several tabs', () => {
  test('locking another tab locks this one', async () => {
    await openTracker()
    const otherTab = new BroadcastChannel('app-lock')
    otherTab.postMessage('lock')
    await waitFor(() => expect(isLocked()).toBe(true))
    otherTab.close()
  })

  test('activity in another tab counts for this one', async () => {
    await openTracker()
    see('hidden')
    pass(10 * minuteMs)
    localStorage.setItem('app-lock-used', String(now))
    see('visible')
    expect(isLocked()).toBe(false)
  })

  test.each([
    ['on', 'off', false],
    ['off', 'on', false],
  ])('a lock that another tab switches from %s to %s applies here', async (from, to, locked) => {
    if (from === 'off') setLock('off')
    await openTracker()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'app-lock', newValue: to })))
    expect(isLocked()).toBe(locked)
    pass(300_001)
    fireEvent.pointerDown(document.body)
    await waitFor(() => expect(isLocked()).toBe(to === 'on'))
  })

  test('a locked tab stays locked when another tab removes the mark of the lock', async () => {
    await openTracker()
    pass(300_001)
    fireEvent.pointerDown(document.body)
    await waitFor(() => expect(isLocked()).toBe(true))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'app-lock', newValue: null })))
    expect(isLocked()).toBe(true)
  })
})

describe('locking in the middle of something', () => {
  async function lockNow() {
    pass(300_001)
    fireEvent.pointerDown(document.body)
    await pinField()
  }

  test('nothing of the page is left in the document, and all of it is restored', async () => {
    const user = userEvent.setup()
    await openTracker()
    await user.click(screen.getByRole('button', { name: 'Set each answer myself' }))
    const field = screen.getByLabelText<HTMLTextAreaElement>(/^Notes/)
    await user.type(field, 'Half a sentence')
    await lockNow()
    expect(pageHtml()).not.toMatch(/Half a sentence|Symptom tracker|Amina/)

    await enterPin(pin)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.value).toBe('Half a sentence')
    expect(field.isConnected).toBe(true)
    expect(document.title).toBe('Symptom tracker - Second Wind')
  })

  test('an open dialog with unsaved changes is removed and restored with it', async () => {
    const user = userEvent.setup()
    await openApp('/profile')
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    const name = await screen.findByLabelText<HTMLInputElement>('Full Name')
    await user.type(name, ' Begum')
    await untilLockCounts()
    await lockNow()
    expect(pageHtml()).not.toMatch(/Amina|Begum|Edit Profile/)

    await enterPin(pin)
    expect((await screen.findByLabelText<HTMLInputElement>('Full Name')).value).toMatch(/ Begum$/)
  })

  test('a toast that arrives meanwhile waits', async () => {
    await openTracker()
    await lockNow()
    act(() => toastSuccess('Saved', 'Your entry about asthma is saved'))
    await waitFor(() => expect(isLocked()).toBe(true))
    expect(screen.queryByText(/asthma is saved/)).toBeNull()
    await enterPin(pin)
    expect(await screen.findByText(/asthma is saved/)).toBeDefined()
  })

  test('opening the clinician dashboard and coming back requires the PIN again', async () => {
    const user = userEvent.setup()
    await openTracker()
    await user.click(screen.getByRole('link', { name: 'Clinician dashboard' }))
    await user.click(await screen.findByRole('link', { name: 'Patient app' }))
    await pinField()
    expect(pageHtml()).not.toMatch(/Amina/)
    expect(screen.queryByText(entryNotes)).toBeNull()
  })
})
