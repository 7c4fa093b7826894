import type { ClinicianId } from '@second-wind/core/platform/ids'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { findClinician } from '../../platform/authentication/clinician.repo.ts'
import { hashSecret } from '../../platform/authentication/secrets.ts'
import { openSession, revokeSessions } from '../../platform/authentication/sessions.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import { removePasskeys } from '../../platform/passkeys/passkeys.repo.ts'
import { type AccountRow, findAccount, setAccount } from './clinician-accounts.repo.ts'
import { issueClinicianRecoveryCodes } from './clinician-recovery-codes.ts'
import { endOpenEnrolments, findEnrolment } from './enrolments.repo.ts'

type Deps = Pick<RealDeps, 'clock' | 'newId' | 'real'>

/** The clinician of this link. Used, expired and invented links look the same. @throws ApiError invite_unknown */
export async function openEnrolment(db: Db, { clock, real }: Deps, token: string) {
  const found = await findEnrolment(db, hashSecret(real.pepper, token))
  const id = found?.clinician_id
  const account = id && (await findAccount(db, { id }))
  const clinician = id && (await findClinician(db, id))
  const isOpen = found?.used_ms === null && found.expires_ms >= clock.now()
  if (!isOpen || !account || !clinician) throw new ApiError('invite_unknown')
  return { account, clinician }
}

export type NewSignInMethod =
  | { kind: 'passkey'; credentialId: string }
  | ({ kind: 'password' } & Pick<AccountRow, 'password_hash' | 'totp_secret' | 'totp_last_step'>)

/**
 * Replaces all earlier sign-in methods, which may be stolen, and ends all sessions. It also enables an account that was
 * disabled because of that: disabling ended all earlier links, so this one was issued since.
 */
export async function finishEnrolment(
  trx: Db,
  deps: Deps,
  { id, method }: { id: ClinicianId; method: NewSignInMethod },
): Promise<{ token: string; recoveryCodes: string[] }> {
  const nowMs = deps.clock.now()
  const at = iso(nowMs)
  const owner = { kind: 'clinician', id } as const
  await removePasskeys(trx, owner, { at, ...(method.kind === 'passkey' && { except: method.credentialId }) })
  const { kind, ...password } =
    method.kind === 'password'
      ? method
      : { kind: method.kind, password_hash: null, totp_secret: null, totp_last_step: null }
  await setAccount(trx, id, { ...password, disabled_at: null })
  await endOpenEnrolments(trx, id, nowMs)
  await revokeSessions(trx, owner, 'replaced', nowMs)
  const recoveryCodes = await issueClinicianRecoveryCodes(trx, deps.real, id, at)
  const { token } = await openSession(trx, deps, { kind: 'clinician', actorId: id, isSteppedUp: true })
  await writeAudit(trx, { at, actor: owner, action: 'clinician.enrol', object: kind })
  return { token, recoveryCodes }
}
