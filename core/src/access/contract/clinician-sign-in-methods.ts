import * as z from 'zod/mini'
import { instant } from '../../platform/moment.ts'
import { clinicianAuthBase, deviceLabel, newPassword } from './clinician-auth.ts'
import { challengeId, registrationResponse } from './webauthn.ts'

/**
 * AUTH_MODE=real only: how the clinician who is signed in signs in. Whatever changes it asks for a second proof
 * (403 `step_up_required`), and answers with another cookie: the one before is worth nothing.
 */
export const signInMethodsPath = `${clinicianAuthBase}/own`
export const addPasskeyPath = `${clinicianAuthBase}/passkeys`
export const addPasskeyOptionsPath = `${addPasskeyPath}/options`
export const renamePasskeyPath = (id: string) => `${addPasskeyPath}/${id}/rename`
/** 409 `conflict` for the only way in. */
export const removePasskeyPath = (id: string) => `${addPasskeyPath}/${id}/remove`
/** 403 `forbidden` when the current password is another; 422 says what is wrong with the new one. */
export const changePasswordPath = `${signInMethodsPath}/password`
export const newAuthenticatorPath = `${signInMethodsPath}/authenticator`
export const newAuthenticatorOptionsPath = `${newAuthenticatorPath}/options`
/** 201 with ten new ones (`enrolledReply`). */
export const newRecoveryCodesPath = `${signInMethodsPath}/recovery-codes`
/** Needs no second proof: it only ever takes something away. */
export const endOtherSessionsPath = `${signInMethodsPath}/end-other-sessions`

const passkey = z.object({
  id: z.string(),
  label: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
})
const session = z.object({ id: z.string(), signedInAt: instant, lastUsedAt: instant })

/** `otherSessions`: where the same clinician is signed in besides, newest first. */
export const signInMethodsReply = z.object({
  username: z.string(),
  passkeys: z.array(passkey),
  hasPassword: z.boolean(),
  recoveryCodesLeft: z.number(),
  otherSessions: z.array(session),
})
export type SignInMethodsReply = z.infer<typeof signInMethodsReply>
export type ClinicianPasskey = z.infer<typeof passkey>

export const addPasskeyBody = z.strictObject({
  challengeId,
  response: registrationResponse,
  label: deviceLabel,
})
export const renamePasskeyBody = z.strictObject({ label: deviceLabel })
export const changePasswordBody = z.strictObject({
  current: z.string().check(z.maxLength(1_000)),
  password: newPassword,
})
export const newAuthenticatorBody = z.strictObject({ challengeId, code: z.string().check(z.maxLength(20)) })
