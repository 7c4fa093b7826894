import * as z from 'zod/mini'
import { clinician } from '../../care/clinician.ts'
import { patientId, recordId } from '../../platform/ids.ts'
import { instant } from '../../platform/moment.ts'
import { createUserBody } from '../../records/contract.ts'
import { newName, hasHiddenCharacter } from '../../records/new-name.ts'
import { patient, profile } from '../../records/patient.ts'

/** Everything here is AUTH_MODE=real only and needs only an invitation. */
export const joinLookupPath = '/api/join/look'
export const joinPath = '/api/join'
export const joinStatePath = '/api/join/state'
export const cancelJoinPath = '/api/join/stop'
/** In real mode a profile is created when an approved join is claimed. */
export const createAccountPath = '/api/users'
/** The same for a new phone of an existing patient. */
export const linkNewDevicePath = '/api/join/new-phone'

/** Opens an invitation: the token from the QR code, or the code as typed, with or without spaces. */
const key = z.union([
  z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(40)) }),
])
export type InvitationKey = z.infer<typeof key>

export const joinLookupBody = z.strictObject({ invite: key })

/** Who invites. `organisation` and the clinician's name are part of the consent text. */
export const joinLookupReply = z.object({
  clinician,
  organisation: z.string(),
  /** The consent text that this server accepts (content/consent/consent-text.ts). */
  consent: z.object({ version: z.string(), sha256: z.string() }),
  /**
   * True when the invitation is for a new phone of a patient who already shares with this clinician. The reply does not
   * name the patient.
   */
  isNewPhone: z.boolean(),
  /** True when the patient has agreed to exactly this text before, so that no new consent is needed. */
  isAgreed: z.boolean(),
  expiresAt: instant,
})
export type JoinLookupReply = z.infer<typeof joinLookupReply>

/** 32 bytes as base64url without padding: one coordinate of a point on P-256. */
const coordinate = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

/** The public part of the phone's key, ECDSA P-256, as WebCrypto exports it, without other members. */
export const deviceKey = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
})
export type DeviceKey = z.infer<typeof deviceKey>

export const joiningDevice = z.strictObject({
  /** The device id that pushes carry. */
  id: recordId,
  key: deviceKey,
  /** A name that people recognise: "Chrome on Android". */
  label: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(60),
    z.refine((label) => !hasHiddenCharacter(label)),
  ),
})

/**
 * `sha256` of the text on the screen (`plainConsentText`), 64 hex digits. If the server's text differs, the reply is
 * 409 `consent_changed`: the person must read the new text.
 */
export const joinBody = z.strictObject({
  invite: key,
  consent: z.strictObject({
    version: z.string().check(z.maxLength(40)),
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  device: joiningDevice,
  name: newName,
  age: profile.shape.age,
})
export type JoinBody = z.infer<typeof joinBody>

/**
 * If the same phone asks again before the decision, even after expiry, it gets the same join with the same words, a new
 * expiry and a new secret, as long as the invitation is valid. The old secret stops working.
 */
export const joinReply = z.object({
  joinId: recordId,
  /** Identifies this phone in later requests. Returned only once. */
  secret: z.string(),
  /** The verification phrase: the two words that the clinician also sees. */
  words: z.string(),
  expiresAt: instant,
})
export type JoinReply = z.infer<typeof joinReply>

const joinCredential = { id: recordId, secret: z.string().check(z.minLength(1), z.maxLength(100)) }

/** Reads the state of a join, or withdraws it; the clinician then sees it as declined. 409 when already claimed. */
export const joinStateBody = z.strictObject({ joinId: joinCredential.id, secret: joinCredential.secret })

/**
 * `claimed`: this join created the account. `held`: approved, but not before `heldUntil` (held-devices.ts). `expiresAt`:
 * the join can be approved or claimed until then.
 */
export const joinStateReply = z.object({
  state: z.enum(['waiting', 'held', 'approved', 'declined', 'claimed', 'expired']),
  clinician,
  expiresAt: instant,
  heldUntil: z.optional(instant),
})
export type JoinStateReply = z.infer<typeof joinStateReply>

/** Proves that this is the approved phone. */
export const approvedJoin = z.strictObject(joinCredential)

/** For a phone without an earlier account. 201, or 200 when repeated within the hour, as `createAccountReply`. */
export const linkNewDeviceBody = z.strictObject({ join: approvedJoin })
export const linkNewDeviceReply = z.object({
  patientId,
  recoveryCode: z.string(),
  /** The phone that was signed out because there were five already. Only in the first reply. */
  replaces: z.nullable(z.string()),
})
export type LinkNewDeviceReply = z.infer<typeof linkNewDeviceReply>

/** The whole profile from the phone, and the approved join. */
export const createAccountBody = z.strictObject({
  ...createUserBody.shape,
  name: newName,
  join: approvedJoin,
})
export type CreateAccountBody = z.infer<typeof createAccountBody>

/**
 * 201, with the phone's session cookie. A repeat within the hour gives 200 with the same patient, a new cookie and a
 * new recovery code that replaces the first one, because the first reply may have been lost.
 */
export const createAccountReply = z.object({
  user: patient,
  /**
   * 80 bits in groups, returned only once: signs this person in again after the phone has not been used for a long
   * time.
   */
  recoveryCode: z.string(),
})
export type CreateAccountReply = z.infer<typeof createAccountReply>
