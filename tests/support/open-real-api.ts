import { createApp } from '@second-wind/api/app'
import { linkDevice } from '@second-wind/api/platform/authentication/linked-devices'
import { findLinkedDevice } from '@second-wind/api/platform/authentication/linked-devices.repo'
import { openSession } from '@second-wind/api/platform/authentication/sessions'
import { insertMissingMeta } from '@second-wind/api/platform/db/meta.repo'
import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { type OpenDatabase, openDatabase } from '@second-wind/api/platform/db/open-database'
import type { RealDeps } from '@second-wind/api/platform/deps'
import { rateLimits } from '@second-wind/api/platform/http/rate-limits'
import { hasPatients } from '@second-wind/api/records/profile/patients.repo'
import { commonRoutes, authForMode } from '@second-wind/api/routes'
import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import type { KyselyPlugin } from 'kysely'
import { idNumbered } from '../fixtures/ids.ts'
import { addTwoPatients } from './add-two-patients.ts'
import { loopbackBindings, openPrepared } from './open-demo-api.ts'
import { type VirtualClock, virtualClock } from './virtual-clock.ts'

export const publicOrigin = 'https://app.example'
export const proxyAddress = '10.0.0.2'
const real = {
  publicOrigin,
  pepper: 'tests only: never used to sign in',
  proxies: [proxyAddress],
  tls: undefined,
  organisation: 'Leeds Chest Clinic',
  securityContact: 'mailto:security@app.example',
}

/** A real hash takes 0.3 s of both the test and its neighbours; this one a few milliseconds. */
const passwordCost = { N: 2 ** 10, r: 8, p: 1 }

export type RealApi = Awaited<ReturnType<typeof openRealApi>>
type Options = { clock?: VirtualClock; file?: string } & Pick<
  RealDeps,
  'requestLog' | 'staticRoot' | 'diskReserve'
>
type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

/**
 * The server of AUTH_MODE=real on a database in memory, as a browser reaches it through the proxy. Patients 1 and 2
 * share with clinicians 1 and 2; the test decides who may sign in. A `file` with people keeps them.
 */
export async function openRealApi({ clock = virtualClock(), file, ...rest }: Options = {}) {
  const opened = file === undefined ? openPrepared('twoPatients') : await openFile(file)
  await insertMissingMeta(opened.db, { mode: 'real', epoch: 'epoch-a' })

  const place = { ...clock, offsetMinAt: () => 0 }
  let queries = 0
  const db = opened.db.withPlugin(countQueries(() => (queries += 1)))
  let ids = 0xb00
  const unexpectedErrors: unknown[] = []
  const deps: RealDeps = {
    db,
    clock: place,
    newId: () => idNumbered((ids += 1)),
    config: { authMode: 'real', real },
    real,
    passwordCost,
    ...rest,
    logError: ({ error }) => unexpectedErrors.push(error),
  }
  const rates = rateLimits(deps.clock)
  const start = () => createApp(deps)
  let app = start()

  async function request(path: string, init: Init = {}, from = proxyAddress): Promise<Response> {
    const headers = { host: 'app.example', 'x-forwarded-for': '203.0.113.7', ...init.headers }
    return app.request(
      `http://inside${path}`,
      { ...init, headers },
      loopbackBindings({ remoteAddress: from }),
    )
  }

  return {
    ...deps,
    clock: place,
    routes: [...commonRoutes(deps, rates), ...authForMode(deps, rates).routes],
    unexpectedErrors: unexpectedErrors,
    /** Rate limits restart; the database stays. */
    restart: () => void (app = start()),
    queriesSoFar: () => queries,
    request,
    /** A browser that sends this cookie; none when it is undefined. */
    as: (cookie: string | undefined) => browserWith(request, cookie),
    close: opened.close,

    /** A phone that a clinic has approved, signed in now, also again. @returns its cookie */
    async signInPatient(
      id: 1 | 2,
      deviceId = deps.newId(),
    ): Promise<{ cookie: string; deviceId: string; session: string }> {
      const nowMs = clock.now()
      const phone = {
        deviceId,
        patientId: patientId.parse(id),
        label: 'Chrome on Android',
        publicKey: '{}',
        linkedBy: 'invitation',
      } as const
      if (!(await findLinkedDevice(db, deviceId))) await linkDevice(db, phone, nowMs)
      const session = await openSession(db, deps, {
        kind: 'patient',
        actorId: id,
        deviceId,
        authenticatedMs: nowMs,
      })
      return { cookie: `__Host-sw_p=${session.token}`, deviceId, session: session.id }
    },

    /** A clinician with an account, signed in now. @returns the cookie */
    async signInClinician(id: number): Promise<{ cookie: string; session: string }> {
      const account = {
        clinician_id: clinicianId.parse(id),
        username: `clinician-${id}`,
        created_at: '2026-11-01T09:00:00.000Z',
      }
      await db
        .insertInto('clinician_accounts')
        .values({
          ...account,
          disabled_at: null,
          password_hash: null,
          totp_secret: null,
          totp_last_step: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const session = await openSession(db, deps, {
        kind: 'clinician',
        actorId: id,
        isSteppedUp: true,
      })
      return { cookie: `__Host-sw_c=${session.token}`, session: session.id }
    },
  }
}

async function openFile(file: string): Promise<OpenDatabase> {
  const opened = openDatabase(file)
  await migrateToLatest(opened.db)
  if (!(await hasPatients(opened.db))) await addTwoPatients(opened.db)
  return opened
}

function browserWith(request: (path: string, init?: Init) => Promise<Response>, cookie: string | undefined) {
  const carried = cookie === undefined ? {} : { cookie }
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    request(path, {
      method,
      headers: { ...carried, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return {
    send,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      send('POST', path, body, headers),
  }
}

function countQueries(count: () => void): KyselyPlugin {
  return {
    transformQuery({ node }) {
      count()
      return node
    },
    transformResult: async ({ result }) => result,
  }
}
