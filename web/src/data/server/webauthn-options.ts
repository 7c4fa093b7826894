import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import * as z from 'zod/mini'

/** What goes to the browser's own dialog as it is. */
const optionsOf = <T extends object>() => z.custom<T>((value) => typeof value === 'object' && value !== null)
/** Its answer becomes a passkey. */
export const passkeyCreationOptions = z.object({
  challengeId: z.string(),
  options: optionsOf<PublicKeyCredentialCreationOptionsJSON>(),
})
/** Its answer shows a passkey that was made before. */
export const passkeyRequestOptions = z.object({
  challengeId: z.string(),
  options: optionsOf<PublicKeyCredentialRequestOptionsJSON>(),
})
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptions>
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptions>
