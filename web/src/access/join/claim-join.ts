import { profile } from '@second-wind/core/records/patient'
import * as z from 'zod/mini'
import { findProfile } from '../../data/local/index.ts'
import { claimAccount, claimRecord, type Joining, readAccountId } from '../../data/local/lazy.ts'
import { requestFlush } from '../../data/pwa/request-flush.ts'
import { createAccount, linkNewPhone } from '../../data/server/patient/join.ts'
import { addShare } from '../../data/server/patient/shares.ts'
import { isGone } from './join-error-message.ts'

/**
 * `recoveryCode`: absent when this phone had an account, or when the time to be told it has run out. `replaced`: the phone
 * that was signed out for this one.
 */
export type Linked = { recoveryCode?: string; replaced?: string }

/** Of what the phone knows of the person, what it sends. */
const sentProfile = z.object(profile.shape)

/**
 * Takes up what the clinic has approved. Cut off anywhere, it can be done again: the server tells the same patient, and
 * what was logged before goes under that number with the next flush.
 */
export async function linkPhone({ join, isFurther, isNewPhone }: Joining): Promise<Linked> {
  const held = { id: join.joinId, secret: join.secret }
  if (isFurther) {
    await addShare(held)
    return {}
  }
  try {
    const linked = await (isNewPhone ? openRecord(held) : joinAnew(held))
    void requestFlush({ hurry: true }).catch(() => undefined)
    return linked
  } catch (failure) {
    // An hour after it was taken up nobody is told a code; linked it is.
    if (isGone(failure) && (await readAccountId()) !== undefined) return {}
    throw failure
  }
}

type Held = Parameters<typeof linkNewPhone>[0]

async function openRecord(held: Held): Promise<Linked> {
  const { patientId, recoveryCode, replaces } = await linkNewPhone(held)
  await claimRecord({ patientId })
  return { recoveryCode, ...(replaces !== null && { replaced: replaces }) }
}

async function joinAnew(held: Held): Promise<Linked> {
  const known = sentProfile.parse(await findProfile())
  const { user, recoveryCode } = await createAccount({ ...known, join: held })
  await claimAccount({ patientId: user.id })
  return { recoveryCode }
}
