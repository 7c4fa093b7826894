import {
  clinicianSessionEndPath,
  clinicianSessionPath,
  clinicianSessionReply,
  userActivityHeader,
} from '@second-wind/core/access/contract/session'
import type { Clinician } from '@second-wind/core/care/clinician'
import { sendCall, parseReply } from '../request.ts'

/** The signed-in clinician, and the end of the session by this computer's clock, epoch milliseconds. */
export type ClinicianSession = { clinician: Clinician; endsMs: number; idleEndsMs: number }

/**
 * Undefined when no one is signed in. `isUserAct`: the clinician has just been active, which restarts the ten minutes;
 * no other call does, and polls do not.
 */
export async function readClinicianSession({
  isUserAct,
}: {
  isUserAct: boolean
}): Promise<ClinicianSession | undefined> {
  const headers = isUserAct ? { [userActivityHeader.name]: userActivityHeader.value } : {}
  const { response, text } = await sendCall({ method: 'GET', path: clinicianSessionPath, headers })
  const { clinician, endsAt, idleEndsAt } = parseReply(clinicianSessionReply, response, text)
  if (!clinician || endsAt === undefined || idleEndsAt === undefined) return undefined
  // The server's times, converted to this computer's clock, however wrong it is.
  const skewMs = Date.now() - (Date.parse(response.headers.get('date') ?? '') || Date.now())
  return { clinician, endsMs: Date.parse(endsAt) + skewMs, idleEndsMs: Date.parse(idleEndsAt) + skewMs }
}

export async function endClinicianSession(): Promise<void> {
  await sendCall({ method: 'POST', path: clinicianSessionEndPath })
}
