import type { StepUpBody } from '@second-wind/core/access/contract/clinician-auth'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { stepUpSession } from '../../platform/authentication/sessions.ts'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { iso } from '../../platform/iso.ts'
import { verifyPasskeyAuthentication } from '../../platform/passkeys/authenticate-passkey.ts'
import { findAccount } from './clinician-accounts.repo.ts'
import { verifyTotp } from './totp.ts'

/** @returns the session's new token; undefined when the proof is wrong */
export async function stepUp(
  deps: RealDeps,
  actor: ClinicianActor,
  proof: StepUpBody,
): Promise<string | undefined> {
  return inTransaction(deps.db, undefined, async (trx) => {
    const at = iso(deps.clock.now())
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
    const asserted = await verifyPasskeyAuthentication(trx, deps, 'step-up.clinician', proof)
    return asserted?.isProved === true && asserted.passkey.owner_id === id
  }
  const account = await findAccount(trx, { id })
  return account !== undefined && verifyTotp(trx, deps, account, proof.code.trim())
}
