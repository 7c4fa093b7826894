import {
  clinicianSessionEndPath,
  clinicianSessionLimits,
  clinicianSessionPath,
  type ClinicianSessionReply,
  sessionEndPath,
  sessionPath,
  type SessionReply,
} from '@second-wind/core/contract/session'
import { writeAudit } from '../audit/write-audit.ts'
import { findClinician } from '../clinician/clinician.repo.ts'
import type { Ctx, RealDeps } from '../deps.ts'
import type { ClinicianActor, PatientActor } from './actor.ts'
import { readClinicianSession } from './clinician-session.ts'
import { readPatientSession } from './patient-session.ts'
import { type Route, route } from './route.ts'
import { clearSessionCookie } from './session-cookie.ts'
import { endSession } from './sessions.ts'

/**
 * What a browser's cookie is worth, and its end. Open to anyone with or without one: a signed-out phone asks here why
 * it is, and whether it was reported lost.
 */
export function sessionRoutes(deps: RealDeps): Route[] {
  const open = { who: 'anyone', subject: 'nobody' } as const
  return [
    route({ ...open, method: 'GET', path: sessionPath, action: 'session.read', handle: readSession }),
    route({ ...open, method: 'POST', path: sessionEndPath, action: 'session.end', handle: endPatients }),
    route({
      ...open,
      method: 'GET',
      path: clinicianSessionPath,
      action: 'session.read',
      handle: readClinicians,
    }),
    route({
      ...open,
      method: 'POST',
      path: clinicianSessionEndPath,
      action: 'session.end',
      handle: endClinicians,
    }),
  ]

  async function readSession(c: Ctx): Promise<Response> {
    const session = await readPatientSession(deps, c)
    return c.json<SessionReply>({
      state: session.state,
      ...('actor' in session && { patientId: session.actor.id }),
      ...('wipe' in session && { wipe: session.wipe }),
    })
  }

  async function readClinicians(c: Ctx): Promise<Response> {
    const session = await readClinicianSession(deps, c)
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

  /** Also what is stored on the phone goes: the app has asked first about anything unsent. */
  async function endPatients(c: Ctx): Promise<Response> {
    const session = await readPatientSession(deps, c)
    if ('actor' in session) await end(session.actor)
    clearSessionCookie(c, 'patient')
    return c.body(null, 204, { 'clear-site-data': '"cache", "cookies", "storage"' })
  }

  /** Not "storage": the same browser may also be a patient's phone, with entries that are not sent yet. */
  async function endClinicians(c: Ctx): Promise<Response> {
    const session = await readClinicianSession(deps, c)
    if (session) await end(session.actor)
    clearSessionCookie(c, 'clinician')
    return c.body(null, 204, { 'clear-site-data': '"cache"' })
  }

  async function end(actor: PatientActor | ClinicianActor): Promise<void> {
    const nowMs = deps.clock.now()
    await deps.db.transaction().execute(async (trx) => {
      await endSession(trx, actor.session, nowMs)
      const patientId = actor.kind === 'patient' ? actor.id : null
      await writeAudit(trx, { at: iso(nowMs), actor, action: 'session.end', patientId })
    })
  }
}

const iso = (ms: number): string => new Date(ms).toISOString()
