import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import * as z from 'zod/mini'

/** Passed to the browser's dialog unchanged. */
const optionsOf = <T extends object>() => z.custom<T>((value) => typeof value === 'object' && value !== null)
/** The browser's response becomes a passkey. */
export const passkeyCreationOptions = z.object({
  challengeId: z.string(),
  options: optionsOf<PublicKeyCredentialCreationOptionsJSON>(),
})
/** The browser's response proves an existing passkey. */
export const passkeyRequestOptions = z.object({
  challengeId: z.string(),
  options: optionsOf<PublicKeyCredentialRequestOptionsJSON>(),
})
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptions>
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptions>
