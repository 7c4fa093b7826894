import { clinicianReply } from '@second-wind/core/care/contract/clinician-dashboard'
import { serverHeader } from '@second-wind/core/platform/http/headers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  HttpError,
  NotOurServer,
  TimedOutError,
  UnreachableError,
} from '../../../../web/src/data/server/http-error.ts'
import { request } from '../../../../web/src/data/server/request.ts'
import { fakeApi, noNetwork, reply, neverResponds } from './fake-api.ts'

const helen = { id: 1, name: 'Helen Marsh', title: 'Dr.', department: 'Respiratory Medicine' }
const call = { method: 'GET', path: '/api/clinicians/1', reply: clinicianReply } as const

afterEach(() => {
  vi.useRealTimers()
})

describe('a call', () => {
  test('goes to our own origin with credentials, past every cache, and never follows a redirect', async () => {
    const { sent } = fakeApi(() => reply(helen))
    expect(await request(call)).toEqual(helen)
    expect(sent[0]?.path).toBe('/api/clinicians/1')
    expect(sent[0]?.options).toMatchObject({
      method: 'GET',
      credentials: 'include',
      cache: 'no-store',
      redirect: 'manual',
      body: null,
      headers: { accept: 'application/json' },
    })
    expect(sent[0]?.options.headers).not.toHaveProperty('content-type')
  })

  test('carries its body as JSON', async () => {
    const { sent } = fakeApi(() => reply(helen))
    await request({ ...call, method: 'POST', body: { name: 'Zoë' } })
    expect(sent[0]?.options.body).toBe('{"name":"Zoë"}')
    expect(sent[0]?.options.headers).toMatchObject({ 'content-type': 'application/json' })
  })

  test('sends a compressed body with its content encoding', async () => {
    const { sent } = fakeApi(() => reply(helen))
    const bytes = new Uint8Array([31, 139, 8])
    await request({ ...call, method: 'POST', rawBody: { bytes, encoding: 'gzip' } })
    expect(sent[0]?.options.body).toBe(bytes)
    expect(sent[0]?.options.headers).toMatchObject({
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    })
  })
})

describe('a response with an error status', () => {
  const refusal = async (response: Response) => {
    fakeApi(() => response)
    return await request(call).catch((error: unknown) => error)
  }

  test('has its status and body text', async () => {
    const body = { error: { code: 'too_many_requests', message: 'Wait a little' } }
    const error = await refusal(reply(body, { status: 429, headers: { 'retry-after': '30' } }))
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({
      message: `429: ${JSON.stringify(body)}`,
      status: 429,
      code: 'too_many_requests',
      retryAfterMs: 30_000,
    })
  })

  test('has its status and status text when the body is empty', async () => {
    const headers = { [serverHeader.name]: serverHeader.value }
    const error = await refusal(new Response('', { status: 503, statusText: 'Service Unavailable', headers }))
    expect(error).toMatchObject({
      message: '503: Service Unavailable',
      code: undefined,
      retryAfterMs: undefined,
    })
  })

  test.each([
    ['no JSON', 'Bad Gateway'],
    ['an unknown code', '{"error":{"code":"toString","message":"?"}}'],
  ])('with %s in it has no code', async (_, text) => {
    const headers = { [serverHeader.name]: serverHeader.value }
    expect(await refusal(new Response(text, { status: 502, headers }))).toMatchObject({
      status: 502,
      code: undefined,
    })
  })

  test('without a sign-in is thrown as an error', async () => {
    fakeApi(() => reply(undefined, { status: 401 }))
    await expect(request(call)).rejects.toMatchObject({ status: 401 })
  })
})

describe('an unusable response', () => {
  const portal = (status: number, body: string | null = '<h1>Welcome to Hotel WiFi</h1>') =>
    new Response(body, { status, headers: { 'content-type': 'text/html' } })
  const marked = (body: string, type: string) =>
    new Response(body, { headers: { [serverHeader.name]: serverHeader.value, 'content-type': type } })

  test.each([
    ['a sign-in page of the network', () => portal(200)],
    ['a redirect to one', () => portal(302, null)],
    ['a network that wants a sign-in first', () => portal(511)],
    ['JSON of another server', () => Response.json(helen)],
    ['our mark on a page', () => marked('<html>', 'text/html')],
    ['JSON that breaks off', () => marked('{"id":1,"na', 'application/json')],
    ['JSON that does not match the contract', () => reply({ id: 1 })],
    ['"unchanged" without a conditional request', () => reply(undefined, { status: 304 })],
  ])('is not accepted when it is %s', async (_, response) => {
    fakeApi(response)
    await expect(request(call)).rejects.toBeInstanceOf(NotOurServer)
  })
})

describe('a request without a response', () => {
  test('without a network is distinguished from other failures', async () => {
    fakeApi(noNetwork)
    await expect(request(call)).rejects.toBeInstanceOf(UnreachableError)
  })

  test('that gets the error page of a gateway counts as one to an unreachable server', async () => {
    fakeApi(
      () => new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    )
    await expect(request(call)).rejects.toBeInstanceOf(UnreachableError)
  })

  test('times out after 15 seconds of silence', async () => {
    vi.useFakeTimers()
    fakeApi(neverResponds)
    const onFailure = vi.fn<(error: unknown) => void>()
    void request(call).catch(onFailure)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(onFailure).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onFailure).toHaveBeenCalledWith(expect.any(TimedOutError))
  })

  test('times out too when a body stops in the middle, after the time that the caller allows', async () => {
    vi.useFakeTimers()
    fakeApi(({ options }) => {
      const body = new ReadableStream({
        start(controller) {
          options.signal?.addEventListener('abort', () => controller.error(options.signal?.reason))
        },
      })
      return new Response(body, { headers: { [serverHeader.name]: serverHeader.value } })
    })
    const outcome = request({ ...call, timeoutMs: 40_000 }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(40_000)
    await expect(outcome).resolves.toBeInstanceOf(TimedOutError)
  })

  test("rejects with the caller's reason when it is aborted", async () => {
    fakeApi(neverResponds)
    const stop = new AbortController()
    const outcome = request({ ...call, signal: stop.signal })
    stop.abort('screen closed')
    await expect(outcome).rejects.toBe('screen closed')
  })

  test('sends nothing when it is aborted before it starts', async () => {
    const { sent } = fakeApi(() => reply(helen))
    await expect(request({ ...call, signal: AbortSignal.abort('too late') })).rejects.toBe('too late')
    expect(sent).toEqual([])
  })
})
