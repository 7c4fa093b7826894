import { AsyncLocalStorage } from 'node:async_hooks'

/** `deviceId`: the patient's phone that asks, once that is known. */
export type RequestContext = { readonly id: string; deviceId: string | null }

const requests = new AsyncLocalStorage<RequestContext>()

/** Whatever is awaited in `answer` knows which request it belongs to. */
export const runWithRequestContext = <A>(id: string, answer: () => A): A =>
  requests.run({ id, deviceId: null }, answer)

/**
 * For the log of requests and the audit log, so that their lines can be joined; nothing that is decided may depend on
 * it. Undefined in a command and at the start of the server.
 */
export const getRequestContext = (): RequestContext | undefined => requests.getStore()

export function setRequestDevice(deviceId: string | null): void {
  const request = getRequestContext()
  if (request) request.deviceId = deviceId
}
