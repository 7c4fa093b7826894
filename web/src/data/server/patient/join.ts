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
import { exchange, request } from '../request.ts'

const post = (path: string, body: unknown) => ({ method: 'POST', path, body }) as const

/** Who invites. Wrong, used, cancelled and run out are all 404. */
export const fetchInvitation = (invite: InvitationKey) =>
  request({ ...post(joinLookupPath, { invite }), reply: joinLookupReply })

/** 409 `consent_changed` when the text that was agreed to is not the server's own. */
export const requestJoin = (body: JoinBody) => request({ ...post(joinPath, body), reply: joinReply })

export const fetchJoinState = (held: { joinId: string; secret: string }, signal: AbortSignal) =>
  request({ ...post(joinStatePath, held), reply: joinStateReply, signal })

/** Again is no second time. 409 when it is taken up. */
export async function cancelJoin(held: { joinId: string; secret: string }): Promise<void> {
  await exchange(post(cancelJoinPath, held))
}

/** Signs this phone in to a record that is there already. The same again, as below. */
export const linkNewDevice = (join: CreateAccountBody['join']) =>
  request({ ...post(linkNewDevicePath, { join }), reply: linkNewDeviceReply })

/** Signs this phone in. The same again within the hour tells a new recovery code. */
export const createAccount = (body: CreateAccountBody) =>
  request({ ...post(createAccountPath, body), reply: createAccountReply })
