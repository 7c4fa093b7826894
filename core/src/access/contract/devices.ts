import * as z from 'zod/mini'
import { patientId, recordId } from '../../platform/ids.ts'
import { instant } from '../../platform/moment.ts'
import { joiningDevice } from './join.ts'
import { assertionResponse, challengeId } from './webauthn.ts'

/** The caller's phones that may act for them, newest first. Patients only, AUTH_MODE=real only. */
export const devicesPath = '/api/devices'
/** Answers 204; also for a phone that is revoked already, which may still be reported lost. 404: not one of theirs. */
export const revokeDevicePath = (id: string) => `${devicesPath}/${id}/revoke`

export const device = z.object({
  id: recordId,
  label: z.string(),
  since: instant,
  /** When it last asked for anything; at first when it was linked. */
  lastHeardAt: instant,
  /** The one that asks. */
  isThis: z.boolean(),
})
export type Device = z.infer<typeof device>
export const devicesReply = z.array(device)

/** `lost`: it is also told to delete what it holds, when it is next heard. */
export const revokeDeviceBody = z.strictObject({ lost: z.boolean() })

/** For a new phone, which anyone may have: it shows the code and the two words. */
export const deviceLinksPath = '/api/device-links'
export const claimDeviceLinkPath = `${deviceLinksPath}/claim`
/** For a phone that is signed in: the code opens, then the person compares the words and decides. 204. */
export const deviceLinkLookupPath = `${deviceLinksPath}/look`
export const approveDeviceLinkPath = (id: string) => `${deviceLinksPath}/${id}/approve`
export const declineDeviceLinkPath = (id: string) => `${deviceLinksPath}/${id}/decline`

export const deviceLinkLifeMs = 5 * 60_000

/** `device.id`: one that no account has. */
export const deviceLinkBody = z.strictObject({ device: joiningDevice })
export const deviceLinkReply = z.object({
  id: recordId,
  /** 10 characters to type on the other phone. */
  code: z.string(),
  /** Shows from now on that it is this phone that asks. Told once. */
  secret: z.string(),
  words: z.string(),
  expiresAt: instant,
})
export type DeviceLinkReply = z.infer<typeof deviceLinkReply>

export const deviceLinkLookupBody = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(40)),
})
/** Wrong, used and run out are all 404 `not_found`. */
export const deviceLinkLookupReply = z.object({
  id: recordId,
  label: z.string(),
  words: z.string(),
  expiresAt: instant,
  /** The phone that is signed out for it, when there are five already; null when there is room. */
  replaces: z.nullable(z.object({ id: recordId, label: z.string() })),
})
export type DeviceLinkLookupReply = z.infer<typeof deviceLinkLookupReply>

export const claimDeviceLinkBody = z.strictObject({
  id: recordId,
  secret: z.string().check(z.minLength(1), z.maxLength(100)),
})
/**
 * `claimed` comes with the session cookie, and again with a new one while the link lives: the first answer may never
 * have arrived.
 */
export const claimDeviceLinkReply = z.union([
  z.object({ state: z.enum(['waiting', 'declined', 'expired']) }),
  z.object({ state: z.literal('claimed'), patientId }),
])
export type ClaimDeviceLinkReply = z.infer<typeof claimDeviceLinkReply>

/** For a new phone whose person has a passkey, open to anyone: what to show, and then 201 with the session cookie. */
export const passkeyLinkOptionsPath = `${deviceLinksPath}/passkey-options`
/** 401: nobody's passkey. 409: the phone has had an account. The same phone again is linked as before. */
export const passkeyLinkPath = `${deviceLinksPath}/passkey`

export const passkeyLinkBody = z.strictObject({
  device: joiningDevice,
  passkey: z.strictObject({ challengeId, response: assertionResponse }),
})
export type PasskeyLinkBody = z.infer<typeof passkeyLinkBody>

/** `replaces`: the phone that was signed out for it, because there were five already. */
export const passkeyLinkReply = z.object({ patientId, replaces: z.nullable(z.string()) })
export type PasskeyLinkReply = z.infer<typeof passkeyLinkReply>
