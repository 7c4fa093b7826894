import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import {
  type AccountRow,
  findAccount,
  type ListedAccount,
  listAccounts,
  setAccount,
} from '../../access/clinician-accounts/clinician-accounts.repo.ts'
import { endOpenEnrolments } from '../../access/clinician-accounts/enrolments.repo.ts'
import { issueEnrolmentLink } from '../../access/clinician-accounts/issue-enrolment-link.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { revokeSessions } from '../../platform/authentication/sessions.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { iso } from '../../platform/iso.ts'
import type { Command } from './commands.ts'
import { operatorActor } from './operator-actor.ts'

/** `clinician list` */
export const listClinicians: Command = async (db) => {
  const accounts = await listAccounts(db)
  const lines = accounts.map(
    (one) =>
      `${one.username}  clinician ${one.id}  ${clinicianName(one)}, ${one.department}  ${formatSignInMethod(one)}`,
  )
  return { isGood: true, message: lines.length > 0 ? lines.join('\n') : 'There are no clinicians.' }
}

/** `clinician disable <username>`: signs out with the next request and blocks further sign-ins. */
export const disableClinician = accountCommand('clinician.disable', async (trx, account, now) => {
  const id = account.clinician_id
  await setAccount(trx, id, { disabled_at: now.at })
  await endOpenEnrolments(trx, id, now.ms)
  await revokeSessions(trx, { kind: 'clinician', id }, 'disabled', now.ms)
  return `${account.username} is signed out everywhere and cannot sign in.`
})

/** `clinician enable <username>` */
export const enableClinician = accountCommand('clinician.enable', async (trx, account) => {
  await setAccount(trx, account.clinician_id, { disabled_at: null })
  return `${account.username} can sign in again.`
})

/**
 * `clinician link <username>`: a new enrolment link when the first has expired, when the clinician has lost every
 * sign-in method (a forgotten password), or when the account was disabled because of a stolen one, which must not work
 * again.
 */
export const issueEnrolmentLinkCommand: Command = async (db, given, config) => {
  const { real } = requireRealMode(config)
  const command = accountCommand('clinician.link', async (trx, account, now) => {
    const link = await issueEnrolmentLink(trx, real, account.clinician_id, now.ms)
    const message = describeEnrolmentLink(account.username, link)
    return account.disabled_at === null ? message : `${message} This also enables the account.`
  })
  return command(db, given, config)
}

/** `session revoke <username>` */
export const revokeClinicianSessions = accountCommand('session.revoke', async (trx, account, now) => {
  await revokeSessions(trx, { kind: 'clinician', id: account.clinician_id }, 'revoked', now.ms)
  return `${account.username} is signed out everywhere.`
})

type Act = (trx: Db, account: AccountRow, now: { ms: number; at: string }) => Promise<string>

/** Finds the account, acts on it and writes the audit row in one transaction. */
function accountCommand(action: `${string}.${string}`, act: Act): Command {
  return async (db, [username = '']) => {
    const ms = Date.now()
    const at = iso(ms)
    return inTransaction(db, undefined, async (trx) => {
      const account = await findAccount(trx, { username: username.toLowerCase() })
      if (!account) {
        return {
          isGood: false,
          message: `There is no clinician with the username "${username}". Usage: ${action.replace('.', ' ')} <username>`,
        }
      }
      const message = await act(trx, account, { ms, at })
      await writeAudit(trx, { at, actor: operatorActor, action, object: `clinician ${account.clinician_id}` })
      return { isGood: true, message }
    })
  }
}

export const describeEnrolmentLink = (
  username: string,
  { link, expiresAt }: { link: string; expiresAt: string },
): string =>
  `${link}\nFor ${username}. It works once, until ${expiresAt}. Anyone who opens this link can choose how ${username} signs in, so give it to them yourself.`

/** @throws Error in demo mode, which has no accounts */
export function requireRealMode(config: Config) {
  if (config.authMode === 'real') return config
  throw new Error('The demo has no accounts. Set AUTH_MODE=real and the same settings as the server.')
}

function formatSignInMethod({
  disabled_at,
  passkeys,
  password_hash,
}: ListedAccount & { passkeys: number }): string {
  if (disabled_at !== null) return `disabled since ${disabled_at}`
  if (passkeys > 0) return `passkeys: ${passkeys}`
  return password_hash === null ? 'not enrolled yet' : 'password and authenticator app'
}
