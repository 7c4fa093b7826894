import type { passkeySignInBody, passwordSignInBody } from '@second-wind/core/access/contract/clinician-auth'
import { clinicianId, type ClinicianId } from '@second-wind/core/platform/ids'
import type * as z from 'zod/mini'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { openSession } from '../../platform/authentication/sessions.ts'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { putMeta } from '../../platform/db/meta.repo.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { iso } from '../../platform/iso.ts'
import { verifyPasskeyAuthentication } from '../../platform/passkeys/authenticate-passkey.ts'
import { type AccountRow, findAccount } from './clinician-accounts.repo.ts'
import { consumeClinicianRecoveryCode } from './clinician-recovery-codes.ts'
import { verifyPassword } from './password-hash.ts'
import type { PasswordAttempt } from './password-queue.ts'
import { verifyTotp } from './totp.ts'

/** @returns the token of the new session; undefined without a valid passkey */
export async function signInByPasskey(
  deps: RealDeps,
  body: z.infer<typeof passkeySignInBody>,
): Promise<string | undefined> {
  return inTransaction(deps.db, undefined, async (trx) => {
    const asserted = await verifyPasskeyAuthentication(trx, deps, 'sign-in.clinician', body)
    if (!asserted) return undefined
    const id = clinicianId.parse(asserted.passkey.owner_id)
    const account = await findAccount(trx, { id })
    const isAccepted = asserted.isProved && account?.disabled_at === null
    return finishSignIn(trx, deps, { id, isAccepted, method: 'passkey' })
  })
}

/**
 * Judges password and code together, so that a refusal does not reveal which one was right. An unknown username takes
 * the same steps and the same time.
 *
 * @returns the token of the new session; undefined when username, password or code is wrong
 */
export async function signInByPassword(
  deps: RealDeps,
  { username, password, code }: z.infer<typeof passwordSignInBody>,
  who: PasswordAttempt,
): Promise<string | undefined> {
  const { db } = deps
  const known = await findAccount(db, { username })
  // The password is hashed before the transaction, which would otherwise block all other writes meanwhile.
  const isRight = await verifyPassword(deps, password, known?.password_hash ?? null, who)
  return inTransaction(db, undefined, async (trx) => {
    const account = await findAccount(trx, { username })
    if (!account) return recordUnknownUsername(trx, deps)
    // The account may have changed while the password was hashed.
    if (account.disabled_at !== null || account.password_hash !== known?.password_hash) {
      return finishSignIn(trx, deps, { id: account.clinician_id, isAccepted: false, method: 'password' })
    }
    const method = await takeSecondProof(trx, deps, account, { isRight, code: code.trim() })
    return finishSignIn(trx, deps, {
      id: account.clinician_id,
      isAccepted: method !== undefined,
      method: method ?? 'password',
    })
  })
}

/** A password needs an app's code or a recovery code too. Without a password, a recovery code replaces the passkey. */
async function takeSecondProof(
  trx: Db,
  deps: RealDeps,
  account: AccountRow,
  { isRight, code }: { isRight: boolean; code: string },
): Promise<'password' | 'recovery-code' | undefined> {
  const hasPassword = account.password_hash !== null
  if (hasPassword && !isRight) return undefined
  if (hasPassword && (await verifyTotp(trx, deps, account, code))) return 'password'
  const at = iso(deps.clock.now())
  return (await consumeClinicianRecoveryCode(trx, deps.real, account.clinician_id, code, at))
    ? 'recovery-code'
    : undefined
}

/**
 * Writes like the refusal of a known username, so that the time does not reveal which exist. It updates a single row,
 * because otherwise anyone could make the table grow.
 */
async function recordUnknownUsername(trx: Db, { clock }: RealDeps): Promise<undefined> {
  await putMeta(trx, 'nobody_refused', iso(clock.now()))
}

type Outcome = { id: ClinicianId; isAccepted: boolean; method: 'passkey' | 'password' | 'recovery-code' }

async function finishSignIn(
  trx: Db,
  deps: RealDeps,
  { id, isAccepted, method }: Outcome,
): Promise<string | undefined> {
  const at = iso(deps.clock.now())
  const event = { at, actor: { kind: 'clinician', id }, action: 'clinician.sign-in', object: method } as const
  if (!isAccepted) {
    await writeAudit(trx, { ...event, outcome: 'refused', reason: 'unauthorised' })
    return undefined
  }
  await writeAudit(trx, event)
  // A person who has found a recovery code must not be able to replace the owner's ways to sign in.
  const isSteppedUp = method !== 'recovery-code'
  return (await openSession(trx, deps, { kind: 'clinician', actorId: id, isSteppedUp })).token
}
