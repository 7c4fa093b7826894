import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { ErrorCode } from '@second-wind/core/platform/http/error'
import type { Hono } from 'hono'
import type { Env } from '../deps.ts'
import { ApiError, errorResponse } from '../errors.ts'
import { setHeaders } from './headers.ts'

export type RunningServer = {
  address: AddressInfo
  /** Takes no more connections, lets running requests finish for at most `graceMs`, then cuts them. */
  stop(graceMs: number): Promise<void>
}

/** Slow or oversized clients are dropped, so that many of them cannot keep everybody else out. */
const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 5_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
}
const mostConnections = 2_000

export async function serve(
  app: Hono<Env>,
  { port, host, tls }: { port: number; host: string; tls?: { cert: string; key: string } | undefined },
): Promise<RunningServer> {
  const answer = getRequestListener((request, env) => app.fetch(request, env), {
    errorHandler: answerUnusableRequest,
  })
  const listen: RequestListener = (incoming, outgoing) => {
    // Node's parser also takes what calls itself HTTP/0.9 or 2.0, which a proxy in front may read in another way.
    if (incoming.httpVersionMajor === 1) void answer(incoming, outgoing)
    else answerBrokenRequest(new Error('not HTTP/1'), incoming.socket)
  }
  const server = tls
    ? createTlsServer({ ...limits, handshakeTimeout: limits.headersTimeout, ...tls }, listen)
    : createServer(limits, listen)
  server.maxConnections = mostConnections
  server.on('clientError', answerBrokenRequest)
  await listening(server, port, host)
  return { address: addressOf(server), stop: (graceMs) => stop(server, graceMs) }
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      done()
    })
  })
}

function addressOf(server: Server): AddressInfo {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no address')
  return address
}

function stop(server: Server, graceMs: number): Promise<void> {
  return new Promise((done) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(cut)
      done()
    })
    server.closeIdleConnections()
  })
}

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
}

/** Answers a request that is not one for the app (a Host that is no name), in the form of every other error. */
function answerUnusableRequest(error: unknown): Response {
  return markedResponse(error instanceof RequestError ? 'bad_request' : 'internal')
}

/** The same on the bare connection for what never became a request: broken, too large, too slow. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  void writeAnswer(markedResponse(codes[error.code ?? ''] ?? 'bad_request'), socket)
}

function markedResponse(code: ErrorCode): Response {
  const response = errorResponse(new ApiError(code))
  setHeaders(response.headers, { isApi: true, isEncrypted: false, nowMs: Date.now() })
  return response
}

async function writeAnswer(response: Response, socket: Duplex): Promise<void> {
  const body = await response.text()
  const length = String(Buffer.byteLength(body))
  const headers = [...response.headers, ['content-length', length], ['connection', 'close']]
  const head = headers.map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}`, ...head, '', body].join('\r\n'))
}
