import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import { type ListedAccount, listAccounts } from '../../access/clinician-accounts/clinician-accounts.repo.ts'
import type { Command } from './commands.ts'

/** `clinician list` */
export const listClinicians: Command = async (db) => {
  const accounts = await listAccounts(db)
  const lines = accounts.map(
    (one) =>
      `${one.username}  clinician ${one.id}  ${clinicianName(one)}, ${one.department}  ${formatSignInMethod(one)}`,
  )
  return { isGood: true, said: lines.length > 0 ? lines.join('\n') : 'There are no clinicians.' }
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
