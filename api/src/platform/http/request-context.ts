import { AsyncLocalStorage } from 'node:async_hooks'

/** `deviceId`: the patient's phone, once it is known. */
export type RequestContext = { readonly id: string; deviceId: string | null }

const requests = new AsyncLocalStorage<RequestContext>()

/** Everything awaited in `handle` shares this request's context. */
export const runWithRequestContext = <A>(id: string, handle: () => A): A =>
  requests.run({ id, deviceId: null }, handle)

/**
 * Joins the lines of the access log and the audit log. No decision may depend on it. Undefined in a command and while
 * the server starts.
 */
export const getRequestContext = (): RequestContext | undefined => requests.getStore()

export function setRequestDevice(deviceId: string | null): void {
  const request = getRequestContext()
  if (request) request.deviceId = deviceId
}
