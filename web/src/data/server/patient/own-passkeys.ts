import {
  patientPasskeyOptionsPath,
  patientPasskeysPath,
  patientPasskeysReply,
  ownRecoveryCodePath,
  ownRecoveryCodeReply,
  removePatientPasskeyPath,
} from '@second-wind/core/access/contract/reauth'
import type { RegistrationResponse } from '@second-wind/core/access/contract/webauthn'
import { post, sendCall, request } from '../request.ts'
import { passkeyCreationOptions } from '../webauthn-options.ts'

/** This person's passkeys, oldest first. */
export const listOwnPasskeys = () =>
  request({ method: 'GET', path: patientPasskeysPath, reply: patientPasskeysReply })

/** This call and all below: 401 `reauth_required` without a recent sign-in. */
export const fetchOwnPasskeyOptions = () =>
  request({ ...post(patientPasskeyOptionsPath, {}), reply: passkeyCreationOptions })

export async function registerOwnPasskey(made: {
  challengeId: string
  response: RegistrationResponse
  label: string
}): Promise<void> {
  await sendCall(post(patientPasskeysPath, made))
}

export async function removeOwnPasskey(id: string): Promise<void> {
  await sendCall(post(removePatientPasskeyPath(id), {}))
}

/** Invalidates the earlier codes. */
export const createRecoveryCode = () =>
  request({ ...post(ownRecoveryCodePath, {}), reply: ownRecoveryCodeReply })
