import * as z from 'zod/mini'
import { instant } from '../../platform/moment.ts'
import { clinicianAuthBase, passkeyLabel, newPassword } from './clinician-auth.ts'
import { challengeId, registrationResponse } from './webauthn.ts'

/**
 * AUTH_MODE=real only: the sign-in methods of the signed-in clinician. Changes need a step-up (403 `step_up_required`),
 * and the reply sets a new cookie that invalidates the previous one.
 */
export const signInMethodsPath = `${clinicianAuthBase}/own`
export const addPasskeyPath = `${clinicianAuthBase}/passkeys`
export const addPasskeyOptionsPath = `${addPasskeyPath}/options`
export const renamePasskeyPath = (id: string) => `${addPasskeyPath}/${id}/rename`
/** 409 `conflict` for the only remaining sign-in method. */
export const removePasskeyPath = (id: string) => `${addPasskeyPath}/${id}/remove`
/** 403 `forbidden` when the current password is wrong; 422 when the new one is not accepted. */
export const changePasswordPath = `${signInMethodsPath}/password`
export const newAuthenticatorPath = `${signInMethodsPath}/authenticator`
export const newAuthenticatorOptionsPath = `${newAuthenticatorPath}/options`
/** 201 with ten new codes (`enrolledReply`). */
export const newRecoveryCodesPath = `${signInMethodsPath}/recovery-codes`
/** Needs no step-up because it only removes access. */
export const endOtherSessionsPath = `${signInMethodsPath}/end-other-sessions`

const passkey = z.object({
  id: z.string(),
  label: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
})
const session = z.object({ id: z.string(), signedInAt: instant, lastUsedAt: instant })

/** `otherSessions`: the clinician's other sessions, newest first. */
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
  label: passkeyLabel,
})
export const renamePasskeyBody = z.strictObject({ label: passkeyLabel })
export const changePasswordBody = z.strictObject({
  current: z.string().check(z.maxLength(1_000)),
  password: newPassword,
})
export const newAuthenticatorBody = z.strictObject({ challengeId, code: z.string().check(z.maxLength(20)) })
