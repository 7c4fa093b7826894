import { profile } from '@second-wind/core/records/patient'
import * as z from 'zod/mini'
import { findProfile } from '../../data/local/index.ts'
import { claimAccount, claimRecord, type PendingJoin, readAccountId } from '../../data/local/lazy.ts'
import { requestFlush } from '../../data/pwa/request-flush.ts'
import { createAccount, linkNewDevice } from '../../data/server/patient/join.ts'
import { addShare } from '../../data/server/patient/shares.ts'
import { isNotFound } from './join-error-message.ts'

/**
 * `recoveryCode`: absent when this phone had an account, or when the time to be told it has run out. `replaced`: the phone
 * that was signed out for this one.
 */
export type ClaimResult = { recoveryCode?: string; replaced?: string }

/** Of what the phone knows of the person, what it sends. */
const sentProfile = z.object(profile.shape)

/**
 * Takes up what the clinic has approved. Cut off anywhere, it can be done again: the server tells the same patient, and
 * what was logged before goes under that number with the next flush.
 */
export async function claimJoin({ join, isFurther, isNewPhone }: PendingJoin): Promise<ClaimResult> {
  const held = { id: join.joinId, secret: join.secret }
  if (isFurther) {
    await addShare(held)
    return {}
  }
  try {
    const linked = await (isNewPhone ? claimForNewPhone(held) : claimNewAccount(held))
    void requestFlush({ hurry: true }).catch(() => undefined)
    return linked
  } catch (failure) {
    // An hour after it was taken up nobody is told a code; linked it is.
    if (isNotFound(failure) && (await readAccountId()) !== undefined) return {}
    throw failure
  }
}

type JoinCredentials = Parameters<typeof linkNewDevice>[0]

async function claimForNewPhone(held: JoinCredentials): Promise<ClaimResult> {
  const { patientId, recoveryCode, replaces } = await linkNewDevice(held)
  await claimRecord({ patientId })
  return { recoveryCode, ...(replaces !== null && { replaced: replaces }) }
}

async function claimNewAccount(held: JoinCredentials): Promise<ClaimResult> {
  const known = sentProfile.parse(await findProfile())
  const { user, recoveryCode } = await createAccount({ ...known, join: held })
  await claimAccount({ patientId: user.id })
  return { recoveryCode }
}
