import * as z from 'zod/mini'
import { clinician } from '../../care/clinician.ts'
import { assertionResponse, ceremony, challengeId, registrationResponse } from './webauthn.ts'

/** AUTH_MODE=real only. Open to anyone, but for the last two: those are for whoever is signed in. */
export const clinicianAuthBase = '/api/clinician-auth'
export const enrolmentLookupPath = `${clinicianAuthBase}/enrol/look`
export const enrolPasskeyOptionsPath = `${clinicianAuthBase}/enrol/passkey-options`
export const enrolPasskeyPath = `${clinicianAuthBase}/enrol/passkey`
export const enrolTotpPath = `${clinicianAuthBase}/enrol/totp`
export const enrolPasswordPath = `${clinicianAuthBase}/enrol/password`
export const passkeyOptionsPath = `${clinicianAuthBase}/passkey-options`
export const passkeySignInPath = `${clinicianAuthBase}/passkey`
export const passwordSignInPath = `${clinicianAuthBase}/password`
export const stepUpOptionsPath = `${clinicianAuthBase}/step-up/options`
export const stepUpPath = `${clinicianAuthBase}/step-up`

/** ASVS 6.2.1 asks for 8 at least where there is a second factor; security.md B6 for 15. No other rule about characters. */
export const passwordLength = { min: 15, max: 200 } as const
export const totpDigits = 6

/** Of the link that the operator hands over. */
const enrolmentToken = z.string().check(z.minLength(1), z.maxLength(100))
const username = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(100))
export const deviceLabel = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
/** As it was typed: what is wrong with it the server says in words. */
export const newPassword = z.string().check(z.maxLength(1_000))

/** How an account's name is written: what somebody types on any keyboard. */
export const newUsername = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9._-]{2,39}$/))

export const enrolBody = z.strictObject({ token: enrolmentToken })
export const enrolmentLookupReply = z.object({ clinician, username: z.string() })
export type EnrolmentLookupReply = z.infer<typeof enrolmentLookupReply>

export const enrolPasskeyBody = z.strictObject({
  token: enrolmentToken,
  challengeId,
  response: registrationResponse,
  label: deviceLabel,
})

/** `secret`: base32, for typing in; `uri`: the same for an authenticator app on this device. */
export const enrolTotpReply = z.object({ challengeId, secret: z.string(), uri: z.string() })
export type EnrolTotpReply = z.infer<typeof enrolTotpReply>

export const enrolPasswordBody = z.strictObject({
  token: enrolmentToken,
  challengeId,
  password: newPassword,
  code: z.string().check(z.maxLength(20)),
})

/** 201, signed in. Ten codes of 80 bits in groups, told once; each signs in once in place of a passkey or a code. */
export const enrolledReply = z.object({ recoveryCodes: z.array(z.string()) })
export type EnrolledReply = z.infer<typeof enrolledReply>

export const passkeySignInBody = z.strictObject({ challengeId, response: assertionResponse })

/**
 * `code`: six digits of the authenticator app, or a recovery code. An account with a passkey has no password: there it
 * is empty, and the code is a recovery code.
 */
export const passwordSignInBody = z.strictObject({
  username,
  password: z.string().check(z.maxLength(1_000)),
  code: z.string().check(z.maxLength(40)),
})

/** `passkey`: only for accounts that have one. */
export const stepUpOptionsReply = z.object({ passkey: z.optional(ceremony), hasCode: z.boolean() })
export type StepUpOptionsReply = z.infer<typeof stepUpOptionsReply>

export const stepUpBody = z.union([
  z.strictObject({ challengeId, response: assertionResponse }),
  z.strictObject({ code: z.string().check(z.maxLength(20)) }),
])
export type StepUpBody = z.infer<typeof stepUpBody>
