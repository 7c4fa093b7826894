import type { AssertionResponse, RegistrationResponse } from '@second-wind/core/access/contract/webauthn'
import {
  browserSupportsWebAuthn,
  platformAuthenticatorIsAvailable,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '../server/webauthn-options.ts'

export const canUsePasskeys = (): boolean => browserSupportsWebAuthn()

/** Whether this phone itself keeps passkeys, behind what unlocks it. */
export const canKeepPasskeys = (): Promise<boolean> => platformAuthenticatorIsAvailable()

/** No passkey came of it: the person stopped, or the browser has none that fits. It does not say which. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey'

  /** It has one of this person already, and makes no second. */
  get isThere(): boolean {
    return this.cause instanceof Error && this.cause.name === 'InvalidStateError'
  }
}

/** Has the browser make one. @throws NoPasskey */
export async function makePasskey({ challengeId, options }: PasskeyCreationOptions) {
  const made = await orNone(startRegistration({ optionsJSON: options }))
  const { id, rawId, type, response } = made
  const { clientDataJSON, attestationObject, transports } = response
  const sent: RegistrationResponse = {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  }
  return { challengeId, response: sent, label: createPasskeyLabel() }
}

/** Has the browser show one. @throws NoPasskey */
export async function showPasskey({ challengeId, options }: PasskeyRequestOptions) {
  const { id, rawId, type, response } = await orNone(startAuthentication({ optionsJSON: options }))
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const sent: AssertionResponse = {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  }
  return { challengeId, response: sent }
}

async function orNone<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony
  } catch (error) {
    throw new NoPasskey('no passkey', { cause: error })
  }
}

/** So that somebody with several can tell them apart. */
const createPasskeyLabel = (): string => `Passkey of ${new Date().toLocaleDateString('en-GB')}`
