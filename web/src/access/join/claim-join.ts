import { profile } from '@second-wind/core/records/patient'
import { withoutRedPhlegm } from '@second-wind/core/records/usual-day'
import * as z from 'zod/mini'
import { findProfile } from '../../data/local/index.ts'
import { claimAccount, assignDeviceToRecord, type PendingJoin, readAccountId } from '../../data/local/lazy.ts'
import { requestFlush } from '../../data/pwa/request-flush.ts'
import { createAccount, linkNewDevice } from '../../data/server/patient/join.ts'
import { addShare } from '../../data/server/patient/shares.ts'
import { isNotFound } from './join-error-message.ts'

/**
 * `recoveryCode`: absent when this phone had an account already, or when the hour for reissuing the code is over.
 * `replaced`: the label of the phone that was signed out for this one.
 */
export type ClaimResult = { recoveryCode?: string; replaced?: string }

/** The fields of the stored profile that the claim sends. */
const sentProfile = z.object(profile.shape)

/**
 * Claims the approved join. Safe to repeat after an interruption: the server returns the same patient, and the next
 * flush sends the entries logged before the claim.
 */
export async function claimJoin({ join, isFurther, isNewPhone }: PendingJoin): Promise<ClaimResult> {
  const credentials = { id: join.joinId, secret: join.secret }
  if (isFurther) {
    await addShare(credentials)
    return {}
  }
  try {
    const result = await (isNewPhone ? claimForNewDevice(credentials) : claimNewAccount(credentials))
    void requestFlush({ skipBackoff: true }).catch(() => undefined)
    return result
  } catch (failure) {
    // The server reissues the code for one hour after the claim. Later the phone is still linked, without a code.
    if (isNotFound(failure) && (await readAccountId()) !== undefined) return {}
    throw failure
  }
}

type JoinCredentials = Parameters<typeof linkNewDevice>[0]

async function claimForNewDevice(credentials: JoinCredentials): Promise<ClaimResult> {
  const { patientId, recoveryCode, replaces } = await linkNewDevice(credentials)
  await assignDeviceToRecord({ patientId })
  return { recoveryCode, ...(replaces !== null && { replaced: replaces }) }
}

async function claimNewAccount(credentials: JoinCredentials): Promise<ClaimResult> {
  const { usualDay, ...sent } = sentProfile.parse(await findProfile())
  const { user, recoveryCode } = await createAccount({
    ...sent,
    ...(usualDay && { usualDay: withoutRedPhlegm(usualDay) }),
    join: credentials,
  })
  await claimAccount({ patientId: user.id })
  return { recoveryCode }
}
