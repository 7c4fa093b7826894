import {
  type CreateAccountBody,
  createAccountPath,
  createAccountReply,
  type InviteKey,
  type JoinBody,
  joinLookPath,
  joinLookReply,
  joinPath,
  joinReply,
  joinStatePath,
  joinStateReply,
  joinStopPath,
  linkNewPhonePath,
  linkNewPhoneReply,
} from '@second-wind/core/access/contract/join'
import { exchange, request } from '../request.ts'

const post = (path: string, body: unknown) => ({ method: 'POST', path, body }) as const

/** Who invites. Wrong, used, cancelled and run out are all 404. */
export const lookAtInvite = (invite: InviteKey) =>
  request({ ...post(joinLookPath, { invite }), reply: joinLookReply })

/** 409 `consent_changed` when the text that was agreed to is not the server's own. */
export const askToJoin = (body: JoinBody) => request({ ...post(joinPath, body), reply: joinReply })

export const readJoinState = (held: { joinId: string; secret: string }, signal: AbortSignal) =>
  request({ ...post(joinStatePath, held), reply: joinStateReply, signal })

/** Again is no second time. 409 when it is taken up. */
export async function stopJoining(held: { joinId: string; secret: string }): Promise<void> {
  await exchange(post(joinStopPath, held))
}

/** Signs this phone in to a record that is there already. The same again, as below. */
export const linkNewPhone = (join: CreateAccountBody['join']) =>
  request({ ...post(linkNewPhonePath, { join }), reply: linkNewPhoneReply })

/** Signs this phone in. The same again within the hour tells a new recovery code. */
export const createAccount = (body: CreateAccountBody) =>
  request({ ...post(createAccountPath, body), reply: createAccountReply })
