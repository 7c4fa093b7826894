import { createHash, generateKeyPairSync } from 'node:crypto'
import { consentText, plainConsentText } from '@second-wind/core/content/consent/consent-text'
import {
  approveJoinPath,
  createdInvite,
  type CreatedInvite,
  type Handover,
  invitesPath,
  invitesReply,
} from '@second-wind/core/access/contract/invitations'
import {
  createAccountPath,
  createAccountReply,
  type CreateAccountReply,
  deviceKey,
  type InviteKey,
  type JoinBody,
  joinLookPath,
  joinLookReply,
  type JoinLookReply,
  joinPath,
  joinReply,
  type JoinReply,
} from '@second-wind/core/access/contract/join'
import { aProfile } from '../../../fixtures/personas.ts'
import type { OpenRealApi } from '../../../support/open-real-api.ts'

export type Phone = JoinBody['device']
export type Cookie = string

/** A phone with a key of its own that nobody has linked. */
export function aPhone(api: Pick<OpenRealApi, 'newId'>): Phone {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    id: api.newId(),
    key: deviceKey.parse(publicKey.export({ format: 'jwk' })),
    label: 'Chrome on Android',
  }
}

export async function invite(
  api: OpenRealApi,
  desk: Cookie,
  handover: Handover = 'in_person',
): Promise<CreatedInvite> {
  return createdInvite.parse(await (await api.as(desk).post(invitesPath, { handover })).json())
}

export async function look(api: OpenRealApi, key: InviteKey): Promise<JoinLookReply> {
  return joinLookReply.parse(await (await api.as(undefined).post(joinLookPath, { invite: key })).json())
}

/** What a phone sends that has shown the text of this server, whole. */
export async function agreement(api: OpenRealApi, key: InviteKey, phone: Phone): Promise<JoinBody> {
  const consent = consentOf(await look(api, key))
  return { invite: key, consent, device: phone, name: 'Amina Yusuf', age: 34 }
}

/** Hashes the words on the screen, as the phone does. */
function consentOf(looked: JoinLookReply): JoinBody['consent'] {
  const text = consentText(looked)
  return { version: text.version, sha256: createHash('sha256').update(plainConsentText(text)).digest('hex') }
}

export async function ask(api: OpenRealApi, key: InviteKey, phone = aPhone(api)): Promise<JoinReply> {
  const body = await agreement(api, key, phone)
  return joinReply.parse(await (await api.as(undefined).post(joinPath, body)).json())
}

/** Somebody waits for this clinician's decision. */
export async function someoneAsking(api: OpenRealApi, desk: Cookie): Promise<JoinReply> {
  const { token } = await invite(api, desk)
  return ask(api, { token })
}

export const approve = (api: OpenRealApi, desk: Cookie, joinId: string): Promise<Response> =>
  api.as(desk).post(approveJoinPath(joinId), {})

export const claim = (api: OpenRealApi, { joinId, secret }: JoinReply): Promise<Response> =>
  api.as(undefined).post(createAccountPath, { ...aProfile(), join: { id: joinId, secret } })

export type Joined = CreateAccountReply & { cookie: Cookie; phone: Phone; join: JoinReply }

/** From the invitation to the phone's first session. */
export async function joined(
  api: OpenRealApi,
  desk: Cookie,
  handover: Handover = 'in_person',
): Promise<Joined> {
  const { token } = await invite(api, desk, handover)
  const phone = aPhone(api)
  const join = await ask(api, { token }, phone)
  await approve(api, desk, join.joinId)
  const answer = await claim(api, join)
  return { ...createAccountReply.parse(await answer.json()), cookie: cookieOf(answer), phone, join }
}

/** What the browser sends back of the cookie that an answer sets. */
export const cookieOf = (answer: Response): Cookie => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

/** The clinician's list of invitations. */
export async function invitesOf(api: OpenRealApi, desk: Cookie) {
  return invitesReply.parse(await (await api.as(desk).get(invitesPath)).json())
}

/** Who did what, whose data, and to what, of everything but the looks of lists. */
export async function auditOf(api: OpenRealApi) {
  const rows = await api.db.selectFrom('audit').selectAll().orderBy('seq').execute()
  return rows.map(({ actor_kind: kind, actor_id: id, action, patient_id: patientId, object, outcome }) => ({
    who: `${kind} ${id}`,
    action,
    patientId,
    object,
    outcome,
  }))
}

/** The end of a test, in which nothing may have broken that nobody expected. */
export async function closed(api: OpenRealApi): Promise<void> {
  await api.close()
  if (api.surprises.length > 0)
    throw new Error('the server met an error of its own', { cause: api.surprises[0] })
}
