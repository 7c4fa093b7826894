import {
  clinicianSessionEndPath,
  clinicianSessionPath,
  type ClinicianSessionReply,
  sessionEndBody,
  sessionEndPath,
  type SessionEndReply,
  sessionPath,
  type SessionReply,
} from '@second-wind/core/access/contract/session'
import { clinicianSessionLimits } from '@second-wind/core/access/session-expiry'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { readClinicianSession } from '../../platform/authentication/clinician-session.ts'
import { findClinician } from '../../platform/authentication/clinician.repo.ts'
import { readPatientSession } from '../../platform/authentication/patient-session.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import { clearSessionCookie, sessionTokenOf } from '../../platform/authentication/session-cookie.ts'
import { endSession } from '../../platform/authentication/sessions.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { countRequest, type RateLimits } from '../../platform/http/rate-limits.ts'
import { readJson } from '../../platform/http/read-json.ts'
import type { TokenBuckets } from '../../platform/http/token-buckets.ts'
import { iso } from '../../platform/iso.ts'
import { signOutDevice } from './sign-out-device.ts'

/**
 * The state of a browser's session, and signing out. Public: a signed-out phone asks here for the reason, and whether
 * it was reported lost.
 */
export const sessionRoutes = (deps: RealDeps, rates: RateLimits): Route[] => [
  route({
    ...open,
    method: 'GET',
    path: sessionPath,
    action: 'session.read',
    handle: readSession(deps, rates),
  }),
  route({
    ...open,
    method: 'POST',
    path: sessionEndPath,
    action: 'session.end',
    handle: endPatientSession(deps, rates),
  }),
  route({
    ...open,
    method: 'GET',
    path: clinicianSessionPath,
    action: 'session.read',
    handle: readOwnClinicianSession(deps, rates),
  }),
  route({
    ...open,
    method: 'POST',
    path: clinicianSessionEndPath,
    action: 'session.end',
    handle: endClinicianSession(deps, rates),
  }),
]

const open = { who: 'anyone', subject: 'none' } as const

const readSession =
  (deps: RealDeps, rates: RateLimits) =>
  async (c: Ctx): Promise<Response> => {
    const session = await readPatientSession(deps, c)
    countCaller(c, deps, rates, {
      bySession: rates.device,
      session: 'actor' in session ? session.actor.session : undefined,
    })
    return c.json<SessionReply>({
      state: session.state,
      ...('actor' in session && { patientId: session.actor.id }),
      ...('wipe' in session && { wipe: session.wipe }),
    })
  }

const readOwnClinicianSession =
  (deps: RealDeps, rates: RateLimits) =>
  async (c: Ctx): Promise<Response> => {
    const session = await readClinicianSession(deps, c)
    countCaller(c, deps, rates, { bySession: rates.clinician, session: session?.actor.session })
    const clinician = session && (await findClinician(deps.db, session.actor.id))
    if (!session || !clinician) return c.json<ClinicianSessionReply>({ state: 'none' })
    const { steppedUpMs } = session.actor
    return c.json<ClinicianSessionReply>({
      state: 'signed-in',
      clinician,
      endsAt: iso(session.endsMs),
      idleEndsAt: iso(session.idleEndsMs),
      ...(steppedUpMs !== null && { steppedUpUntil: iso(steppedUpMs + clinicianSessionLimits.stepUpMs) }),
    })
  }

/** Also clears the browser's storage, unless a person may have started again there: the app has wiped it before. */
const endPatientSession =
  (deps: RealDeps, rates: RateLimits) =>
  async (c: Ctx): Promise<Response> => {
    countRequest(rates.signedOut, clientAddress(c, deps.config))
    const { deviceId, isLate } = await readJson(c, sessionEndBody)
    const phone = { deviceId, token: sessionTokenOf(c, 'patient') }
    const isEnded = await signOutDevice(deps, phone)
    if (isEnded) clearSessionCookie(c, 'patient')
    const headers = { 'clear-site-data': '"cache", "cookies", "storage"' }
    return c.json<SessionEndReply>({ isEnded }, 200, isLate ? {} : headers)
  }

/** Not "storage": the same browser may also be a patient's phone with unsent entries. */
const endClinicianSession =
  (deps: RealDeps, rates: RateLimits) =>
  async (c: Ctx): Promise<Response> => {
    const session = await readClinicianSession(deps, c)
    if (!session) countRequest(rates.signedOut, clientAddress(c, deps.config))
    else {
      const { actor } = session
      await inTransaction(deps.db, undefined, async (trx) => {
        await endSession(trx, actor.session, deps.clock.now())
        await writeAudit(trx, { at: iso(deps.clock.now()), actor, action: 'session.end' })
      })
    }
    clearSessionCookie(c, 'clinician')
    return c.body(null, 204, { 'clear-site-data': '"cache"' })
  }

/** A signed-in caller is counted by session, as on every other route; all others by address. */
function countCaller(
  c: Ctx,
  { config }: RealDeps,
  rates: RateLimits,
  { bySession, session }: { bySession: TokenBuckets; session: string | undefined },
): void {
  if (session === undefined) countRequest(rates.signedOut, clientAddress(c, config))
  else countRequest(bySession, session)
}
