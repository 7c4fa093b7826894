import { serverHeader } from '@second-wind/core/platform/http/headers'
import { vi } from 'vitest'

export type Sent = { path: string; options: RequestInit & { headers: Record<string, string> } }
type Responder = (sent: Sent) => Response | Promise<Response>

/** Replaces the network: answers every fetch with the reply that the test sets, for one path or for all. */
export function fakeApi(respondToAll: Responder = () => reply(undefined, { status: 404 })) {
  const sent: Sent[] = []
  const responders = new Map<string, Responder>()
  vi.stubGlobal('fetch', async (path: string, options: Sent['options']) => {
    sent.push({ path, options })
    return await (responders.get(path) ?? respondToAll)({ path, options })
  })
  return {
    sent,
    respondTo: (path: string, responder: Responder) => void responders.set(path, responder),
    countOf: (path: string) => sent.filter((call) => call.path === path).length,
  }
}

/** A response of our API: JSON with our mark. */
export function reply(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: HeadersInit } = {},
) {
  const text = body === undefined ? null : JSON.stringify(body)
  const ours = { [serverHeader.name]: serverHeader.value, 'content-type': 'application/json' }
  return new Response(text, { status, headers: { ...ours, ...Object.fromEntries(new Headers(headers)) } })
}

/** As a browser fails without a network. */
export const noNetwork: Responder = () => Promise.reject(new TypeError('Failed to fetch'))

/** Never answers, but rejects when the request is aborted. */
export const neverResponds: Responder = ({ options }) =>
  new Promise((_, reject) => {
    options.signal?.addEventListener('abort', () => reject(options.signal?.reason))
  })
