import {
  approveJoinPath,
  cancelInvitePath,
  createdInvite,
  declineJoinPath,
  type Handover,
  invite,
  invitesPath,
  invitesReply,
} from '@second-wind/core/contract/invites'
import { pollReader } from './poll.ts'
import { request } from './request.ts'

/** The clinician's own of the last days, newest first. */
export const invitesReader = () =>
  pollReader({ path: () => invitesPath, reply: invitesReply, take: (invites) => invites })

const act = (path: string) => request({ method: 'POST', path, body: {}, reply: invite })

/** 409 when 20 are open. */
export const createInvite = (handover: Handover) =>
  request({ method: 'POST', path: invitesPath, body: { handover }, reply: createdInvite })
export const cancelInvite = (id: string) => act(cancelInvitePath(id))
export const approveJoin = (joinId: string) => act(approveJoinPath(joinId))
export const declineJoin = (joinId: string) => act(declineJoinPath(joinId))
