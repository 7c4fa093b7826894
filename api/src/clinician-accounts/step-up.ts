import type { StepUpBody } from '@second-wind/core/contract/clinician-auth'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../db/database.ts'
import type { RealDeps } from '../deps.ts'
import type { ClinicianActor } from '../identity/actor.ts'
import { stepUpSession } from '../identity/sessions.ts'
import { assertedPasskey } from '../passkeys/assert-passkey.ts'
import { findAccount } from './accounts.repo.ts'
import { takeTotp } from './take-totp.ts'

/** @returns the token that the session has from now on; undefined when nothing was proved */
export async function stepUp(
  deps: RealDeps,
  actor: ClinicianActor,
  proof: StepUpBody,
): Promise<string | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    const at = new Date(deps.clock.now()).toISOString()
    const event = { at, actor, action: 'clinician.step-up' }
    if (await isProved(trx, deps, actor, proof)) {
      await writeAudit(trx, event)
      return (await stepUpSession(trx, deps, actor.session)).token
    }
    await writeAudit(trx, { ...event, outcome: 'refused', reason: 'forbidden' })
    return undefined
  })
}

async function isProved(
  trx: Db,
  deps: RealDeps,
  { id }: ClinicianActor,
  proof: StepUpBody,
): Promise<boolean> {
  if ('response' in proof) {
    const asserted = await assertedPasskey(trx, deps, 'step-up.clinician', proof)
    return asserted?.isProved === true && asserted.whose.owner_id === id
  }
  const account = await findAccount(trx, { id })
  return account !== undefined && takeTotp(trx, deps, account, proof.code.trim())
}
