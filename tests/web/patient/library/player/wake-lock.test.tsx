import { act } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { fireVisibilityChange, press, startActivity } from '../open-library.tsx'

withFreshDatabase()

let lockCount = 0
let isRefused = false

beforeEach(() => {
  lockCount = 0
  isRefused = false
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'wakeLock')
})

async function request() {
  if (isRefused) throw new DOMException('battery is low', 'NotAllowedError')
  lockCount += 1
  return { release: async () => void (lockCount -= 1) }
}

describe('keeping the screen on', () => {
  test('the screen stays on while an activity runs, and not while it is paused', async () => {
    const user = await startActivity('hygiene', 'wash-your-hands')
    await press(user, 'Next')
    await vi.waitFor(() => expect(lockCount).toBe(1))
    await press(user, 'Pause')
    await vi.waitFor(() => expect(lockCount).toBe(0))
    await press(user, 'Resume')
    await vi.waitFor(() => expect(lockCount).toBe(1))
  })

  test('at the end of a countdown, and on leaving, the screen may turn off', async () => {
    const user = await startActivity('hygiene', 'wash-your-hands')
    await press(user, 'Next')
    await vi.waitFor(() => expect(lockCount).toBe(1))
    act(() => void vi.advanceTimersByTime(20_000))
    await vi.waitFor(() => expect(lockCount).toBe(0))
    await press(user, 'Next')
    await vi.waitFor(() => expect(lockCount).toBe(1))
    await press(user, 'Stop')
    await vi.waitFor(() => expect(lockCount).toBe(0))
  })

  test('the lock is requested again when the page comes back from the background', async () => {
    await startActivity('hygiene', 'wash-your-hands')
    await vi.waitFor(() => expect(lockCount).toBe(1))
    lockCount = 0
    fireVisibilityChange()
    await vi.waitFor(() => expect(lockCount).not.toBe(0))
  })

  test('when the phone refuses the lock, the steps are still shown', async () => {
    isRefused = true
    const user = await startActivity('hygiene', 'wash-your-hands')
    await press(user, 'Next')
    expect(lockCount).toBe(0)
  })
})
