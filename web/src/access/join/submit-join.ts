import type { JoinBody } from '@second-wind/core/access/contract/join'
import { getDeviceId } from '../../data/local/index.ts'
import {
  resetSession,
  getDeviceKey,
  type PendingJoin,
  readAccountId,
  savePendingJoin,
} from '../../data/local/lazy.ts'
import { requestJoin } from '../../data/server/patient/join.ts'
import { deviceLabel } from '../../ui/format/device-label.ts'
import type { Invitation } from './invitation.ts'

/** Sends the consent and the request, and stores the pending join before any of it is shown. */
export async function submitJoin(
  { clinician, organisation, isNewPhone, invite, consent }: Invitation,
  person: Pick<JoinBody, 'name' | 'age'>,
): Promise<void> {
  const isFurther = (await readAccountId()) !== undefined
  const by = { clinician, organisation }
  await sendJoin({ asked: { invite, consent, ...person }, by, isFurther, isNewPhone })
}

/** Sends the same request again, after it expired. */
export const resubmitJoin = (pending: PendingJoin): Promise<void> => sendJoin(pending)

async function sendJoin({ asked, ...rest }: Omit<PendingJoin, 'join'>): Promise<void> {
  const { publicKey } = await getDeviceKey()
  const device = { id: await getDeviceId(), key: publicKey, label: deviceLabel() }
  const join = await requestJoin({ ...asked, device })
  await savePendingJoin({ ...rest, asked, join })
  await resetSession()
}
