import { type ErrorBody, type ErrorCode, errorStatus } from '@second-wind/core/platform/http/error'
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { AuditError } from './audit/audit-error.ts'
import type { FieldError } from './http/field-errors.ts'

type Details = { message?: string; fields?: FieldError[]; retryAfterS?: number; allow?: string }

/** Ends a request with one of the contract's codes. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? messages[code])
    this.name = 'ApiError'
    this.code = code
    this.details = details
  }
}

/** What the user reads: what is wrong, and what to do. */
const messages: Record<ErrorCode, string> = {
  bad_request: 'The request cannot be understood.',
  bad_json: 'The body is not valid JSON.',
  invalid: 'Some values are missing or not allowed.',
  unauthorised: 'Please sign in.',
  reauth_required: 'Please sign in again. What is on the phone stays there until it is sent.',
  revoked:
    'This phone was signed out of this record. Please use another phone of yours, or ask your clinic for an invitation.',
  forbidden: 'This is not allowed, and nothing was changed. Please check who is signed in.',
  step_up_required: 'Please confirm who you are once more.',
  foreign_origin: 'Requests from other sites are refused.',
  not_loopback: 'The demo answers only to this computer.',
  not_proxy: 'This server is reached through its own address only.',
  not_found: 'There is nothing here.',
  invite_unknown: 'This invitation is not valid. Please ask for a new one.',
  method_not_allowed: 'This cannot be done here.',
  conflict:
    'Something else has this id already, and nothing was changed. Please read again what is there, or use a new id.',
  not_approved: 'The clinic has not approved this yet.',
  identity_in_use:
    'The clinic must check your details first, and nothing was shared. Please phone the clinic.',
  consent_changed: 'What you agree to has changed. Please read it again.',
  cursor_expired: 'Please read again from the beginning.',
  too_large: 'The request is too large.',
  uri_too_long: 'The address is too long.',
  headers_too_large: 'The headers of the request are too large.',
  timeout: 'The request took too long to arrive.',
  not_json: 'The body must be JSON, with the header "Content-Type: application/json".',
  wrong_host: 'This server is not called by that name.',
  key_reuse: 'This Idempotency-Key was used before for something else.',
  update_required: 'Please update the app. Nothing on the phone is lost.',
  too_many_requests: 'Too many requests. Please wait a moment.',
  internal: 'Something went wrong on the server.',
  busy: 'The server is busy. Please try again in a moment.',
  storage_unavailable: 'The server cannot store anything now. Nothing was saved here; please try again.',
}

/** What is logged about an unexpected error. Never its message, which may repeat what a person wrote. */
export type LogError = (entry: { code: ErrorCode; error: unknown; method: string; route: string }) => void

/** The only place that turns an exception into a response. */
export function respondToError(c: Context, thrown: unknown, log: LogError): Response {
  const error = toApiError(thrown)
  if (error !== thrown) log({ code: error.code, error: thrown, method: c.req.method, route: routePath(c) })
  return errorResponse(error)
}

export function errorResponse({ code, message, details }: ApiError): Response {
  const { fields, retryAfterS, allow } = details
  const body: ErrorBody = { error: { code, message, ...(fields && { fields }) } }
  return Response.json(body, {
    status: errorStatus[code],
    headers: {
      ...(retryAfterS !== undefined && { 'retry-after': String(retryAfterS) }),
      ...(allow !== undefined && { allow }),
    },
  })
}

export const codeOf = (thrown: unknown): ErrorCode => toApiError(thrown).code

function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  if (thrown instanceof AuditError || isStorageError(thrown)) {
    return new ApiError('storage_unavailable', { retryAfterS: 10 })
  }
  return new ApiError('internal')
}

const storageCodes = ['FULL', 'IOERR', 'BUSY', 'LOCKED', 'READONLY', 'CANTOPEN', 'CORRUPT', 'NOTADB', 'NOMEM']

/** The database cannot be written, for reasons that have nothing to do with the request. */
export function isStorageError(thrown: unknown): boolean {
  if (!(thrown instanceof Error) || !('code' in thrown)) return false
  const { code } = thrown
  return typeof code === 'string' && storageCodes.some((name) => code.startsWith(`SQLITE_${name}`))
}
