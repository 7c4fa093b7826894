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
import type { Config } from '../../platform/config/config.ts'
import { iso } from '../../platform/iso.ts'
import type { Command, Outcome } from './commands.ts'
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
  return db.transaction().execute(async (trx) => {
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
    return enrolmentLinkOutcome(username, await issueEnrolmentLink(trx, real, id, nowMs))
  })
}

/**
 * `clinician link <username>`: a new enrolment link when the first has expired, when the clinician has lost every
 * sign-in method, or when the account was disabled because of a stolen one, which must not work again.
 */
export const newEnrolmentLinkCommand: Command = async (db, [username = ''], config) => {
  const { real } = requireRealMode(config)
  const nowMs = Date.now()
  return db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, { username: username.toLowerCase() })
    if (!account)
      return {
        isGood: false,
        message: `There is no clinician with the username "${username}". Usage: clinician link <username>`,
      }
    const id = account.clinician_id
    const at = iso(nowMs)
    await writeAudit(trx, { at, actor: operatorActor, action: 'clinician.link', object: `clinician ${id}` })
    const outcome = enrolmentLinkOutcome(account.username, await issueEnrolmentLink(trx, real, id, nowMs))
    if (account.disabled_at === null) return outcome
    return { ...outcome, message: `${outcome.message} This also enables the account.` }
  })
}

function enrolmentLinkOutcome(
  username: string,
  { link, expiresAt }: { link: string; expiresAt: string },
): Outcome {
  return {
    isGood: true,
    message: `${link}\nFor ${username}. It works once, until ${expiresAt}. Anyone who opens this link can choose how ${username} signs in, so give it to them yourself.`,
  }
}

/** @throws Error in demo mode, which has no accounts */
function requireRealMode(config: Config) {
  if (config.authMode === 'real') return config
  throw new Error('The demo has no accounts. Set AUTH_MODE=real and the same settings as the server.')
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
