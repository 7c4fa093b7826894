import { setAccount } from '@second-wind/api/access/clinician-accounts/clinician-accounts.repo'
import { handOutLink } from '@second-wind/api/access/clinician-accounts/issue-enrolment-link'
import { totpAt } from '@second-wind/api/access/clinician-accounts/totp'
import {
  enrolledReply,
  enrolPasskeyOptionsPath,
  enrolPasskeyPath,
  enrolPasswordPath,
  enrolTotpPath,
  enrolTotpReply,
  passkeyOptionsPath,
  passkeySignInPath,
  passwordSignInPath,
} from '@second-wind/core/access/contract/clinician-auth'
import {
  addPasskeyOptionsPath,
  addPasskeyPath,
  ownSignInPath,
  ownSignInReply,
} from '@second-wind/core/access/contract/clinician-sign-in-methods'
import { clinicianSessionPath } from '@second-wind/core/access/contract/session'
import { ceremony } from '@second-wind/core/access/contract/webauthn'
import { clinicianId } from '@second-wind/core/platform/ids'
import type { OpenRealApi } from '../../../support/open-real-api.ts'
import { type Faults, softPasskey } from './soft-passkey.ts'

const helen = clinicianId.parse(1)
export const goodPassword = 'stapler horse lagoon biscuit'

/** Helen has an account and a link, and has not chosen how to sign in. */
export async function aLink(api: OpenRealApi): Promise<string> {
  await api.db
    .insertInto('clinician_accounts')
    .values({
      clinician_id: helen,
      username: 'helen.marsh',
      created_at: '2026-11-01T09:00:00.000Z',
      disabled_at: null,
      password_hash: null,
      totp_secret: null,
      totp_last_step: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { link } = await handOutLink(api.db, api.real, helen, api.clock.now())
  return link.split('#t=')[1] ?? ''
}

export const nobody = (api: OpenRealApi) => api.as(undefined)

export async function startPasskey(api: OpenRealApi, token: string) {
  return ceremony.parse(await (await nobody(api).post(enrolPasskeyOptionsPath, { token })).json())
}

/** Helen with a passkey, and her recovery codes. `link`: the token of one that she was handed. */
export async function withPasskey(api: OpenRealApi, link?: string) {
  const token = link ?? (await aLink(api))
  const passkey = softPasskey()
  const { challengeId, options } = await startPasskey(api, token)
  const response = passkey.make(options)
  const answer = await nobody(api).post(enrolPasskeyPath, { token, challengeId, response, label: 'Desk' })
  const { recoveryCodes } = enrolledReply.parse(await answer.json())
  return { token, passkey, recoveryCodes, cookie: cookieOf(answer) }
}

/** Helen with a password and an authenticator app. */
export async function withPassword(api: OpenRealApi) {
  const token = await aLink(api)
  const offer = enrolTotpReply.parse(await (await nobody(api).post(enrolTotpPath, { token })).json())
  const { challengeId, secret } = offer
  const code = () => totpAt(secret, api.clock.now())
  const chosen = { token, challengeId, password: goodPassword, code: code() }
  const answer = await nobody(api).post(enrolPasswordPath, chosen)
  const { recoveryCodes } = enrolledReply.parse(await answer.json())
  api.clock.advance(60_000)
  return { code, secret, recoveryCodes, cookie: cookieOf(answer) }
}

type Passkey = ReturnType<typeof softPasskey>

/** Helen, who has just signed in, with a further passkey. The cookie is the one from then on. */
export async function addPasskey(
  api: OpenRealApi,
  cookie: string,
): Promise<{ laptop: Passkey; cookie: string }> {
  const laptop = softPasskey()
  const { challengeId, options } = ceremony.parse(
    await (await api.as(cookie).post(addPasskeyOptionsPath, {})).json(),
  )
  const made = { challengeId, response: laptop.make(options), label: 'Laptop' }
  return { laptop, cookie: cookieOf(await api.as(cookie).post(addPasskeyPath, made)) }
}

/** What the page about one's own sign-in is made of. */
export const readOwn = async (api: OpenRealApi, cookie: string) =>
  ownSignInReply.parse(await (await api.as(cookie).get(ownSignInPath)).json())

export async function signIn(api: OpenRealApi, passkey: Passkey, faults: Faults = {}): Promise<Response> {
  const { challengeId, options } = ceremony.parse(
    await (await nobody(api).post(passkeyOptionsPath, {})).json(),
  )
  const response = passkey.show(options.challenge, faults)
  return nobody(api).post(passkeySignInPath, { challengeId, response })
}

/** As typed on the page, from this address. */
export const typePassword = (
  api: OpenRealApi,
  typed: { username?: string; password?: string; code?: string },
  address = '203.0.113.7',
) =>
  nobody(api).post(
    passwordSignInPath,
    { username: 'helen.marsh', password: goodPassword, code: '000000', ...typed },
    { 'x-forwarded-for': address },
  )

export function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

export async function isSignedIn(api: OpenRealApi, cookie: string): Promise<boolean> {
  const reply: unknown = await (await api.as(cookie).get(clinicianSessionPath)).json()
  return JSON.stringify(reply).includes('signed-in')
}

export const disable = (api: OpenRealApi) =>
  setAccount(api.db, helen, { disabled_at: '2026-11-20T18:00:00.000Z' })

/** What the audit log says of Helen, oldest first. */
export async function auditOf(api: OpenRealApi): Promise<string[]> {
  const rows = await api.db.selectFrom('audit').selectAll().orderBy('seq').execute()
  return rows.map((row) => `${row.action} ${row.object ?? ''} ${row.outcome}`.replace('  ', ' '))
}

/** @throws whatever the server did not expect */
export async function shut(api: OpenRealApi): Promise<void> {
  await api.close()
  if (api.surprises.length > 0) throw api.surprises[0]
}
