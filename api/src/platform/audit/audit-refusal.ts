import type { ErrorCode } from '@second-wind/core/platform/http/error'
import type { Ctx, Deps } from '../deps.ts'
import { ApiError } from '../errors.ts'
import type { ClinicianActor, PatientActor } from '../identity/actor.ts'
import { writeAudit } from './write-audit.ts'

type Attempt = { actor: PatientActor | ClinicianActor; action: string }

/** A refusal by policy looks like missing data to the caller, so both are recorded. */
const refusals: readonly ErrorCode[] = ['forbidden', 'not_found', 'step_up_required', 'invite_unknown']
const longestObject = 200

export async function auditRefusal(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  c: Ctx,
  { actor, action }: Attempt,
  error: unknown,
): Promise<void> {
  if (!(error instanceof ApiError) || !refusals.includes(error.code)) return
  const at = new Date(clock.now()).toISOString()
  const object = c.req.path.slice(0, longestObject)
  await db
    .transaction()
    .execute((trx) => writeAudit(trx, { at, actor, action, object, outcome: 'refused', reason: error.code }))
}
