import * as z from 'zod/mini'
import { recordId } from '../../platform/ids.ts'
import { instant } from '../../platform/moment.ts'
import { sessionReply } from './session.ts'
import { assertionResponse, ceremony, challengeId, registrationResponse } from './webauthn.ts'

/** AUTH_MODE=real only; needs no session. */
export const deviceChallengePath = '/api/session/challenge'
/** The phone proves its key. Its session keeps its age, fresh or stale. */
export const reopenPath = '/api/session/reopen'
/** Phone and person both authenticate: the session is fresh for another 30 days. */
export const renewPath = '/api/session/renew'

const purposes = ['reopen', 'renew'] as const
export type DeviceProofPurpose = (typeof purposes)[number]

/** A challenge is valid once, for two minutes, for this phone and this purpose. */
export const deviceChallengeBody = z.strictObject({ deviceId: recordId, for: z.enum(purposes) })
export const deviceChallengeReply = z.object({
  challengeId,
  /** 32 random bytes, base64url. */
  challenge: z.string(),
  /**
   * For `renew` only: use a passkey instead of a recovery code. It does not reveal whether the person has a passkey.
   */
  passkey: z.optional(ceremony),
})
export type DeviceChallengeReply = z.infer<typeof deviceChallengeReply>

/** The text that the phone signs, as UTF-8, with ECDSA P-256 and SHA-256 as in WebCrypto. */
export const deviceProofText = (purpose: DeviceProofPurpose, challenge: string): string =>
  `second-wind ${purpose} ${challenge}`

export const deviceProof = z.strictObject({
  deviceId: recordId,
  challengeId,
  /** r and s, 32 bytes each, in base64url without padding. */
  signature: z.string().check(z.regex(/^[A-Za-z0-9_-]{86}$/)),
})
export type DeviceProof = z.infer<typeof deviceProof>

/**
 * As GET /api/session; `fresh` and `stale` come with the cookie. Only a phone that has proved its key learns `revoked`
 * or `dormant`; any wrong value gives 401 `unauthorised`.
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
 * After a recovery code was used: its replacement. If the same phone repeats the request with the same code within an
 * hour, it gets another replacement, because the first reply may have been lost; the session is then as fresh as after
 * the first. Without a recovery code the existing one stays valid.
 */
export const renewReply = z.object({ ...sessionReply.shape, recoveryCode: z.optional(z.string()) })
export type RenewReply = z.infer<typeof renewReply>

/**
 * For a signed-in patient. GET lists their passkeys, oldest first. POST stores a passkey made with the options: 201.
 * All but the list give 401 `reauth_required` unless the session was renewed within
 * `patientSessionLimits.justProvedMs`.
 */
export const patientPasskeysPath = '/api/passkeys'
export const patientPasskeyOptionsPath = `${patientPasskeysPath}/options`
/** 204; 404 for another person's passkey. */
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

/** Under the same condition: 201 with a new code; all earlier codes stop working. */
export const ownRecoveryCodePath = '/api/recovery-code'
export const ownRecoveryCodeReply = z.object({ recoveryCode: z.string() })
export type OwnRecoveryCodeReply = z.infer<typeof ownRecoveryCodeReply>
