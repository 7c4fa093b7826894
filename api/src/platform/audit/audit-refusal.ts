import type { ErrorCode } from '@second-wind/core/platform/http/error'
import { recordId } from '@second-wind/core/platform/ids'
import type { ClinicianActor, PatientActor } from '../authentication/actor.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Ctx, Deps } from '../deps.ts'
import { ApiError } from '../errors.ts'
import { iso } from '../iso.ts'
import { writeAudit } from './write-audit.ts'

type Attempt = { actor: PatientActor | ClinicianActor; action: string }

/** A refusal by policy looks like missing data to the caller, so both are recorded. */
const auditedErrorCodes: readonly ErrorCode[] = [
  'forbidden',
  'not_found',
  'step_up_required',
  'device_too_new',
  'invite_unknown',
]
const maxObjectChars = 200
const nhsNumberDigits = 10

export async function auditRefusal(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  c: Ctx,
  { actor, action }: Attempt,
  error: unknown,
): Promise<void> {
  if (!(error instanceof ApiError) || !auditedErrorCodes.includes(error.code)) return
  const at = iso(clock.now())
  const object = withoutLongNumbers(c.req.path).slice(0, maxObjectChars)
  await inTransaction(db, undefined, (trx) =>
    writeAudit(trx, { at, actor, action, object, outcome: 'refused', reason: error.code }),
  )
}

/** The log cannot be erased: what may be an NHS number in a path, however it is written, does not enter it. */
const withoutLongNumbers = (path: string): string =>
  path
    .split('/')
    .map((part) => (mayHoldNhsNumber(part) ? '(number)' : part))
    .join('/')

const mayHoldNhsNumber = (part: string): boolean =>
  part.replaceAll(/\D/g, '').length >= nhsNumberDigits && !recordId.safeParse(part).success
