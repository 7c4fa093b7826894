import { parseArgs } from 'node:util'
import { newUsername } from '@second-wind/core/access/contract/clinician-auth'
import { clinicianId } from '@second-wind/core/platform/ids'
import * as z from 'zod/mini'
import {
  findAccount,
  insertAccount,
  nextClinicianId,
} from '../../access/clinician-accounts/clinician-accounts.repo.ts'
import { issueEnrolmentLink } from '../../access/clinician-accounts/issue-enrolment-link.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { insertClinician } from '../../platform/authentication/clinician.repo.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { iso } from '../../platform/iso.ts'
import { describeEnrolmentLink, requireRealMode } from './clinician-account-commands.ts'
import type { Command } from './commands.ts'
import { operatorActor } from './operator-actor.ts'
import { usageError } from './usage-error.ts'

const nonEmpty = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
const newClinician = z.object({
  name: nonEmpty,
  title: nonEmpty,
  department: nonEmpty,
  username: newUsername,
})
const usage =
  'clinician create --name "Helen Marsh" --title Dr. --department "Respiratory Medicine" --username helen.marsh'

/** `clinician create`: creates the account and prints the link with which the clinician chooses how to sign in. */
export const createClinician: Command = async (db, given, config) => {
  const { real } = requireRealMode(config)
  const wanted = newClinician.safeParse(optionsOf(given))
  if (!wanted.success) return usageError(usage)
  const { username, ...clinician } = wanted.data
  const nowMs = Date.now()
  const at = iso(nowMs)
  return inTransaction(db, undefined, async (trx) => {
    if (await findAccount(trx, { username })) {
      return { isGood: false, message: `The username ${username} is already taken.` }
    }
    const id = clinicianId.parse(await nextClinicianId(trx))
    await insertClinician(trx, { id, ...clinician })
    await insertAccount(trx, {
      clinician_id: id,
      username,
      created_at: at,
      disabled_at: null,
      password_hash: null,
      totp_secret: null,
      totp_last_step: null,
    })
    await writeAudit(trx, { at, actor: operatorActor, action: 'clinician.create', object: `clinician ${id}` })
    const link = await issueEnrolmentLink(trx, real, id, nowMs)
    return { isGood: true, message: describeEnrolmentLink(username, link) }
  })
}

function optionsOf(given: readonly string[]): unknown {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...given],
      options: { name: text, title: text, department: text, username: text },
    }).values
  } catch {
    return undefined
  }
}
