import type { AssertionResponse, RegistrationResponse } from '@second-wind/core/access/contract/webauthn'
import {
  browserSupportsWebAuthn,
  platformAuthenticatorIsAvailable,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '../server/webauthn-options.ts'

export const canUsePasskeys = (): boolean => browserSupportsWebAuthn()

/** Whether this phone can store passkeys, protected by its screen lock. */
export const canKeepPasskeys = (): Promise<boolean> => platformAuthenticatorIsAvailable()

/** No passkey: the person cancelled, or none matches. The browser does not say which. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey'

  /** The phone already has a passkey of this person and creates no second one. */
  get alreadyExists(): boolean {
    return this.cause instanceof Error && this.cause.name === 'InvalidStateError'
  }
}

/** Creates a passkey in the browser. @throws NoPasskey */
export async function createPasskey({ challengeId, options }: PasskeyCreationOptions) {
  const made = await wrapNoPasskey(startRegistration({ optionsJSON: options }))
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

/** Asks the browser for a passkey. @throws NoPasskey */
export async function requestPasskey({ challengeId, options }: PasskeyRequestOptions) {
  const { id, rawId, type, response } = await wrapNoPasskey(startAuthentication({ optionsJSON: options }))
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

async function wrapNoPasskey<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony
  } catch (error) {
    throw new NoPasskey('no passkey', { cause: error })
  }
}

/** The label lets a person with several passkeys distinguish them. */
const createPasskeyLabel = (): string => `Passkey of ${new Date().toLocaleDateString('en-GB')}`
