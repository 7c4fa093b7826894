import { readFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { createApp } from '@second-wind/api/app'
import { seedDemo } from '@second-wind/api/demo/seed-demo'
import { insertMissingMeta } from '@second-wind/api/platform/db/meta.repo'
import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { type OpenDatabase, openDatabase } from '@second-wind/api/platform/db/open-database'
import type { Clock, Deps, Env } from '@second-wind/api/platform/deps'
import { patientId } from '@second-wind/core/platform/ids'
import type { UsualDay } from '@second-wind/core/records/usual-day'
import { type ProvidedContext, inject } from 'vitest'
import { idNumbered } from '../fixtures/ids.ts'
import { type VirtualClock, virtualClock } from './virtual-clock.ts'

export const apiPort = 8710
/** The patient of the demo. */
export const patientOne = patientId.parse(1)
const host = `localhost:${apiPort}`

export type DemoApi = Awaited<ReturnType<typeof openDemoApi>>

type Options = {
  /** The demo's people instead of two patients without a history. */
  seed?: boolean
  clock?: VirtualClock
  staticRoot?: string
} & Pick<Deps, 'operatorKey' | 'requestLog'>

/** The product's own server on a database in memory, as the browser on the same computer reaches it. */
export async function openDemoApi({
  seed = false,
  clock = virtualClock(),
  staticRoot,
  ...rest
}: Options = {}) {
  const place = { now: clock.now, offsetMinAt: () => 0 }
  const { db, close } = seed ? await openDemoPeople(place) : openPrepared('twoPatients')
  await insertMissingMeta(db, { mode: 'demo', epoch: 'epoch-a' })

  let ids = 0xa00
  const unexpectedErrors: unknown[] = []
  const start = () =>
    createApp({
      db,
      clock: place,
      newId: () => idNumbered((ids += 1)),
      config: { authMode: 'demo' },
      staticRoot,
      ...rest,
      logError: ({ error }) => unexpectedErrors.push(error),
    })
  let app = start()

  function request(path: string, init: RequestInit = {}, env = loopbackBindings()): Promise<Response> {
    const headers = new Headers(init.headers)
    if (!headers.has('host')) headers.set('host', host)
    return Promise.resolve(app.request(`http://${host}${path}`, { ...init, headers }, env))
  }

  function send(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
    const json = { 'content-type': 'application/json', ...headers }
    return request(path, { method, headers: json, body: JSON.stringify(body) })
  }

  return {
    app,
    /** Another run of the server on the same database. */
    restart: () => void (app = start()),
    db,
    clock,
    /** Unexpected errors. */
    unexpectedErrors: unexpectedErrors,
    request,
    get: (path: string, headers: Record<string, string> = {}) => request(path, { headers }),
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      send('POST', path, body, headers),
    put: (path: string, body: unknown, headers?: Record<string, string>) => send('PUT', path, body, headers),
    patch: (path: string, body: unknown, headers?: Record<string, string>) =>
      send('PATCH', path, body, headers),
    close,
  }
}

/** The facts that Node's server has about a connection. */
export function loopbackBindings({ remoteAddress = '127.0.0.1', localPort = apiPort } = {}): Env['Bindings'] {
  const socket = new Socket()
  Object.defineProperties(socket, {
    remoteAddress: { value: remoteAddress },
    localPort: { value: localPort },
  })
  const incoming = new IncomingMessage(socket)
  return { incoming, outgoing: new ServerResponse(incoming) }
}

/** A copy in memory of a database that `prepare-databases.ts` has filled. */
export function openPrepared(name: keyof ProvidedContext['preparedDatabases']): OpenDatabase {
  return openDatabase(readFileSync(inject('preparedDatabases')[name]))
}

async function openDemoPeople(clock: Clock): Promise<OpenDatabase> {
  if (clock.now() === virtualClock().now()) return openPrepared('demoPeople')
  const opened = openDatabase(':memory:')
  await migrateToLatest(opened.db)
  await seedDemo(opened.db, clock)
  return opened
}

/** Sets the usual day of the demo's patient on that day, as a person did. */
export async function setUsualDay(api: DemoApi, usualDay: UsualDay): Promise<void> {
  const now = new Date(api.clock.now()).toISOString()
  api.clock.setTo(`${usualDay.setOn}T12:00:00.000Z`)
  await api.patch('/api/users/1', { usualDay })
  api.clock.setTo(now)
}
