import { clinicianId } from '@second-wind/core/platform/ids'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  ServerStateProvider,
  useServerState,
} from '../../../../../web/src/access/clinician-sign-in/session/server-state.tsx'
import { SignedInClinicianContext } from '../../../../../web/src/access/clinician-sign-in/session/signed-in-clinician.ts'
import { HttpError } from '../../../../../web/src/data/server/http-error.ts'

const every = 30_000

type Read<T> = (signal: AbortSignal, last: T | undefined) => Promise<T>

const poll = <T,>(read: Read<T>) =>
  renderHook(() => useServerState({ key: ['list'], read, every }), { wrapper: ServerStateProvider })

/** A server with numbered answers; after `fail` every read throws that error. */
function numberedServer() {
  let count = 0
  let failure: Error | undefined
  const read = vi.fn<Read<number>>(async () => {
    if (failure) throw failure
    return ++count
  })
  return { read, fail: (error: Error | undefined) => (failure = error) }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function turnPage(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('polled server state', () => {
  test('a visible page reads at once, then every 30 seconds', async () => {
    const { read } = numberedServer()
    const { result } = poll(read)
    expect(result.current).toMatchObject({ last: undefined, isPending: true })
    await pass(0)
    expect(result.current).toMatchObject({ last: 1, failure: undefined, isPending: false })
    await pass(every - 1)
    expect(read).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(result.current.last).toBe(2)
    await pass(every)
    expect(result.current.last).toBe(3)
  })

  test('a hidden page does not read until it is visible again, then reads at once', async () => {
    const { read } = numberedServer()
    const { result } = poll(read)
    await pass(0)
    await turnPage('hidden')
    await pass(10 * every)
    expect(read).toHaveBeenCalledTimes(1)
    await turnPage('visible')
    expect(result.current.last).toBe(2)
    await pass(every)
    expect(result.current.last).toBe(3)
  })

  test('a page opened in the background reads for the first time when it becomes visible', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const { read } = numberedServer()
    poll(read)
    await pass(every)
    expect(read).not.toHaveBeenCalled()
    await turnPage('visible')
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('an answer that arrives after the page was hidden is kept and not followed by another read', async () => {
    const read = vi.fn<Read<string>>(() => new Promise((resolve) => setTimeout(resolve, 1_000, 'late')))
    const { result } = poll(read)
    await turnPage('hidden')
    await pass(1_000)
    expect(result.current.last).toBe('late')
    await pass(2 * every)
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('a failed read keeps the last answer, returns the reason and continues to poll', async () => {
    const server = numberedServer()
    const { result } = poll(server.read)
    await pass(0)
    const outage = new Error('no network')
    server.fail(outage)
    await pass(every)
    expect(result.current).toMatchObject({ last: 1, failure: outage })
    server.fail(undefined)
    await pass(every)
    expect(result.current).toMatchObject({ last: 2, failure: undefined })
  })

  test.each([401, 403, 404])('a refusal with %i removes the last answer', async (status) => {
    const server = numberedServer()
    const { result } = poll(server.read)
    await pass(0)
    const refusal = new HttpError(new Response(null, { status }), '')
    server.fail(refusal)
    await pass(every)
    expect(result.current).toMatchObject({ last: undefined, failure: refusal })
  })

  test('is read at once when the network comes back', async () => {
    const server = numberedServer()
    server.fail(new Error('no network'))
    const { result } = poll(server.read)
    await pass(0)
    server.fail(undefined)
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(result.current.last).toBe(1)
  })

  test('is read at once by refresh, which restarts the interval', async () => {
    const { read } = numberedServer()
    const { result } = poll(read)
    await pass(every - 1)
    await act(async () => void (await result.current.refresh()))
    expect(result.current.last).toBe(2)
    await pass(every - 1)
    expect(read).toHaveBeenCalledTimes(2)
    await pass(1)
    expect(read).toHaveBeenCalledTimes(3)
  })

  test('a read from before the computer slept is aborted and replaced, and its late answer is ignored', async () => {
    const ends: ((reply: string) => void)[] = []
    const read = vi.fn<Read<string>>(() => new Promise((resolve) => ends.push(resolve)))
    const { result } = poll(read)
    await turnPage('hidden')
    await turnPage('visible')
    expect(read.mock.calls.map(([signal]) => signal.aborted)).toEqual([true, false])
    ends[1]?.('new')
    await pass(0)
    ends[0]?.('old')
    await pass(0)
    expect(result.current.last).toBe('new')
  })

  test('an unmounted screen stops reading', async () => {
    const { read } = numberedServer()
    const { unmount } = poll(read)
    await pass(0)
    unmount()
    await pass(2 * every)
    window.dispatchEvent(new Event('online'))
    await turnPage('visible')
    expect(read).toHaveBeenCalledTimes(1)
  })
})

describe('what the cache keeps', () => {
  test('the next read after an answer receives that answer', async () => {
    const { read } = numberedServer()
    poll(read)
    await pass(every)
    expect(read.mock.calls.map(([, last]) => last)).toEqual([undefined, 1])
  })

  test('the next read after a refusal receives no earlier answer', async () => {
    const server = numberedServer()
    poll(server.read)
    await pass(0)
    server.fail(new HttpError(new Response(null, { status: 403 }), ''))
    await pass(every)
    server.fail(undefined)
    await pass(every)
    expect(server.read.mock.calls.at(-1)?.[1]).toBeUndefined()
  })

  test('the failure of a first read stays while the next read is in progress', async () => {
    const server = numberedServer()
    const outage = new Error('no network')
    server.fail(outage)
    const { result } = poll(server.read)
    await pass(0)
    server.read.mockImplementation(() => new Promise(() => {}))
    await pass(every)
    expect(result.current).toMatchObject({ failure: outage, isPending: true })
  })

  test('two parts with the same key share one read', async () => {
    const { read } = numberedServer()
    const useTwice = () => {
      const first = useServerState({ key: ['list'], read, every })
      const second = useServerState({ key: ['list'], read, every })
      return [first.last, second.last]
    }
    const { result } = renderHook(useTwice, { wrapper: ServerStateProvider })
    await pass(0)
    expect(result.current).toEqual([1, 1])
    await turnPage('hidden')
    await turnPage('visible')
    await pass(every)
    expect(result.current).toEqual([3, 3])
    expect(read).toHaveBeenCalledTimes(3)
  })

  test('an unmounted screen leaves nothing for the next one', async () => {
    const { read } = numberedServer()
    const first = poll(read)
    await pass(0)
    first.unmount()
    expect(poll(read).result.current.last).toBeUndefined()
  })

  test('another clinician in the same screen starts without an answer', async () => {
    const { read } = numberedServer()
    let clinician = 7
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ServerStateProvider>
        <SignedInClinicianContext value={{ clinicianId: clinicianId.parse(clinician) }}>
          {children}
        </SignedInClinicianContext>
      </ServerStateProvider>
    )
    const { result, rerender } = renderHook(() => useServerState({ key: ['list'], read, every }), { wrapper })
    await pass(0)
    expect(result.current.last).toBe(1)
    clinician = 8
    rerender()
    expect(result.current.last).toBeUndefined()
  })
})
