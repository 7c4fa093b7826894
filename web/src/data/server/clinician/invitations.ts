import { type SecondApproval, secondApprovalPath } from '@second-wind/core/access/contract/held-devices'
import {
  approveJoinPath,
  cancelInvitationPath,
  type CreateInvitationBody,
  createdInvitation,
  declineJoinPath,
  type Handover,
  type Invitation,
  invitation,
  invitationsPath,
  invitationsReply,
} from '@second-wind/core/access/contract/invitations'
import { newDeviceInvitationPath } from '@second-wind/core/access/contract/patient-devices'
import type { PatientId } from '@second-wind/core/platform/ids'
import { request, sendCall } from '../request.ts'
import { type PolledData, poll } from './poll.ts'

/** The clinician's own recent invitations, newest first. */
export const readInvitations = (signal: AbortSignal, last: PolledData<Invitation[]> | undefined) =>
  poll({ path: invitationsPath, reply: invitationsReply, toData: (invitations) => invitations, last, signal })

const postInvitationAction = (path: string) => request({ method: 'POST', path, body: {}, reply: invitation })

/** 409 when 20 are open, or when another patient of this clinician has the number. */
export const createInvitation = (body: CreateInvitationBody) =>
  request({ method: 'POST', path: invitationsPath, body, reply: createdInvitation })
/** 409 when 20 are open; 403 `step_up_required` without a step-up. */
export const createNewDeviceInvitation = (patientId: PatientId, handover: Handover) =>
  request({
    method: 'POST',
    path: newDeviceInvitationPath(patientId),
    body: { handover },
    reply: createdInvitation,
  })
export const cancelInvitation = (id: string) => postInvitationAction(cancelInvitationPath(id))
export const approveJoin = (joinId: string) => postInvitationAction(approveJoinPath(joinId))
export const declineJoin = (joinId: string) => postInvitationAction(declineJoinPath(joinId))

/** 422 when no new phone on hold matches; 403 `step_up_required` without a step-up. */
export async function sendSecondApproval(body: SecondApproval): Promise<void> {
  await sendCall({ method: 'POST', path: secondApprovalPath, body })
}
