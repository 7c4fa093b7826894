import { secondApprovalBody, secondApprovalPath } from '@second-wind/core/access/contract/held-devices'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { countRequest, type RateLimits } from '../../platform/http/rate-limits.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { iso } from '../../platform/iso.ts'
import { endHold } from './end-hold.ts'
import { findHeldJoinByWords, type JoinRow } from './joins.repo.ts'

const message =
  'No new phone on hold matches. Ask the patient for both again. You cannot confirm a phone that you approved yourself.'

/**
 * A second clinician of the clinic, with or without a share, identifies the patient and ends the hold of a new phone.
 * The server compares what the patient says, so that it shows nothing of a patient to a clinician without a share.
 */
export function secondApprovalRoutes({ db, clock }: RealDeps, rates: RateLimits): Route[] {
  const act = { who: 'clinician', subject: 'self', audit: 'act', stepUp: true } as const
  return [
    route({ ...act, method: 'POST', path: secondApprovalPath, action: 'phone.release', handle: confirm }),
  ]

  async function confirm(c: Ctx, actor: ClinicianActor): Promise<Response> {
    const { words: typed, dateOfBirth } = await readJson(c, secondApprovalBody)
    countRequest(rates.signIn, `second approval ${actor.id}`)
    const words = typed.toLowerCase().split(/\s+/).join(' ')
    const isFound = await inTransaction(db, undefined, async (trx) => {
      const nowMs = clock.now()
      const held = await findHeldJoinByWords(trx, { words, dateOfBirth }, nowMs)
      const isOther = held !== undefined && held.clinicianId !== actor.id
      if (isOther) await endHold(trx, { by: actor, action: 'phone.release', join: held.join, nowMs })
      else await auditRefusal(trx, { actor, nowMs, join: held?.join })
      return isOther
    })
    if (!isFound) throw new ApiError('invalid', { fields: [{ path: 'words', message }] })
    return c.body(null, 204)
  }
}

type Refusal = { actor: ClinicianActor; nowMs: number; join: JoinRow | undefined }

/** Wrong details, or the clinician's own approval, may be an attempt to misuse an approval, so they are audited. */
async function auditRefusal(trx: Db, { actor, nowMs, join }: Refusal): Promise<void> {
  const about = { patientId: join?.patient_id ?? null, object: join ? `join ${join.id}` : 'no phone on hold' }
  const event = { at: iso(nowMs), actor, action: 'phone.release', ...about } as const
  await writeAudit(trx, { ...event, outcome: 'refused', reason: 'invalid' })
}
