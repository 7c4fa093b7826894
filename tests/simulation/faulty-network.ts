import type { SeededRandom } from '@second-wind/api/demo/large/seeded-random'
import { minuteMs } from '@second-wind/core/platform/moment'
import { pullReply, pushReply, type PushRequest } from '@second-wind/core/sync/protocol'
import type { PullResult } from '@second-wind/core/sync/pull-changes'
import type { PushResult } from '@second-wind/core/sync/push-result'
import type { HttpResponse, SyncServer } from './sync-server.ts'
import type { Timeline } from './timeline.ts'

export const networkFaultKinds = [
  'request-lost',
  'reply-lost',
  'duplicated',
  'late',
  'portal',
  'garbled',
  'reply-to-another',
  'refused',
  'refused-after-commit',
  'server-killed',
  'server-killed-after-commit',
] as const
export type NetworkFault = (typeof networkFaultKinds)[number]

/** The network between one phone and the server. `cut` lasts until it is repaired; other faults affect one request. */
export type Link = { cut: 'no' | 'both-ways' | 'replies-only' }

export type Network = {
  push(link: Link, request: PushRequest): Promise<PushResult>
  pull(link: Link, deviceId: string, cursor: string | undefined): Promise<PullResult>
  heal(): void
}

type Options = {
  timeline: Timeline
  random: SeededRandom
  server: SyncServer
  faults: readonly NetworkFault[]
  /** The percentage of requests with a fault. */
  faultsInHundred: number
  /** A gateway in front of the server that refuses a request as a whole; undefined lets it pass. */
  doorkeeper(request: PushRequest): 'slow' | number | undefined
}

type Outcome = { kind: 'response'; response: HttpResponse } | { kind: 'unreachable' | 'timeout' | 'not-ours' }

const timeoutMs = 15_000
const refusals = [401, 403, 408, 429, 500, 503] as const

export function faultyNetwork(options: Options): Network {
  const { timeline, random, server, doorkeeper } = options
  let isHealed = false
  let serverIsDownUntil = 0

  const drawFault = (link: Link): NetworkFault | undefined => {
    if (link.cut !== 'no') return link.cut === 'both-ways' ? 'request-lost' : 'reply-lost'
    const [first, ...rest] = options.faults
    if (isHealed || first === undefined || !random.chance(options.faultsInHundred / 100)) return undefined
    return random.pick([first, ...rest])
  }
  const killServer = () => {
    serverIsDownUntil = timeline.now() + random.between(1, minuteMs)
  }
  const lose = async (): Promise<Outcome> => {
    const isSlow = random.chance(0.5)
    await timeline.pause(isSlow ? timeoutMs : random.between(5, 500))
    return { kind: isSlow ? 'timeout' : 'unreachable' }
  }

  async function exchange(link: Link, send: () => Promise<HttpResponse>): Promise<Outcome> {
    const reach = (ms: number) =>
      new Promise<Outcome>((resolve) => {
        timeline.after(ms, async () => {
          const isDown = timeline.now() < serverIsDownUntil
          resolve(isDown ? { kind: 'unreachable' } : { kind: 'response', response: await send() })
        })
      })
    const fault = drawFault(link)
    const travelMs = random.between(5, 300)
    switch (fault) {
      case undefined:
        break
      case 'request-lost':
        return lose()
      case 'reply-lost':
        await reach(travelMs)
        return lose()
      case 'duplicated':
        void reach(random.between(5, 120_000))
        break
      case 'late':
        void reach(random.between(timeoutMs, 120_000))
        await timeline.pause(timeoutMs)
        return { kind: 'timeout' }
      case 'portal':
        await timeline.pause(travelMs)
        return { kind: 'not-ours' }
      case 'garbled':
        await reach(travelMs)
        return { kind: 'not-ours' }
      case 'reply-to-another': {
        await timeline.pause(travelMs)
        const body = { serverTime: '2026-11-20T18:00:00Z', serverEpoch: 'a', acked: [], verdicts: [] }
        return { kind: 'response', response: { status: 200, body } }
      }
      case 'refused-after-commit':
        await reach(travelMs)
        return { kind: 'response', response: { status: 500, body: undefined } }
      case 'refused': {
        await timeline.pause(travelMs)
        const retryAfterMs = random.chance(0.3) ? { retryAfterMs: random.between(0, 900) * 1000 } : {}
        return {
          kind: 'response',
          response: { status: random.pick(refusals), body: undefined, ...retryAfterMs },
        }
      }
      case 'server-killed':
        killServer()
        return lose()
      case 'server-killed-after-commit':
        await reach(travelMs)
        killServer()
        return lose()
    }
    const outcome = await reach(travelMs)
    await timeline.pause(random.between(5, 300))
    return outcome
  }

  return {
    async push(link, request) {
      const stopped = doorkeeper(request)
      if (stopped === 'slow') {
        await timeline.pause(timeoutMs)
        return { kind: 'timeout' }
      }
      const outcome = await exchange(link, async () => {
        if (stopped === undefined) return server.push(request)
        return { status: stopped, body: undefined }
      })
      return toPushResult(outcome)
    },
    async pull(link, deviceId, cursor) {
      return toPullResult(await exchange(link, () => server.pull(deviceId, cursor)))
    },
    heal: () => {
      isHealed = true
      serverIsDownUntil = 0
    },
  }
}

function toPushResult(outcome: Outcome): PushResult {
  if (outcome.kind !== 'response') return { kind: outcome.kind }
  const { status, body, retryAfterMs } = outcome.response
  if (status !== 200)
    return { kind: 'refused', status, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
  const reply = pushReply.safeParse(body)
  return reply.success ? { kind: 'reply', reply: reply.data } : { kind: 'not-ours' }
}

function toPullResult(outcome: Outcome): PullResult {
  if (outcome.kind !== 'response') return { kind: 'failed' }
  if (outcome.response.status === 410) return { kind: 'expired' }
  const page = pullReply.safeParse(outcome.response.body)
  return page.success && outcome.response.status === 200
    ? { kind: 'page', page: page.data }
    : { kind: 'failed' }
}
