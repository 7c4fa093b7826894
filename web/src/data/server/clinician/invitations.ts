import {
  approveJoinPath,
  cancelInvitePath,
  createdInvite,
  declineJoinPath,
  type Handover,
  invite,
  invitesPath,
  invitesReply,
} from '@second-wind/core/access/contract/invitations'
import { newPhonePath } from '@second-wind/core/access/contract/patient-devices'
import type { PatientId } from '@second-wind/core/platform/ids'
import { pollReader } from './poll-reader.ts'
import { request } from '../request.ts'

/** The clinician's own of the last days, newest first. */
export const invitesReader = () =>
  pollReader({ path: () => invitesPath, reply: invitesReply, take: (invites) => invites })

const act = (path: string) => request({ method: 'POST', path, body: {}, reply: invite })

/** 409 when 20 are open. */
export const createInvite = (handover: Handover) =>
  request({ method: 'POST', path: invitesPath, body: { handover }, reply: createdInvite })
/** 409 when 20 are open; 403 `step_up_required` without a second proof. */
export const inviteNewPhone = (patientId: PatientId, handover: Handover) =>
  request({ method: 'POST', path: newPhonePath(patientId), body: { handover }, reply: createdInvite })
export const cancelInvite = (id: string) => act(cancelInvitePath(id))
export const approveJoin = (joinId: string) => act(approveJoinPath(joinId))
export const declineJoin = (joinId: string) => act(declineJoinPath(joinId))
