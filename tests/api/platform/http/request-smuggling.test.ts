import { connect } from 'node:net'
import { type RunningServer, serve } from '@second-wind/api/platform/http/serve'
import { limits } from '@second-wind/core/platform/http/limits'
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

const post = 'POST /api/symptoms HTTP/1.1'
const get = 'GET /api/health HTTP/1.1'
const json = 'content-type: application/json'
/** A request hidden behind another one, for a server that reads its length differently. */
const hidden = 'GET /api/users/1 HTTP/1.1\r\nhost: x\r\n\r\n'
const chunked = `0\r\n\r\n${hidden}`

/** Name, header lines, body: each is refused, and the hidden request is not handled. */
const forms: [string, string[], string][] = [
  [
    'Content-Length before Transfer-Encoding',
    [post, 'content-length: 4', 'transfer-encoding: chunked'],
    chunked,
  ],
  [
    'Transfer-Encoding before Content-Length',
    [post, 'transfer-encoding: chunked', 'content-length: 4'],
    chunked,
  ],
  ['two lengths', [post, 'content-length: 0', 'content-length: 40'], hidden],
  ['two lengths in one line', [post, 'content-length: 0, 40'], hidden],
  ['the same length twice', [post, 'content-length: 40', 'content-length: 40'], hidden],
  ['a negative length', [post, 'content-length: -1'], hidden],
  ['a length with a sign', [post, 'content-length: +40'], hidden],
  ['a length in hex', [post, 'content-length: 0x28'], hidden],
  ['a length with a word', [post, 'content-length: 4x'], hidden],
  ['a length with a blank in it', [post, 'content-length: 4 0'], hidden],
  ['an empty length', [post, 'content-length:'], hidden],
  ['a length that overflows', [post, 'content-length: 99999999999999999999999'], hidden],
  ['a blank before the colon', [post, 'content-length : 4'], hidden],
  ['a tab before the colon', [post, 'transfer-encoding\t: chunked'], chunked],
  ['an unknown coding', [post, 'transfer-encoding: xchunked'], chunked],
  ['a coding after chunked', [post, 'transfer-encoding: chunked, identity'], chunked],
  ['codings in two lines', [post, 'transfer-encoding: chunked', 'transfer-encoding: identity'], chunked],
  ['a coding with a vertical tab', [post, 'transfer-encoding: \u000bchunked'], chunked],
  ['a coding in quotes', [post, 'transfer-encoding: "chunked"'], chunked],
  ['a coding that is folded', [post, 'transfer-encoding:\r\n chunked', 'content-length: 4'], chunked],
  ['a folded name', [get, 'x-a: 1\r\n x: 2\r\ntransfer-encoding: chunked\r\ncontent-length: 3'], chunked],
  ['chunks whose size is no number', [post, json, 'transfer-encoding: chunked'], `zz\r\n${hidden}`],
  ['chunks with a negative size', [post, json, 'transfer-encoding: chunked'], `-1\r\n${hidden}`],
  [
    'chunks whose size overflows',
    [post, json, 'transfer-encoding: chunked'],
    `fffffffffffffffff\r\n${hidden}`,
  ],
  ['chunks with a bare line feed', [post, json, 'transfer-encoding: chunked'], `0\n\n${hidden}`],
  [
    'chunks longer than their size',
    [post, json, 'transfer-encoding: chunked'],
    `1\r\nabc\r\n0\r\n\r\n${hidden}`,
  ],
  ['a bare carriage return in a value', [get, 'x-a: 1\rtransfer-encoding: chunked'], hidden],
  ['a bare carriage return in a name', [get, 'x\r-a: 1'], ''],
  ['a NUL in a value', [get, 'x-a: 1\u00002'], ''],
  ['a NUL in a name', [get, 'x\u0000a: 1'], ''],
  ['a line without a colon', [get, 'x-a'], ''],
  ['an empty name', [get, ': 1'], ''],
  ['a name with a blank', [get, 'x a: 1'], ''],
  ['a name in brackets', [get, 'x(a): 1'], ''],
  ['no version', ['GET /api/health'], ''],
  ['HTTP/0.9', ['GET /api/health HTTP/0.9'], ''],
  ['HTTP/2.0 in the words of HTTP/1', ['GET /api/health HTTP/2.0'], ''],
  ['an HTTP/2 preface', ['PRI * HTTP/2.0', '', 'SM'], ''],
  ['an unknown version', ['GET /api/health HTTP/1.1.1'], ''],
  ['a method with a lower-case letter', ['geT /api/health HTTP/1.1'], ''],
  ['an unknown method', ['SMUGGLE /api/health HTTP/1.1'], ''],
  ['an address with a blank', ['GET /api/health /x HTTP/1.1'], ''],
  ['an address with a NUL', ['GET /api/\u0000 HTTP/1.1'], ''],
  ['a tab in the first line', ['GET\t/api/health\tHTTP/1.1'], ''],
  ['a TLS handshake on a plain connection', ['\u0016\u0003\u0001\u0002\u0000\u0001'], ''],
]

