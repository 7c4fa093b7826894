import {
  allowHeldPhonePath,
  heldPhonesPath,
  heldPhonesReply,
  refuseHeldPhonePath,
} from '@second-wind/core/access/contract/held-phones'
import { sendCall, request } from '../request.ts'

/** New phones that wait before they open this person's record, oldest first. */
export const listHeldPhones = (signal: AbortSignal) =>
  request({ method: 'GET', path: heldPhonesPath, reply: heldPhonesReply, signal })

/** 404 when it no longer waits; 401 `reauth_required` when allowing needs the passkey. Repeating it has no effect. */
export async function decideHeldPhone(id: string, { isOurs }: { isOurs: boolean }): Promise<void> {
  await sendCall({
    method: 'POST',
    path: isOurs ? allowHeldPhonePath(id) : refuseHeldPhonePath(id),
    body: {},
  })
}
