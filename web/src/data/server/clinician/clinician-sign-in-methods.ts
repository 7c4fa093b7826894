import { enrolledReply, enrolTotpReply } from '@second-wind/core/access/contract/clinician-auth'
import {
  addPasskeyOptionsPath,
  addPasskeyPath,
  changePasswordPath,
  endOtherSessionsPath,
  newAuthenticatorOptionsPath,
  newAuthenticatorPath,
  newRecoveryCodesPath,
  signInMethodsPath,
  signInMethodsReply,
  removePasskeyPath,
  renamePasskeyPath,
} from '@second-wind/core/access/contract/clinician-sign-in-methods'
import type { RegistrationResponse } from '@second-wind/core/access/contract/webauthn'
import { post, sendCall, request } from '../request.ts'
import { passkeyCreationOptions } from '../webauthn-options.ts'

// Without a recent step-up the server refuses, with 403 `step_up_required`, to add or remove a passkey, to change the
// password or the authenticator, and to create recovery codes.

type NewPasskey = { challengeId: string; response: RegistrationResponse; label: string }

export const fetchSignInMethods = () =>
  request({ method: 'GET', path: signInMethodsPath, reply: signInMethodsReply })
export const renamePasskey = (id: string, label: string) => sendCall(post(renamePasskeyPath(id), { label }))
export const endOtherSessions = () => sendCall(post(endOtherSessionsPath, {}))

export const fetchNewPasskeyOptions = () =>
  request({ ...post(addPasskeyOptionsPath, {}), reply: passkeyCreationOptions })
export const addPasskey = (passkey: NewPasskey) => sendCall(post(addPasskeyPath, passkey))
export const removePasskey = (id: string) => sendCall(post(removePasskeyPath(id), {}))
export const changePassword = (passwords: { current: string; password: string }) =>
  sendCall(post(changePasswordPath, passwords))
export const requestTotpChange = () =>
  request({ ...post(newAuthenticatorOptionsPath, {}), reply: enrolTotpReply })
export const changeTotp = (proof: { challengeId: string; code: string }) =>
  sendCall(post(newAuthenticatorPath, proof))
export const createRecoveryCodes = () => request({ ...post(newRecoveryCodesPath, {}), reply: enrolledReply })
