import { createHash, generateKeyPairSync } from 'node:crypto'
import {
  approveJoinPath,
  createdInvitation,
  type CreatedInvitation,
  type Handover,
  invitationsPath,
  invitationsReply,
} from '@second-wind/core/access/contract/invitations'
import {
  createAccountPath,
  createAccountReply,
  type CreateAccountReply,
  deviceKey,
  type InvitationKey,
  type JoinBody,
  joinLookupPath,
  joinLookupReply,
  type JoinLookupReply,
  joinPath,
  joinReply,
  type JoinReply,
  joinStatePath,
  joinStateReply,
} from '@second-wind/core/access/contract/join'
import { consentText, plainConsentText } from '@second-wind/core/content/consent/consent-text'
import { aProfile } from '../../../fixtures/personas.ts'
import type { RealApi } from '../../../support/open-real-api.ts'

export type JoiningDevice = JoinBody['device']
export type Cookie = string

/** A phone with its own key that is not linked. */
export function aDevice(api: Pick<RealApi, 'newId'>): JoiningDevice {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    id: api.newId(),
    key: deviceKey.parse(publicKey.export({ format: 'jwk' })),
    label: 'Chrome on Android',
  }
}

/** The identity in an invitation. */
export const invitedPerson = { identity: { dateOfBirth: '1991-05-03' }, noNumber: 'not-known-yet' } as const

export async function createInvitation(
  api: RealApi,
  clinicianCookie: Cookie,
  handover: Handover = 'in_person',
): Promise<CreatedInvitation> {
  const answer = await api.as(clinicianCookie).post(invitationsPath, { handover, ...invitedPerson })
  return createdInvitation.parse(await answer.json())
}

export async function lookUpInvitation(api: RealApi, key: InvitationKey): Promise<JoinLookupReply> {
  return joinLookupReply.parse(await (await api.as(undefined).post(joinLookupPath, { invite: key })).json())
}

/** The join request of a phone that has shown the server's text. */
export async function buildJoinBody(
  api: RealApi,
  key: InvitationKey,
  phone: JoiningDevice,
): Promise<JoinBody> {
  const consent = hashConsent(await lookUpInvitation(api, key))
  return { invite: key, consent, device: phone, name: 'Amina Yusuf', age: 34 }
}

/** Hashes the words on the screen, as the phone does. */
function hashConsent(looked: JoinLookupReply): JoinBody['consent'] {
  const text = consentText(looked)
  return { version: text.version, sha256: createHash('sha256').update(plainConsentText(text)).digest('hex') }
}

export async function requestJoin(
  api: RealApi,
  key: InvitationKey,
  phone = aDevice(api),
): Promise<JoinReply> {
  const body = await buildJoinBody(api, key, phone)
  return joinReply.parse(await (await api.as(undefined).post(joinPath, body)).json())
}

/** A join that waits for this clinician's decision. */
export async function createPendingJoin(api: RealApi, clinicianCookie: Cookie): Promise<JoinReply> {
  const { token } = await createInvitation(api, clinicianCookie)
  return requestJoin(api, { token })
}

export const approveJoin = (api: RealApi, clinicianCookie: Cookie, joinId: string): Promise<Response> =>
  api.as(clinicianCookie).post(approveJoinPath(joinId), {})

export const readJoinState = async (api: RealApi, { joinId, secret }: Pick<JoinReply, 'joinId' | 'secret'>) =>
  joinStateReply.parse(await (await api.as(undefined).post(joinStatePath, { joinId, secret })).json())

export const claim = (api: RealApi, { joinId, secret }: JoinReply): Promise<Response> =>
  api.as(undefined).post(createAccountPath, { ...aProfile(), join: { id: joinId, secret } })

export type JoinedPatient = CreateAccountReply & { cookie: Cookie; phone: JoiningDevice; join: JoinReply }

/** From the invitation to the phone's first session. */
export async function joinPatient(
  api: RealApi,
  clinicianCookie: Cookie,
  handover: Handover = 'in_person',
): Promise<JoinedPatient> {
  const { token } = await createInvitation(api, clinicianCookie, handover)
  const phone = aDevice(api)
  const join = await requestJoin(api, { token }, phone)
  await approveJoin(api, clinicianCookie, join.joinId)
  const response = await claim(api, join)
  return { ...createAccountReply.parse(await response.json()), cookie: cookieOf(response), phone, join }
}

/** The cookie of a response, as the browser sends it back. */
export const cookieOf = (response: Response): Cookie =>
  response.headers.get('set-cookie')?.split(';')[0] ?? ''

/** The clinician's list of invitations. */
export async function listInvitations(api: RealApi, clinicianCookie: Cookie) {
  return invitationsReply.parse(await (await api.as(clinicianCookie).get(invitationsPath)).json())
}

/** The audit rows except reads of lists: actor, action, patient, object. */
export async function listAudit(api: RealApi) {
  const rows = await api.db.selectFrom('audit').selectAll().orderBy('seq').execute()
  return rows.map(({ actor_kind: kind, actor_id: id, action, patient_id: patientId, object, outcome }) => ({
    who: `${kind} ${id}`,
    action,
    patientId,
    object,
    outcome,
  }))
}

/** Ends a test and fails it after any unexpected server error. */
export async function closeApi(api: RealApi): Promise<void> {
  await api.close()
  if (api.unexpectedErrors.length > 0)
    throw new Error('the server met an error of its own', { cause: api.unexpectedErrors[0] })
}
