import { enrolledReply, enrolTotpReply } from '@second-wind/core/access/contract/clinician-auth'
import {
  addPasskeyOptionsPath,
  addPasskeyPath,
  changePasswordPath,
  endOtherSessionsPath,
  newAuthenticatorOptionsPath,
  newAuthenticatorPath,
  newRecoveryCodesPath,
  ownSignInPath,
  ownSignInReply,
  removePasskeyPath,
  renamePasskeyPath,
} from '@second-wind/core/access/contract/clinician-sign-in-methods'
import type { RegistrationResponse } from '@second-wind/core/access/contract/webauthn'
import { toMake } from '../webauthn-options.ts'
import { exchange, request } from '../request.ts'

type Made = { challengeId: string; response: RegistrationResponse; label: string }

const post = (path: string, body: unknown) => ({ method: 'POST', path, body }) as const

export const readOwnSignIn = () => request({ method: 'GET', path: ownSignInPath, reply: ownSignInReply })
export const renamePasskey = (id: string, label: string) => exchange(post(renamePasskeyPath(id), { label }))
export const endOtherSessions = () => exchange(post(endOtherSessionsPath, {}))

/** From here on: answered 403 `step_up_required` unless somebody has just proved who they are. */
export const passkeyToAdd = () => request({ ...post(addPasskeyOptionsPath, {}), reply: toMake })
export const addPasskey = (made: Made) => exchange(post(addPasskeyPath, made))
export const removePasskey = (id: string) => exchange(post(removePasskeyPath(id), {}))
export const changePassword = (typed: { current: string; password: string }) =>
  exchange(post(changePasswordPath, typed))
export const totpToChange = () => request({ ...post(newAuthenticatorOptionsPath, {}), reply: enrolTotpReply })
export const changeTotp = (typed: { challengeId: string; code: string }) =>
  exchange(post(newAuthenticatorPath, typed))
export const newRecoveryCodes = () => request({ ...post(newRecoveryCodesPath, {}), reply: enrolledReply })
