import * as z from 'zod/mini'
import { clinician } from '../../care/clinician.ts'
import { recordId } from '../../platform/ids.ts'
import { instant, localDate } from '../../platform/moment.ts'

/**
 * New phones that a clinician has approved for the caller's record and that must wait, because another phone of the
 * patient is in use (decision 052). Patients only, AUTH_MODE=real only; also for a phone with an old sign-in.
 */
export const heldDevicesPath = '/api/held-phones'
/** 204. The phone gets nothing: its request is declined. 404 when there is none, or no longer. */
export const refuseHeldDevicePath = (id: string) => `${heldDevicesPath}/${id}/refuse`
/** 204. The phone may open the record at once. 401 `reauth_required` as for approving a link by code. */
export const allowHeldDevicePath = (id: string) => `${heldDevicesPath}/${id}/allow`

export const heldDevice = z.object({
  /** Of the join. */
  id: recordId,
  label: z.string(),
  /** Two words that the new phone also shows. */
  words: z.string(),
  /** Who approved it. */
  clinician,
  approvedAt: instant,
  heldUntil: instant,
})
export type HeldDevice = z.infer<typeof heldDevice>
export const heldDevicesReply = z.array(heldDevice)

/**
 * POST, clinicians only, needs a step-up: another clinician than the one who approved has identified the patient, which
 * ends the hold. 204. What the patient says must match, so that it reveals nothing about patients of other clinicians;
 * otherwise 422 `invalid`. Ten tries in a quarter of an hour.
 */
export const secondApprovalPath = '/api/second-approvals'
export const secondApprovalBody = z.strictObject({
  /** The two words on the new phone. */
  words: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  dateOfBirth: localDate,
})
export type SecondApproval = z.infer<typeof secondApprovalBody>
