import * as z from 'zod/mini'
import { clinician } from '../../care/clinician.ts'
import { patientId, recordId } from '../../platform/ids.ts'
import { instant } from '../../platform/moment.ts'
import { patient, profile } from '../../records/patient.ts'

/** All of AUTH_MODE=real only, and open to anyone who holds an invitation. */
export const joinLookupPath = '/api/join/look'
export const joinPath = '/api/join'
export const joinStatePath = '/api/join/state'
export const cancelJoinPath = '/api/join/stop'
/** In real mode a profile is created by redeeming an approved join. */
export const createAccountPath = '/api/users'
/** The same for a phone that was invited to a record that is there already. */
export const linkNewDevicePath = '/api/join/new-phone'

/** What opens an invitation: the token of the QR code, or the code as it was typed, with or without spaces. */
const key = z.union([
  z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(40)) }),
])
export type InvitationKey = z.infer<typeof key>

export const joinLookupBody = z.strictObject({ invite: key })

/** Who invites. `organisation` and the clinician's name are part of the text that people agree to. */
export const joinLookupReply = z.object({
  clinician,
  organisation: z.string(),
  /** The text that this server takes an agreement to (content/consent/consent-text.ts). */
  consent: z.object({ version: z.string(), sha256: z.string() }),
  /** The invitation is for a new phone of somebody who shares with this clinician already. Whose is not told. */
  isNewPhone: z.boolean(),
  /** They have agreed to this very text before, so that there is nothing to agree to anew. */
  isAgreed: z.boolean(),
  expiresAt: instant,
})
export type JoinLookupReply = z.infer<typeof joinLookupReply>

/** 32 bytes as base64url without padding: one coordinate of a point on P-256. */
const coordinate = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

/** The public half of the phone's own key, ECDSA P-256, as WebCrypto exports it, without anything else in it. */
export const deviceKey = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
})
export type DeviceKey = z.infer<typeof deviceKey>

export const joiningDevice = z.strictObject({
  /** The one that its pushes carry. */
  id: recordId,
  key: deviceKey,
  /** As a person knows it: "Chrome on Android". */
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
})

/**
 * `sha256`: of the text that was on the screen (`plainConsentText`), 64 hex digits. Another one than the server's own
 * is answered with 409 `consent_changed`: read it again.
 */
export const joinBody = z.strictObject({
  invite: key,
  consent: z.strictObject({
    version: z.string().check(z.maxLength(40)),
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  device: joiningDevice,
  name: profile.shape.name,
  age: profile.shape.age,
})
export type JoinBody = z.infer<typeof joinBody>

/**
 * The same phone that asks again before anybody has decided, also after its time has run out, gets the same join with
 * the same words and new time, under a new secret, for as long as the invitation lives. The old secret ends.
 */
export const joinReply = z.object({
  joinId: recordId,
  /** Shows from now on that it is this phone that asks. Told once. */
  secret: z.string(),
  /** The two words that the clinician sees too. */
  words: z.string(),
  expiresAt: instant,
})
export type JoinReply = z.infer<typeof joinReply>

const joinCredential = { id: recordId, secret: z.string().check(z.minLength(1), z.maxLength(100)) }

/** To ask for the state, and to stop asking: then the clinician reads that it is declined. 409 when it is claimed. */
export const joinStateBody = z.strictObject({ joinId: joinCredential.id, secret: joinCredential.secret })

/** `claimed`: the account was made, with this join. `expiresAt`: until when it can be approved, or claimed. */
export const joinStateReply = z.object({
  state: z.enum(['waiting', 'approved', 'declined', 'claimed', 'expired']),
  clinician,
  expiresAt: instant,
})
export type JoinStateReply = z.infer<typeof joinStateReply>

/** How a phone shows that it is the one that was approved. */
export const approvedJoin = z.strictObject(joinCredential)

/** For a phone that no account has had. Answers 201, and 200 again within the hour, as `createAccountReply`. */
export const linkNewDeviceBody = z.strictObject({ join: approvedJoin })
export const linkNewDeviceReply = z.object({
  patientId,
  recoveryCode: z.string(),
  /** The phone that was signed out for it, because there were five already. Told with the first answer alone. */
  replaces: z.nullable(z.string()),
})
export type LinkNewDeviceReply = z.infer<typeof linkNewDeviceReply>

/** The whole profile as on the phone, and what a clinic has approved. */
export const createAccountBody = z.strictObject({ ...profile.shape, join: approvedJoin })
export type CreateAccountBody = z.infer<typeof createAccountBody>

/**
 * 201, with the phone's session cookie. The same again within the hour answers 200 with the same patient, a new cookie
 * and a new recovery code in place of the old one: the first answer may never have arrived.
 */
export const createAccountReply = z.object({
  user: patient,
  /** 80 bits in groups, told once: signs this person in again when the phone has not been used for long. */
  recoveryCode: z.string(),
})
export type CreateAccountReply = z.infer<typeof createAccountReply>
