import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePoll } from '../../../../web/src/clinician/dashboard/use-poll.ts'
import { HttpError } from '../../../../web/src/data/server/http-error.ts'

const every = 30_000

type Read<T> = (signal: AbortSignal) => Promise<T>

/** A server whose answers are numbered; `fail` makes it refuse from then on. */
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

test('a clinician who looks gets an answer at once and a new one every 30 seconds', async () => {
  const { read } = numberedServer()
  const { result } = renderHook(() => usePoll(read, every))
  expect(result.current).toMatchObject({ last: undefined, isUnderway: true })
  await pass(0)
  expect(result.current).toMatchObject({ last: 1, failure: undefined, isUnderway: false })
  await pass(every - 1)
  expect(read).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(result.current.last).toBe(2)
  await pass(every)
  expect(result.current.last).toBe(3)
})

test('a page behind other windows asks nothing, and asks at once when it is seen again', async () => {
  const { read } = numberedServer()
  const { result } = renderHook(() => usePoll(read, every))
  await pass(0)
  await turnPage('hidden')
  await pass(10 * every)
  expect(read).toHaveBeenCalledTimes(1)
  await turnPage('visible')
  expect(result.current.last).toBe(2)
  await pass(every)
  expect(result.current.last).toBe(3)
})

test('a page that was opened in the background waits until it is seen', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { read } = numberedServer()
  renderHook(() => usePoll(read, every))
  await pass(every)
  expect(read).not.toHaveBeenCalled()
  await turnPage('visible')
  expect(read).toHaveBeenCalledTimes(1)
})

test('an answer that arrives after the page was hidden is kept, and starts no new round', async () => {
  const read = vi.fn<Read<string>>(() => new Promise((resolve) => setTimeout(resolve, 1_000, 'late')))
  const { result } = renderHook(() => usePoll(read, every))
  await turnPage('hidden')
  await pass(1_000)
  expect(result.current.last).toBe('late')
  await pass(2 * every)
  expect(read).toHaveBeenCalledTimes(1)
})

test('in an outage the last answer stays, the reason stands beside it, and polling goes on', async () => {
  const server = numberedServer()
  const { result } = renderHook(() => usePoll(server.read, every))
  await pass(0)
  const outage = new Error('no network')
  server.fail(outage)
  await pass(every)
  expect(result.current).toMatchObject({ last: 1, failure: outage })
  server.fail(undefined)
  await pass(every)
  expect(result.current).toMatchObject({ last: 2, failure: undefined })
})

test.each([401, 403])(
  'somebody whom the server refuses with %i has nothing of the last answer left',
  async (status) => {
    const server = numberedServer()
    const { result } = renderHook(() => usePoll(server.read, every))
    await pass(0)
    const refusal = new HttpError(new Response(null, { status }), '')
    server.fail(refusal)
    await pass(every)
    expect(result.current).toMatchObject({ last: undefined, failure: refusal })
  },
)

test('when the network comes back the next answer is not waited for', async () => {
  const server = numberedServer()
  server.fail(new Error('no network'))
  const { result } = renderHook(() => usePoll(server.read, every))
  await pass(0)
  server.fail(undefined)
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(result.current.last).toBe(1)
})

test('a clinician who will not wait asks now, and the round starts anew', async () => {
  const { read } = numberedServer()
  const { result } = renderHook(() => usePoll(read, every))
  await pass(every - 1)
  await act(async () => result.current.pollNow())
  expect(result.current.last).toBe(2)
  await pass(every - 1)
  expect(read).toHaveBeenCalledTimes(2)
  await pass(1)
  expect(read).toHaveBeenCalledTimes(3)
})

test('a call from before the laptop slept is dropped for a new one, and its end changes nothing', async () => {
  const ends: ((answer: string) => void)[] = []
  const read = vi.fn<Read<string>>(() => new Promise((resolve) => ends.push(resolve)))
  const { result } = renderHook(() => usePoll(read, every))
  await turnPage('hidden')
  await turnPage('visible')
  expect(read.mock.calls.map(([signal]) => signal.aborted)).toEqual([true, false])
  ends[1]?.('new')
  await pass(0)
  ends[0]?.('old')
  await pass(0)
  expect(result.current.last).toBe('new')
})

test('a screen that is left stops asking', async () => {
  const { read } = numberedServer()
  const { unmount } = renderHook(() => usePoll(read, every))
  await pass(0)
  unmount()
  await pass(2 * every)
  window.dispatchEvent(new Event('online'))
  await turnPage('visible')
  expect(read).toHaveBeenCalledTimes(1)
})
