import { secondApprovalPath } from '@second-wind/core/access/contract/held-devices'
import {
  createdInvitation,
  type CreatedInvitation,
  type Handover,
} from '@second-wind/core/access/contract/invitations'
import { linkNewDevicePath, type JoinReply } from '@second-wind/core/access/contract/join'
import {
  reportLostDevicePath,
  newDeviceInvitationPath,
} from '@second-wind/core/access/contract/patient-devices'
import { sessionPath, sessionReply } from '@second-wind/core/access/contract/session'
import { errorBody } from '@second-wind/core/platform/http/error'
import type { RealApi } from '../../../support/open-real-api.ts'
import { approveJoin, requestJoin, aDevice, type Cookie, invitedPerson } from '../join/join-requests.ts'

export const requestNewDeviceInvitation = (
  api: RealApi,
  clinicianCookie: Cookie,
  patient: number,
  handover: Handover = 'in_person',
): Promise<Response> => api.as(clinicianCookie).post(newDeviceInvitationPath(patient), { handover })

export async function createNewDeviceInvitation(
  api: RealApi,
  clinicianCookie: Cookie,
  patient: number,
  handover?: Handover,
): Promise<CreatedInvitation> {
  return createdInvitation.parse(
    await (await requestNewDeviceInvitation(api, clinicianCookie, patient, handover)).json(),
  )
}

/** A phone without an earlier account that the clinician has approved for this patient's record. */
export async function createApprovedNewDevice(api: RealApi, clinicianCookie: Cookie, patient: number) {
  const { token } = await createNewDeviceInvitation(api, clinicianCookie, patient)
  const phone = aDevice(api)
  const join = await requestJoin(api, { token }, phone)
  await approveJoin(api, clinicianCookie, join.joinId)
  return { phone, join }
}

/** The same, and a second clinician has ended its hold. The patient joined as the invited person. */
export async function createReleasedNewDevice(api: RealApi, clinicianCookie: Cookie, patient: number) {
  const approved = await createApprovedNewDevice(api, clinicianCookie, patient)
  await releaseNewDevice(api, approved.join)
  return approved
}

export async function releaseNewDevice(api: RealApi, { words }: JoinReply): Promise<void> {
  const { cookie } = await api.signInClinician(2)
  const { dateOfBirth } = invitedPerson.identity
  const { status } = await api.as(cookie).post(secondApprovalPath, { words, dateOfBirth })
  if (status !== 204) throw new Error(`the second approval was answered ${status}`)
}

export const claimNewDevice = (api: RealApi, { joinId, secret }: JoinReply): Promise<Response> =>
  api.as(undefined).post(linkNewDevicePath, { join: { id: joinId, secret } })

export const reportLost = (
  api: RealApi,
  clinicianCookie: Cookie,
  patient: number,
  id: string,
): Promise<Response> => api.as(clinicianCookie).post(reportLostDevicePath(patient), { id })

export const getSession = async (api: RealApi, cookie: Cookie) =>
  sessionReply.parse(await (await api.as(cookie).get(sessionPath)).json())

export async function readRefusal(response: Response): Promise<[number, string]> {
  return [response.status, errorBody.parse(await response.json()).error.code]
}
