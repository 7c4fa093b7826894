import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { flushOutbox } from '../../../../web/src/data/local/lazy.ts'
import { useConnection } from '../../../../web/src/data/pwa/use-connection.ts'
import { FakeSyncServer, json } from '../local/fake-sync-server.ts'
import { withFreshDatabase } from '../local/fresh-database.ts'

withFreshDatabase()
afterEach(() => vi.restoreAllMocks())

const nonceOf = (path: string) => new URL(path, 'http://localhost').searchParams.get('nonce')
const ourServer = async (path: string) =>
  json({ status: 'ok', nonce: nonceOf(path), serverTime: '2026-11-20T18:02:00.000Z', mode: 'demo' })
const trainWifi = async () =>
  new Response('<html>Welcome</html>', { headers: { 'content-type': 'text/html' } })
const nobody = () => Promise.reject(new TypeError('Failed to fetch'))

const network = (respond: (path: string) => Promise<Response>) => vi.stubGlobal('fetch', respond)
const browserSays = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)

describe('the connection', () => {
  test.each([
    ['ok', 'our server answers', ourServer, true],
    ['ok', 'our server answers although the browser says offline', ourServer, false],
    ['portal', 'a sign-in page answers in its place', trainWifi, true],
    ['unreachable', 'the server does not answer although the browser says online', nobody, true],
    ['offline', 'the server does not answer and the browser says offline', nobody, false],
  ] as const)('is "%s" when %s', async (connection, _why, respond, saysOnline) => {
    network(respond)
    browserSays(saysOnline)
    const { result } = renderHook(() => useConnection())
    await waitFor(() => expect(result.current).toBe(connection))
  })

  test('changes while the screen is open when the signal is lost and found', async () => {
    network(ourServer)
    browserSays(true)
    const { result } = renderHook(() => useConnection())
    await waitFor(() => expect(result.current).toBe('ok'))

    network(nobody)
    browserSays(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    await waitFor(() => expect(result.current).toBe('offline'))

    network(ourServer)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(result.current).toBe('ok'))
  })

  test('is marked as reachable again by a successful push', async () => {
    network(nobody)
    browserSays(true)
    const { result } = renderHook(() => useConnection())
    await waitFor(() => expect(result.current).toBe('unreachable'))

    const server = new FakeSyncServer()
    server.install()
    const sync = globalThis.fetch
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      path.startsWith('/api/health') ? ourServer(path) : sync(path, init),
    )
    await flushOutbox({ skipBackoff: true })
    await waitFor(() => expect(result.current).toBe('ok'))
  })
})
