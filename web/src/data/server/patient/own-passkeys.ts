import {
  ownPasskeyOptionsPath,
  ownPasskeysPath,
  ownPasskeysReply,
  ownRecoveryCodePath,
  ownRecoveryCodeReply,
  removeOwnPasskeyPath,
} from '@second-wind/core/access/contract/reauth'
import type { RegistrationResponse } from '@second-wind/core/access/contract/webauthn'
import { toMake } from '../webauthn-options.ts'
import { exchange, request } from '../request.ts'

const post = (path: string, body: unknown) => ({ method: 'POST', path, body }) as const

/** This person's, oldest first. */
export const listOwnPasskeys = () =>
  request({ method: 'GET', path: ownPasskeysPath, reply: ownPasskeysReply })

/** This and all below: 401 `reauth_required` unless the person has just signed in. */
export const passkeyToAdd = () => request({ ...post(ownPasskeyOptionsPath, {}), reply: toMake })

export async function keepPasskey(made: {
  challengeId: string
  response: RegistrationResponse
  label: string
}): Promise<void> {
  await exchange(post(ownPasskeysPath, made))
}

export async function removeOwnPasskey(id: string): Promise<void> {
  await exchange(post(removeOwnPasskeyPath(id), {}))
}

/** The codes before it end. */
export const askForRecoveryCode = () =>
  request({ ...post(ownRecoveryCodePath, {}), reply: ownRecoveryCodeReply })
