import { setAccount } from '@second-wind/api/access/clinician-accounts/clinician-accounts.repo'
import { issueEnrolmentLink } from '@second-wind/api/access/clinician-accounts/issue-enrolment-link'
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
  signInMethodsPath,
  signInMethodsReply,
} from '@second-wind/core/access/contract/clinician-sign-in-methods'
import { clinicianSessionPath } from '@second-wind/core/access/contract/session'
import { ceremony } from '@second-wind/core/access/contract/webauthn'
import { clinicianId } from '@second-wind/core/platform/ids'
import { minuteMs } from '@second-wind/core/platform/moment'
import type { RealApi } from '../../../support/open-real-api.ts'
import { totpAt } from '../../../support/totp-at.ts'
import { type Faults, softPasskey } from './soft-passkey.ts'

const helen = clinicianId.parse(1)
export const goodPassword = 'stapler horse lagoon biscuit'

/** Helen has an account and a link, and has not chosen how to sign in. */
export async function createEnrolmentLink(api: RealApi): Promise<string> {
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
  const { link } = await issueEnrolmentLink(api.db, api.real, helen, api.clock.now())
  return link.split('#t=')[1] ?? ''
}

export const anonymous = (api: RealApi) => api.as(undefined)

export async function startPasskeyEnrolment(api: RealApi, token: string) {
  return ceremony.parse(await (await anonymous(api).post(enrolPasskeyOptionsPath, { token })).json())
}

/** Helen with a passkey, and her recovery codes. `link`: the token of her enrolment link. */
export async function enrolWithPasskey(api: RealApi, link?: string) {
  const token = link ?? (await createEnrolmentLink(api))
  const passkey = softPasskey()
  const { challengeId, options } = await startPasskeyEnrolment(api, token)
  const response = passkey.make(options)
  const reply = await anonymous(api).post(enrolPasskeyPath, { token, challengeId, response, label: 'Desk' })
  const { recoveryCodes } = enrolledReply.parse(await reply.json())
  return { token, passkey, recoveryCodes, cookie: cookieOf(reply) }
}

/** Helen with a password and an authenticator app. */
export async function enrolWithPassword(api: RealApi) {
  const token = await createEnrolmentLink(api)
  const offer = enrolTotpReply.parse(await (await anonymous(api).post(enrolTotpPath, { token })).json())
  const { challengeId, secret } = offer
  const code = () => totpAt(secret, api.clock.now())
  const chosen = { token, challengeId, password: goodPassword, code: code() }
  const reply = await anonymous(api).post(enrolPasswordPath, chosen)
  const { recoveryCodes } = enrolledReply.parse(await reply.json())
  api.clock.advance(minuteMs)
  return { code, secret, recoveryCodes, cookie: cookieOf(reply) }
}

type Passkey = ReturnType<typeof softPasskey>

/** Helen, who has just signed in, adds another passkey. @returns the new cookie */
export async function addSecondPasskey(
  api: RealApi,
  cookie: string,
): Promise<{ laptop: Passkey; cookie: string }> {
  const laptop = softPasskey()
  const { challengeId, options } = ceremony.parse(
    await (await api.as(cookie).post(addPasskeyOptionsPath, {})).json(),
  )
  const made = { challengeId, response: laptop.make(options), label: 'Laptop' }
  return { laptop, cookie: cookieOf(await api.as(cookie).post(addPasskeyPath, made)) }
}

/** The data of the page "Your sign-in". */
export const getOwnSignIn = async (api: RealApi, cookie: string) =>
  signInMethodsReply.parse(await (await api.as(cookie).get(signInMethodsPath)).json())

export async function signInWithPasskey(
  api: RealApi,
  passkey: Passkey,
  faults: Faults = {},
  cookie?: string,
): Promise<Response> {
  const { challengeId, options } = ceremony.parse(
    await (await api.as(cookie).post(passkeyOptionsPath, {})).json(),
  )
  const response = passkey.show(options.challenge, faults)
  return api.as(cookie).post(passkeySignInPath, { challengeId, response })
}

/** As typed on the page, from this address, in a browser with this cookie. */
export const signInWithPassword = (
  api: RealApi,
  typed: { username?: string; password?: string; code?: string },
  address = '203.0.113.7',
  cookie?: string,
) =>
  api
    .as(cookie)
    .post(
      passwordSignInPath,
      { username: 'helen.marsh', password: goodPassword, code: '000000', ...typed },
      { 'x-forwarded-for': address },
    )

export function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

export async function isSignedIn(api: RealApi, cookie: string): Promise<boolean> {
  const reply: unknown = await (await api.as(cookie).get(clinicianSessionPath)).json()
  return JSON.stringify(reply).includes('signed-in')
}

export const disableAccount = (api: RealApi) =>
  setAccount(api.db, helen, { disabled_at: '2026-11-20T18:00:00.000Z' })

/** Helen's rows in the audit log, oldest first. */
export async function listAuditActions(api: RealApi): Promise<string[]> {
  const rows = await api.db.selectFrom('audit').selectAll().orderBy('seq').execute()
  return rows.map((row) => `${row.action} ${row.object ?? ''} ${row.outcome}`.replace('  ', ' '))
}

/** @throws whatever the server did not expect */
export async function closeApi(api: RealApi): Promise<void> {
  await api.close()
  if (api.unexpectedErrors.length > 0) throw api.unexpectedErrors[0]
}
