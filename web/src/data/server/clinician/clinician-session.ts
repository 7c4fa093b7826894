import {
  clinicianSessionEndPath,
  clinicianSessionPath,
  clinicianSessionReply,
  userActivityHeader,
} from '@second-wind/core/access/contract/session'
import type { Clinician } from '@second-wind/core/care/clinician'
import { exchange, parseReply } from '../request.ts'

/** Who is signed in here, and until when by this computer's clock, epoch milliseconds. */
export type ClinicianSession = { clinician: Clinician; endsMs: number; idleEndsMs: number }

/**
 * Undefined when nobody is signed in. `isUserAct`: somebody has just done something, so the ten minutes begin anew;
 * no other call of the app ever says so, and polls do not.
 */
export async function readClinicianSession({
  isUserAct,
}: {
  isUserAct: boolean
}): Promise<ClinicianSession | undefined> {
  const headers = isUserAct ? { [userActivityHeader.name]: userActivityHeader.value } : {}
  const { response, text } = await exchange({ method: 'GET', path: clinicianSessionPath, headers })
  const { clinician, endsAt, idleEndsAt } = parseReply(clinicianSessionReply, response, text)
  if (!clinician || endsAt === undefined || idleEndsAt === undefined) return undefined
  // The server's times as this computer would name them, however wrong its clock is.
  const skewMs = Date.now() - (Date.parse(response.headers.get('date') ?? '') || Date.now())
  return { clinician, endsMs: Date.parse(endsAt) + skewMs, idleEndsMs: Date.parse(idleEndsAt) + skewMs }
}

/** Signs out here. */
export async function endClinicianSession(): Promise<void> {
  await exchange({ method: 'POST', path: clinicianSessionEndPath })
}
