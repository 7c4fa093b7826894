import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { dashboardPath } from '@second-wind/core/care/contract/clinician-dashboard'
import { clinicianId } from '@second-wind/core/platform/ids'
import { captureMoment, hourMs } from '@second-wind/core/platform/moment'
import { protocolVersion, pushPath } from '@second-wind/core/sync/protocol'
import { makeEntries } from '../sync/bench-entries.ts'
import type { Phone, Service } from './fill-service.ts'

export const origin = 'https://bench.example'
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

type Asked = { method?: 'POST'; path: string; cookie: string; body?: unknown; etag?: string | undefined }

/** What fails counts as the longest that a response may take. */
const failedMs = 120_000

/** Status 0: the connection ended without one. */
export type Reply = { status: number; retryAfterS: number; etag: string | undefined; ms: number }

/** A request as a reverse proxy passes it on. @param from a number that makes an address of its own */
function ask(port: number, from: number, { method, path, cookie, body, etag }: Asked): Promise<Reply> {
  const startedMs = performance.now()
  const address = `10.${from >> 16}.${(from >> 8) & 255}.${from & 255}`
  const headers = {
    host: new URL(origin).host,
    origin,
    cookie,
    'x-forwarded-for': address,
    'x-forwarded-proto': 'https',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(etag !== undefined && { 'if-none-match': etag }),
  }
  return new Promise((done) => {
    const end = () => done({ status: 0, retryAfterS: 1, etag: undefined, ms: failedMs })
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      response.resume()
      response.once('error', end)
      response.once('end', () =>
        done({
          status: response.statusCode ?? 0,
          retryAfterS: Number(response.headers['retry-after'] ?? 0),
          etag: response.headers.etag,
          ms: performance.now() - startedMs,
        }),
      )
    })
    sent.once('error', end)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** Sends so many new entries of this phone. @param firstSeq of the phone, from 1 */
export const push = (port: number, phone: Phone, entries: number, firstSeq: number): Promise<Reply> =>
  ask(port, phone.patientId, aPush(phone, entries, firstSeq))

function aPush(phone: Phone, entries: number, firstSeq: number): Asked {
  const nowMs = Date.now()
  const mutations = makeEntries(entries, nowMs).map((entry, at) => {
    const { id, userId: _userId, date: _date, localDate: _day, tzOffsetMin: _offset, ...payload } = entry
    return {
      mutationId: id,
      clientSeq: firstSeq + at,
      kind: 'symptoms.create',
      v: 1,
      ...captureMoment(nowMs - (entries - at) * hourMs, 0),
      payload,
    }
  })
  const body = {
    protocol: protocolVersion,
    deviceId: phone.deviceId,
    ownerId: phone.patientId,
    appVersion: 'bench',
    clientSentAt: new Date(nowMs).toISOString(),
    pendingCount: entries,
    oldestPendingAt: mutations[0]?.occurredAt ?? null,
    mutations,
  }
  return { method: 'POST', path: pushPath, cookie: phone.cookie, body }
}

const maxTries = 50

/**
 * The same push until it is stored, as a phone repeats it: a server that is too busy says when to come back.
 *
 * @returns every reply
 * @throws Error when it is still not stored after 50 tries
 */
export async function pushUntilStored(port: number, phone: Phone, entries: number): Promise<Reply[]> {
  const sent = aPush(phone, entries, 1)
  const replies: Reply[] = []
  while (replies.length < maxTries) {
    const reply = await ask(port, phone.patientId, sent)
    replies.push(reply)
    if (![0, 429, 503].includes(reply.status)) return replies
    await sleep(reply.retryAfterS * 1_000 * (1 + Math.random()))
  }
  throw new Error(`a push was not stored in ${maxTries} tries`)
}

/** Every dashboard asks for its list every ten seconds, evenly spread, until `isOver`. @returns how long each took */
export async function pollDashboards(
  port: number,
  { dashboards }: Service,
  isOver: () => boolean,
): Promise<number[]> {
  const everyMs = 10_000
  const times: number[] = []
  const poll = async (dashboard: Service['dashboards'][number], at: number) => {
    let etag: string | undefined
    await sleep((at / dashboards.length) * everyMs)
    while (!isOver()) {
      const path = dashboardPath(clinicianId.parse(dashboard.clinicianId))
      const reply = await ask(port, 1_000_000 + at, { path, cookie: dashboard.cookie, etag })
      etag = reply.etag
      times.push(reply.status === 200 || reply.status === 304 ? reply.ms : failedMs)
      for (let leftMs = everyMs; leftMs > 0 && !isOver(); leftMs -= 100) await sleep(100)
    }
  }
  await Promise.all(dashboards.map(poll))
  return times
}
