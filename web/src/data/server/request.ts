import { serverHeader } from '@second-wind/core/platform/http/headers'
import type * as z from 'zod/mini'
import { HttpError, NotOurServer, TimedOutError, UnreachableError } from './http-error.ts'

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path and query on our own origin. */
  path: string
  /** Sent as JSON. */
  body?: unknown
  /** JSON that the caller has already encoded. */
  rawBody?: { bytes: Uint8Array<ArrayBuffer>; encoding: 'gzip' }
  headers?: Record<string, string>
  /** The caller's signal to abort; its reason is rethrown unchanged. */
  signal?: AbortSignal
  /** Time limit of the whole exchange, body included; 15 s when absent. */
  timeoutMs?: number
}

/** A call that sends JSON. */
export const post = (path: string, body: unknown) => ({ method: 'POST', path, body }) as const

/**
 * Calls our API once, without retry, and returns the body parsed by the contract.
 *
 * @throws UnreachableError, TimedOutError, NotOurServer, HttpError; or the reason of `signal`
 */
export async function request<T>(call: Call & { reply: z.ZodMiniType<T> }): Promise<T> {
  const { response, text } = await sendCall(call)
  return parseReply(call.reply, response, text)
}

export type RawReply = { response: Response; text: string }

/** The only place that calls fetch. Returns a success or 304 and throws everything else. */
export async function sendCall(call: Call): Promise<RawReply> {
  const { response, text } = await send(call)
  if (response.headers.get(serverHeader.name) !== serverHeader.value) {
    // A gateway's error page in front of our server, not a foreign network. 511 comes from a captive portal.
    if (response.status >= 500 && response.status !== 511)
      throw new UnreachableError(`${response.status} from a gateway`)
    throw new NotOurServer(`${response.status} without our mark`)
  }
  if (!response.ok && response.status !== 304) throw new HttpError(response, text)
  return { response, text }
}

export function parseReply<T>(reply: z.ZodMiniType<T>, response: Response, text: string): T {
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('application/json')) throw new NotOurServer(`not JSON but "${type}"`)
  const body = reply.safeParse(parseJson(text))
  if (!body.success) throw new NotOurServer('unexpected reply', { cause: body.error })
  return body.data
}

async function send(call: Call): Promise<RawReply> {
  // Written out because AbortSignal.any and AbortSignal.timeout are missing on phones that we still support.
  const stop = new AbortController()
  const giveUp = () => stop.abort()
  const timer = setTimeout(giveUp, call.timeoutMs ?? 15_000)
  call.signal?.addEventListener('abort', giveUp)
  try {
    call.signal?.throwIfAborted()
    const response = await fetch(call.path, optionsOf(call, stop.signal))
    return { response, text: await response.text() }
  } catch (error) {
    if (call.signal?.aborted) throw call.signal.reason
    if (stop.signal.aborted) throw new TimedOutError('The server did not respond in time', { cause: error })
    throw new UnreachableError('Cannot reach the server', { cause: error })
  } finally {
    clearTimeout(timer)
    call.signal?.removeEventListener('abort', giveUp)
  }
}

function optionsOf(call: Call, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', ...call.headers }
  if (call.body !== undefined || call.rawBody) headers['content-type'] = 'application/json'
  if (call.rawBody) headers['content-encoding'] = call.rawBody.encoding
  return {
    method: call.method,
    headers,
    body: call.rawBody ? call.rawBody.bytes : call.body === undefined ? null : JSON.stringify(call.body),
    credentials: 'include',
    cache: 'no-store',
    // Not 'error', which would make a captive portal's redirect look like no network. The redirect is never followed.
    redirect: 'manual',
    signal,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new NotOurServer('not JSON', { cause: error })
  }
}
