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

type Made = { challengeId: string; response: RegistrationResponse; label: string }

export const fetchSignInMethods = () =>
  request({ method: 'GET', path: signInMethodsPath, reply: signInMethodsReply })
export const renamePasskey = (id: string, label: string) => sendCall(post(renamePasskeyPath(id), { label }))
export const endOtherSessions = () => sendCall(post(endOtherSessionsPath, {}))

/** All calls below answer 403 `step_up_required` without a recent step-up. */
export const fetchNewPasskeyOptions = () =>
  request({ ...post(addPasskeyOptionsPath, {}), reply: passkeyCreationOptions })
export const addPasskey = (made: Made) => sendCall(post(addPasskeyPath, made))
export const removePasskey = (id: string) => sendCall(post(removePasskeyPath(id), {}))
export const changePassword = (typed: { current: string; password: string }) =>
  sendCall(post(changePasswordPath, typed))
export const requestTotpChange = () =>
  request({ ...post(newAuthenticatorOptionsPath, {}), reply: enrolTotpReply })
export const changeTotp = (typed: { challengeId: string; code: string }) =>
  sendCall(post(newAuthenticatorPath, typed))
export const createRecoveryCodes = () => request({ ...post(newRecoveryCodesPath, {}), reply: enrolledReply })
