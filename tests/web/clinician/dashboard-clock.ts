import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'

export const startTime = '2026-11-20T17:00:00.000Z'

/** It is teatime. The clock also advances in real time, because user-event waits for it. */
export const startClock = () => vi.useFakeTimers({ now: Date.parse(startTime), shouldAdvanceTime: true })

export const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A user of this computer, with the clock of the test. */
export const setUpUser = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
