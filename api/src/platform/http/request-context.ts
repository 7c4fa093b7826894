import { AsyncLocalStorage } from 'node:async_hooks'

/** `deviceId`: the patient's phone that asks, once that is known. */
export type CurrentRequest = { readonly id: string; deviceId: string | null }

const requests = new AsyncLocalStorage<CurrentRequest>()

/** Whatever is awaited in `answer` knows which request it belongs to. */
export const withinRequest = <A>(id: string, answer: () => A): A =>
  requests.run({ id, deviceId: null }, answer)

/**
 * For the log of requests and the audit log, so that their lines can be joined; nothing that is decided may depend on
 * it. Undefined in a command and at the start of the server.
 */
export const currentRequest = (): CurrentRequest | undefined => requests.getStore()

export function noteDevice(deviceId: string | null): void {
  const request = currentRequest()
  if (request) request.deviceId = deviceId
}
