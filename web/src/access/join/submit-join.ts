import type { JoinBody } from '@second-wind/core/access/contract/join'
import { getDeviceId } from '../../data/local/index.ts'
import { beginAnew, getDeviceKey, type Joining, readAccountId, saveJoining } from '../../data/local/lazy.ts'
import { askToJoin } from '../../data/server/patient/join.ts'
import { deviceLabel } from '../../ui/format/device-label.ts'
import type { Invitation } from './invitation.ts'

/** Agrees, and asks the clinic to let this phone in. Remembered before anything of it is shown. */
export async function ask(
  { clinician, organisation, isNewPhone, invite, consent }: Invitation,
  person: Pick<JoinBody, 'name' | 'age'>,
): Promise<void> {
  const isFurther = (await readAccountId()) !== undefined
  const by = { clinician, organisation }
  await send({ asked: { invite, consent, ...person }, by, isFurther, isNewPhone })
}

/** The same once more, for whoever was not answered in time. */
export const askAgain = (joining: Joining): Promise<void> => send(joining)

async function send({ asked, ...rest }: Omit<Joining, 'join'>): Promise<void> {
  const { publicKey } = await getDeviceKey()
  const device = { id: await getDeviceId(), key: publicKey, label: deviceLabel() }
  const join = await askToJoin({ ...asked, device })
  await saveJoining({ ...rest, asked, join })
  await beginAnew()
}
