import { createServer, type Server, STATUS_CODES } from 'node:http'
import { createServer as createTlsServer, Server as TlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { promisify } from 'node:util'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { ErrorCode } from '@second-wind/core/platform/http/error'
import { Hono } from 'hono'
import type { Env } from '../deps.ts'
import { ApiError, errorResponse } from '../errors.ts'
import {
  type ConnectionLimits,
  connectionLimits,
  limitConnections,
  limitResponses,
} from './connection-limits.ts'
import { ownHeaders, securityHeaders } from './headers.ts'
import type { Tls } from './renew-certificate.ts'

export type RunningServer = {
  address: AddressInfo
  /** How many connections are open, whether or not they have sent anything. */
  countConnections(): Promise<number>
  /** The same as a share of the most that are allowed: 0 to 1. */
  connectionShare(): Promise<number>
  /** New connections use this certificate. @throws Error when certificate and key do not belong together */
  setTls(tls: Tls): void
  /** Closes the port, lets running requests finish for at most `graceMs`, then closes their connections. */
  stop(graceMs: number): Promise<void>
}

/** The server drops clients that send slowly or too much, so that many of them cannot block all others. */
const requestLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 5_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
}

type ServeOptions = {
  port: number
  host: string
  tls?: Tls | undefined
  proxies?: readonly string[] | undefined
  limits?: Partial<ConnectionLimits>
}

export async function serve(
  app: Hono<Env>,
  { port, host, tls, proxies = [], ...options }: ServeOptions,
): Promise<RunningServer> {
  const limits = { ...connectionLimits, ...options.limits }
  const listener = getRequestListener((request, env) => app.fetch(request, env), {
    errorHandler: respondToUnusableRequest,
  })
  const listen = limitResponses((incoming, outgoing) => {
    // Node's parser also accepts requests marked HTTP/0.9 or 2.0, which a proxy in front may parse differently.
    if (incoming.httpVersionMajor === 1) void listener(incoming, outgoing)
    else respondToBrokenRequest(new Error('not HTTP/1'), incoming.socket)
  }, limits)
  const server = tls
    ? createTlsServer({ ...requestLimits, handshakeTimeout: requestLimits.headersTimeout, ...tls }, listen)
    : createServer(requestLimits, listen)
  limitConnections(server, limits, proxies)
  server.on('clientError', respondToBrokenRequest)
  // Before the end of the handshake nothing can be written, so `end` would wait for ever.
  server.on('tlsClientError', (_error: Error, socket: Duplex) => socket.destroy())
  await listening(server, port, host)
  const countConnections = promisify(server.getConnections.bind(server))
  return {
    address: addressOf(server),
    countConnections,
    connectionShare: async () => (await countConnections()) / limits.total,
    setTls(renewed) {
      if (server instanceof TlsServer) server.setSecureContext(renewed)
    },
    stop: (graceMs) => stop(server, graceMs),
  }
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

/**
 * Responds to a request that cannot reach the app (for example with a malformed Host) in the form of every other error.
 */
function respondToUnusableRequest(error: unknown): Promise<Response> {
  return markedResponse(error instanceof RequestError ? 'bad_request' : 'internal')
}

const closeAfterMs = 1_000

/**
 * Writes the response directly to the socket when parsing failed: malformed, too large or too slow. Closes it soon
 * afterwards even if the client does not read.
 */
function respondToBrokenRequest(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  setTimeout(() => socket.destroy(), closeAfterMs).unref()
  void writeResponse(markedResponse(codes[error.code ?? ''] ?? 'bad_request'), socket)
}

/** An error response with the headers of every response of the API, although the request never reached the app. */
async function markedResponse(code: ErrorCode): Promise<Response> {
  const app = new Hono()
    .use(securityHeaders(false), ownHeaders(Date.now))
    .get('/api', () => errorResponse(new ApiError(code)))
  return app.request('/api')
}

async function writeResponse(pending: Promise<Response>, socket: Duplex): Promise<void> {
  const response = await pending
  const body = await response.text()
  const length = String(Buffer.byteLength(body))
  const headers = [...response.headers, ['content-length', length], ['connection', 'close']]
  const head = headers.map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}`, ...head, '', body].join('\r\n'))
}