describe('a request that hides a second one', () => {
  test.each(forms)(
    'is refused once when it has %s, and the hidden one is not handled',
    async (_, head, body) => {
      const [first, ...rest] = head
      const response = await sendRaw(
        [first, `host: 127.0.0.1:${server.address.port}`, ...rest, '', body].join('\r\n'),
      )
      expect(response).toMatch(/^HTTP\/1\.1 4\d\d /)
      expect(response.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1)
      expect(response).not.toContain('alertCount')
      expect((await fetch(`${origin}/api/health`)).status).toBe(200)
    },
  )

  test('takes at least 40 forms here', () => {
    expect(forms.length).toBeGreaterThanOrEqual(40)
  })
})

describe('a line break in a request', () => {
  test.each([
    ['a line in the address', '/api/health?x=%0d%0aset-cookie:%20a=b'],
    ['a line in a part of it', '/api/users/1%0d%0ax-injected:%20yes'],
    ['a line in the name of a place', '/api/air-quality/Leeds%0d%0ax-injected:%20yes'],
  ])('adds no header to the response: %s', async (_, path) => {
    const { headers } = await fetch(`${origin}${path}`)
    expect([headers.has('x-injected'), headers.has('set-cookie')]).toEqual([false, false])
  })
})

describe('the size limit of a body', () => {
  test.each([-1, 0, 1])(
    'gives the limit plus %i bytes the same outcome whole and in pieces',
    async (more) => {
      const body = '"'.padEnd(limits.bodyBytes + more - 1, 'x').concat('"')
      const expected = more > 0 ? /^HTTP\/1\.1 413 / : /^HTTP\/1\.1 422 /
      const host = `host: 127.0.0.1:${server.address.port}`
      const whole = [post, host, json, `content-length: ${body.length}`, 'connection: close', '', body]
      expect(await sendRaw(whole.join('\r\n'))).toMatch(expected)
      const pieces =
        body.match(/.{1,1000}/g)?.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`) ?? []
      const inPieces = [
        post,
        host,
        json,
        'transfer-encoding: chunked',
        'connection: close',
        '',
        `${pieces.join('')}0\r\n\r\n`,
      ]
      expect(await sendRaw(inPieces.join('\r\n'))).toMatch(expected)
    },
  )

  test('cuts off a body of 10 MB, whatever length it declares, and the server keeps running', async () => {
    const piece = `${(64 * 1024).toString(16)}\r\n${'x'.repeat(64 * 1024)}\r\n`
    for (const length of ['transfer-encoding: chunked', 'content-length: 10485760']) {
      const head = [post, `host: 127.0.0.1:${server.address.port}`, json, length, 'connection: close', '', '']
      const response = await sendRaw(head.join('\r\n') + piece.repeat(160))
      // The connection is cut while more comes in, sometimes before the answer was read.
      expect(response).toMatch(/^(HTTP\/1\.1 413 |$)/)
    }
    expect((await fetch(`${origin}/api/health`)).status).toBe(200)
    expect(api.unexpectedErrors).toEqual([])
  })
})

/** Sends it all, whether it is read or not, and answers what came back. */
async function sendRaw(request: string): Promise<string> {
  const socket = connect(server.address.port, '127.0.0.1')
  let response = ''
  socket.on('data', (chunk) => (response += String(chunk)))
  // Cut off while it still sends: what was answered before that counts.
  socket.on('error', () => undefined)
  socket.end(Buffer.from(request, 'latin1'))
  await new Promise((closed) => socket.on('close', closed))
  return response
}
