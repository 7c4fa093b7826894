import * as z from 'zod/mini'

/** What a browser returns from `navigator.credentials`, as JSON (WebAuthn Level 3, RegistrationResponseJSON). */
const base64url = z.string().check(z.regex(/^[A-Za-z0-9_-]*$/), z.maxLength(8_000))

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.exactOptional(z.enum(['platform', 'cross-platform'])),
  /** We neither request nor read extensions. */
  clientExtensionResults: z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform(() => ({})),
  ),
}

export const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.exactOptional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
})
export type RegistrationResponse = z.infer<typeof registrationResponse>

export const assertionResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.exactOptional(base64url),
  }),
})
export type AssertionResponse = z.infer<typeof assertionResponse>

/** `options` is passed to the browser unchanged, so we check only that it exists. */
export const ceremony = z.object({
  challengeId: z.string(),
  options: z.looseObject({ challenge: z.string() }),
})
export type Ceremony = z.infer<typeof ceremony>

/** The id of the challenge that is answered. */
export const challengeId = z.string().check(z.minLength(1), z.maxLength(100))
