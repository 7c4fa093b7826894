import { errorBody, type ErrorCode, errorStatus } from '@second-wind/core/platform/http/error'
import { parseJson } from '@second-wind/core/platform/parse-json'

/** No response: no network, no route, or a refused connection. */
export class UnreachableError extends Error {
  override readonly name = 'Unreachable'
}

/** The server did not respond, or not completely, in the time allowed. */
export class TimedOutError extends Error {
  override readonly name = 'TimedOut'
}

/** The response is not from our server: a captive portal, a proxy's page, or a body that does not match the contract. */
export class NotOurServer extends Error {
  override readonly name = 'NotOurServer'
}

/** Our server refused. The message is "status: body text", or "status: status text" for an empty body. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly retryAfterMs: number | undefined

  constructor(response: Response, text: string) {
    super(`${response.status}: ${text === '' ? response.statusText : text}`)
    this.status = response.status
    this.code = codeOf(text)
    this.retryAfterMs = retryAfterMsOf(response.headers.get('retry-after'))
  }
}

/** No response from our server: it may or may not have done what was requested. */
export const isNoResponse = (failure: unknown): boolean =>
  failure instanceof UnreachableError || failure instanceof TimedOutError || failure instanceof NotOurServer

function codeOf(text: string): ErrorCode | undefined {
  const body = errorBody.safeParse(parseJson(text))
  return body.success ? errorCodes.find((code) => code === body.data.error.code) : undefined
}

const errorCodes = Object.keys(errorStatus).filter(isErrorCode)

function isErrorCode(code: string): code is ErrorCode {
  return code in errorStatus
}

/** Seconds, the only form our server uses; a date or an invalid value counts as absent. */
function retryAfterMsOf(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) * 1000 : undefined
}
