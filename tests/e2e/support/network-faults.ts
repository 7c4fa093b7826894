import type { BrowserContext, Route } from '@playwright/test'
import { serverHeader } from '@second-wind/core/platform/http/headers'
import { pushPath } from '@second-wind/core/sync/protocol'
import type { ApiServer } from './server/api-server.ts'

/** A response in place of the server's. */
export type CannedResponse = { status: number; body: string; headers?: Record<string, string> }

/** A fault between browser and server, for pages and worker, until it is ended. */
export type NetworkFault = {
  /** When requests failed because of it, epoch milliseconds. */
  metAt: number[]
  end(): Promise<void>
}

const pushes = `**${pushPath}`

/** An error response in the form of our server's. */
export function refusal(status: number, code: string, headers: Record<string, string> = {}): CannedResponse {
  const body = JSON.stringify({ error: { code, message: 'Not now.' } })
  return { status, body, headers: { ...fromOurServer, ...headers } }
}

export const fromOurServer = { [serverHeader.name]: serverHeader.value, 'content-type': 'application/json' }

export function respondToPushesWith(
  context: BrowserContext,
  response: CannedResponse,
): Promise<NetworkFault> {
  return injectFault(context, pushes, (route) => route.fulfill(response))
}

export function respondToAllCallsWith(
  context: BrowserContext,
  response: CannedResponse,
): Promise<NetworkFault> {
  return injectFault(context, '**/api/**', (route) => route.fulfill(response))
}

/** Pushes do not reach the server, although the phone has signal. */
export function breakPushes(context: BrowserContext): Promise<NetworkFault> {
  return injectFault(context, pushes, (route) => route.abort('connectionrefused'))
}

/** The server applies the next pushes, but its replies do not reach the phone. */
export function loseReplies(context: BrowserContext, times: number): Promise<NetworkFault> {
  return injectFault(context, pushes, (route) => loseReply(route), times)
}

/** The next push is stored; then the server is killed before the phone has the answer. */
export function killWhenAnswering(context: BrowserContext, server: ApiServer): Promise<NetworkFault> {
  return injectFault(context, pushes, (route) => loseReply(route, () => server.kill()), 1)
}

async function loseReply(route: Route, meanwhile?: () => Promise<void>): Promise<void> {
  await route.fetch()
  await meanwhile?.()
  await route.abort('connectionreset')
}

async function injectFault(
  context: BrowserContext,
  url: string,
  meet: (route: Route) => Promise<void>,
  times?: number,
): Promise<NetworkFault> {
  const metAt: number[] = []
  const handler = async (route: Route) => {
    metAt.push(Date.now())
    await meet(route)
  }
  await context.route(url, handler, times === undefined ? {} : { times })
  return { metAt, end: () => context.unroute(url, handler) }
}
