import * as z from 'zod/mini'
import { recordId } from '../../platform/ids.ts'
import { instant } from '../../platform/moment.ts'
import { sessionReply } from './session.ts'
import { assertionResponse, ceremony, challengeId, registrationResponse } from './webauthn.ts'

/** AUTH_MODE=real only; open to any phone, signed in or not. */
export const deviceChallengePath = '/api/session/challenge'
/** The phone shows that it is the same. Its session is as fresh or stale as before. */
export const reopenPath = '/api/session/reopen'
/** The phone and its person: fresh for another 30 days. */
export const renewPath = '/api/session/renew'

const purposes = ['reopen', 'renew'] as const
export type DeviceProofPurpose = (typeof purposes)[number]

/** A challenge is answered once, within two minutes, by this phone, for this. */
export const deviceChallengeBody = z.strictObject({ deviceId: recordId, for: z.enum(purposes) })
export const deviceChallengeReply = z.object({
  challengeId,
  /** 32 random bytes, base64url. */
  challenge: z.string(),
  /** For `renew` only: to answer with a passkey in place of a recovery code. Whether the person has one is not told. */
  passkey: z.optional(ceremony),
})
export type DeviceChallengeReply = z.infer<typeof deviceChallengeReply>

/** What the phone signs, as UTF-8: ECDSA with P-256 and SHA-256, as WebCrypto does it. */
export const deviceProofText = (purpose: DeviceProofPurpose, challenge: string): string =>
  `second-wind ${purpose} ${challenge}`

export const deviceProof = z.strictObject({
  deviceId: recordId,
  challengeId,
  /** r and s, 32 bytes each, as base64url without padding. */
  signature: z.string().check(z.regex(/^[A-Za-z0-9_-]{86}$/)),
})
export type DeviceProof = z.infer<typeof deviceProof>

/**
 * As GET /api/session; `fresh` and `stale` come with the cookie. `revoked` and `dormant` are told to the phone that has
 * proved itself; whatever does not fit is 401 `unauthorised`.
 */
export const reopenReply = sessionReply

export const renewBody = z.strictObject({
  device: deviceProof,
  person: z.union([
    z.strictObject({ recoveryCode: z.string().check(z.minLength(1), z.maxLength(60)) }),
    z.strictObject({ passkey: z.strictObject({ challengeId, response: assertionResponse }) }),
  ]),
})
export type RenewBody = z.infer<typeof renewBody>

/**
 * After a recovery code: the one that takes its place. The same phone that shows the same code again within an hour gets
 * another one in place of that, because the first answer may never have arrived; it is as fresh as after the first.
 * Otherwise the printed one goes on.
 */
export const renewReply = z.object({ ...sessionReply.shape, recoveryCode: z.optional(z.string()) })
export type RenewReply = z.infer<typeof renewReply>

/**
 * For a signed-in patient. GET: theirs, oldest first. POST: 201, keeps one that was made with the options. All but the
 * list are 401 `reauth_required` unless they have renewed their session within `patientSessionLimits.justProvedMs`.
 */
export const patientPasskeysPath = '/api/passkeys'
export const patientPasskeyOptionsPath = `${patientPasskeysPath}/options`
/** 204. 404: not one of theirs. */
export const removePatientPasskeyPath = (id: string) => `${patientPasskeysPath}/${id}/remove`

export const patientPasskeyBody = z.strictObject({
  challengeId,
  response: registrationResponse,
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
})
export const patientPasskeysReply = z.array(
  z.object({
    id: z.string(),
    label: z.string(),
    createdAt: instant,
    lastUsedAt: z.nullable(instant),
  }),
)
export type PatientPasskeysReply = z.infer<typeof patientPasskeysReply>
export type PatientPasskey = PatientPasskeysReply[number]

/** Under the same condition: 201, and every code before it ends. */
export const ownRecoveryCodePath = '/api/recovery-code'
export const ownRecoveryCodeReply = z.object({ recoveryCode: z.string() })
export type OwnRecoveryCodeReply = z.infer<typeof ownRecoveryCodeReply>
