import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { RequestError } from '@hono/node-server'
import type { ErrorCode } from '@second-wind/core/platform/http/error'
import { ApiError, errorResponse } from '../errors.ts'
import { setHeaders } from './headers.ts'

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
}

/** Answers a request that is not one for the app (a Host that is no name), in the form of every other error. */
export function answerUnusableRequest(error: unknown): Response {
  return markedResponse(error instanceof RequestError ? 'bad_request' : 'internal')
}

/** The same on the bare connection for what never became a request: broken, too large, too slow. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Duplex): void {
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
