import * as z from 'zod/mini'
import { patientId, recordId } from '../../platform/ids.ts'
import { instant } from '../../platform/moment.ts'
import { joiningDevice } from './join.ts'
import { assertionResponse, challengeId } from './webauthn.ts'

/** The caller's linked phones, newest first. Patients only, AUTH_MODE=real only. */
export const devicesPath = '/api/devices'
/** 204, also for a revoked phone, which can still be reported lost. 404 for another person's phone. */
export const revokeDevicePath = (id: string) => `${devicesPath}/${id}/revoke`

export const device = z.object({
  id: recordId,
  label: z.string(),
  since: instant,
  /** Time of its last request; at first, when it was linked. */
  lastHeardAt: instant,
  /** True for the phone that sends this request. */
  isThis: z.boolean(),
})
export type Device = z.infer<typeof device>
export const devicesReply = z.array(device)

/** `lost`: the phone must also delete its data at its next contact. */
export const revokeDeviceBody = z.strictObject({ lost: z.boolean() })

/** Called by a new phone, without a session: it shows the code and the two words. */
export const deviceLinksPath = '/api/device-links'
export const claimDeviceLinkPath = `${deviceLinksPath}/claim`
/** Called by a signed-in phone: the person types the code, compares the words and decides. 204. */
export const deviceLinkLookupPath = `${deviceLinksPath}/look`
export const approveDeviceLinkPath = (id: string) => `${deviceLinksPath}/${id}/approve`
export const declineDeviceLinkPath = (id: string) => `${deviceLinksPath}/${id}/decline`

export const deviceLinkLifeMs = 5 * 60_000

/** `device.id` must not belong to an account yet. */
export const deviceLinkBody = z.strictObject({ device: joiningDevice })
export const deviceLinkReply = z.object({
  id: recordId,
  /** 10 characters to type on the other phone. */
  code: z.string(),
  /** Identifies this phone in later requests. Returned only once. */
  secret: z.string(),
  words: z.string(),
  expiresAt: instant,
})
export type DeviceLinkReply = z.infer<typeof deviceLinkReply>

export const deviceLinkLookupBody = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(40)),
})
/** A wrong, used or expired code gives 404 `not_found`. */
export const deviceLinkLookupReply = z.object({
  id: recordId,
  label: z.string(),
  words: z.string(),
  expiresAt: instant,
  /** The phone that will be signed out because there are five already; null if there is room. */
  replaces: z.nullable(z.object({ id: recordId, label: z.string() })),
})
export type DeviceLinkLookupReply = z.infer<typeof deviceLinkLookupReply>

export const claimDeviceLinkBody = z.strictObject({
  id: recordId,
  secret: z.string().check(z.minLength(1), z.maxLength(100)),
})
/**
 * `claimed` comes with the session cookie, and again with a new one while the link is valid, because the first reply
 * may have been lost.
 */
export const claimDeviceLinkReply = z.union([
  z.object({ state: z.enum(['waiting', 'declined', 'expired']) }),
  z.object({ state: z.literal('claimed'), patientId }),
])
export type ClaimDeviceLinkReply = z.infer<typeof claimDeviceLinkReply>

/**
 * For a new phone of a person with a passkey, without a session: the passkey options, then 201 with the session cookie.
 */
export const passkeyLinkOptionsPath = `${deviceLinksPath}/passkey-options`
/** 401: unknown passkey. 409: the phone has had an account. A repeated request from the same phone links it again. */
export const passkeyLinkPath = `${deviceLinksPath}/passkey`

export const passkeyLinkBody = z.strictObject({
  device: joiningDevice,
  passkey: z.strictObject({ challengeId, response: assertionResponse }),
})
export type PasskeyLinkBody = z.infer<typeof passkeyLinkBody>

/** `replaces`: the unused phone that was signed out because there were five already. */
export const passkeyLinkReply = z.object({ patientId, replaces: z.nullable(z.string()) })
export type PasskeyLinkReply = z.infer<typeof passkeyLinkReply>
