import {
  type CreateAccountBody,
  createAccountPath,
  createAccountReply,
  type InvitationKey,
  type JoinBody,
  joinLookupPath,
  joinLookupReply,
  joinPath,
  joinReply,
  joinStatePath,
  joinStateReply,
  cancelJoinPath,
  linkNewDevicePath,
  linkNewDeviceReply,
} from '@second-wind/core/access/contract/join'
import { post, sendCall, request } from '../request.ts'

/** The inviting clinician. Wrong, used, cancelled and expired are all 404. */
export const fetchInvitation = (invite: InvitationKey) =>
  request({ ...post(joinLookupPath, { invite }), reply: joinLookupReply })

/** 409 `consent_changed` when the agreed text differs from the server's. */
export const requestJoin = (body: JoinBody) => request({ ...post(joinPath, body), reply: joinReply })

export const fetchJoinState = (credentials: { joinId: string; secret: string }, signal: AbortSignal) =>
  request({ ...post(joinStatePath, credentials), reply: joinStateReply, signal })

/** Repeating it has no effect. 409 after the approval was claimed. */
export async function cancelJoin(credentials: { joinId: string; secret: string }): Promise<void> {
  await sendCall(post(cancelJoinPath, credentials))
}

/** Signs this phone in to an existing record. Repeatable, as below. */
export const linkNewDevice = (join: CreateAccountBody['join']) =>
  request({ ...post(linkNewDevicePath, { join }), reply: linkNewDeviceReply })

/** Signs this phone in. Repeated within the hour, it returns a new recovery code. */
export const createAccount = (body: CreateAccountBody) =>
  request({ ...post(createAccountPath, body), reply: createAccountReply })
