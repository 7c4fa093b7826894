import {
  createdInvite,
  type CreatedInvite,
  type Handover,
} from '@second-wind/core/access/contract/invitations'
import { linkNewPhonePath, type JoinReply } from '@second-wind/core/access/contract/join'
import { lostPhonePath, newPhonePath } from '@second-wind/core/access/contract/patient-devices'
import { errorBody } from '@second-wind/core/platform/http/error'
import { sessionPath, sessionReply } from '@second-wind/core/access/contract/session'
import type { OpenRealApi } from '../../../support/open-real-api.ts'
import { approve, ask, aPhone, type Cookie } from '../joining/joining-requests.ts'

export const inviteNewPhone = (
  api: OpenRealApi,
  desk: Cookie,
  patient: number,
  handover: Handover = 'in_person',
): Promise<Response> => api.as(desk).post(newPhonePath(patient), { handover })

export async function newPhoneInvite(
  api: OpenRealApi,
  desk: Cookie,
  patient: number,
  handover?: Handover,
): Promise<CreatedInvite> {
  return createdInvite.parse(await (await inviteNewPhone(api, desk, patient, handover)).json())
}

/** A phone that no account has had, which the clinician has let into this patient's record. */
export async function approvedNewPhone(api: OpenRealApi, desk: Cookie, patient: number) {
  const { token } = await newPhoneInvite(api, desk, patient)
  const phone = aPhone(api)
  const join = await ask(api, { token }, phone)
  await approve(api, desk, join.joinId)
  return { phone, join }
}

export const claimNewPhone = (api: OpenRealApi, { joinId, secret }: JoinReply): Promise<Response> =>
  api.as(undefined).post(linkNewPhonePath, { join: { id: joinId, secret } })

export const reportLost = (api: OpenRealApi, desk: Cookie, patient: number, id: string): Promise<Response> =>
  api.as(desk).post(lostPhonePath(patient), { id })

export const sessionOf = async (api: OpenRealApi, cookie: Cookie) =>
  sessionReply.parse(await (await api.as(cookie).get(sessionPath)).json())

export async function refusal(answer: Response): Promise<[number, string]> {
  return [answer.status, errorBody.parse(await answer.json()).error.code]
}
