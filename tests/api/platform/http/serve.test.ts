import { connect } from 'node:net'
import { type RunningServer, serve } from '@second-wind/api/platform/http/serve'
import { serverHeader } from '@second-wind/core/platform/http/headers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'

let api: DemoApi
let server: RunningServer
let origin: string
beforeAll(async () => {
  api = await openDemoApi()
  server = await serve(api.app, { port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${server.address.port}`
})
afterAll(async () => {
  await server.stop(1_000)
  await api.close()
})

describe('a real connection', () => {
  test.each([
    [
      'a request with too large headers',
      `GET /api/health HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}`,
      431,
      'headers_too_large',
    ],
    ['a request that is not HTTP', 'hello', 400, 'bad_request'],
    [
      'a request with an invalid Host',
      'GET / HTTP/1.1\r\nhost: a b\r\nconnection: close',
      400,
      'bad_request',
    ],
    [
      'a request with two lengths',
      'POST /api/users HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2',
      400,
      'bad_request',
    ],
    [
      'a request with a length and chunks',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\ntransfer-encoding: chunked',
      400,
      'bad_request',
    ],
  ])(
    'with %s gets an error in JSON with our mark, and the server keeps running',
    async (_, request, status, code) => {
      const response = await sendRaw(`${request}\r\n\r\n`)
      expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(response).toContain(`${serverHeader.name}: ${serverHeader.value}`)
      expect(JSON.parse(/\{"error".*\}\}/.exec(response)?.[0] ?? '')).toMatchObject({ error: { code } })
      expect((await fetch(`${origin}/api/health`)).status).toBe(200)
    },
  )

  test('with a body that is too large is refused, also in pieces', async () => {
    const piece = new TextEncoder().encode('x'.repeat(8 * 1024))
    let left = 64
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left === 0) controller.close()
        else controller.enqueue(piece)
        left -= 1
      },
    })
    const headers = { 'content-type': 'application/json' }
    const inPieces = { method: 'POST', headers, body, duplex: 'half' }
    const response = await fetch(`${origin}/api/symptoms`, inPieces)
    expect(response.status).toBe(413)
    expect((await fetch(`${origin}/api/health`)).status).toBe(200)
  })

  test('that closes before the body ends is not logged as a server error', async () => {
    const head = 'POST /api/symptoms HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 500'
    const socket = connect(server.address.port, '127.0.0.1')
    socket.write(`${head}\r\nhost: 127.0.0.1:${server.address.port}\r\n\r\n{"userId"`)
    await new Promise((done) => setTimeout(done, 50))
    socket.destroy()
    expect((await fetch(`${origin}/api/health`)).status).toBe(200)
    expect(api.unexpectedErrors).toEqual([])
  })
})

async function sendRaw(request: string): Promise<string> {
  const socket = connect(server.address.port, '127.0.0.1')
  socket.end(request)
  let response = ''
  for await (const chunk of socket) response += String(chunk)
  return response
}
