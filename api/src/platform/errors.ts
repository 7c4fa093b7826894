import { type ErrorBody, type ErrorCode, errorStatus } from '@second-wind/core/platform/http/error'
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { AuditError } from './audit/audit-error.ts'
import { storageFaultOf } from './db/storage-fault.ts'
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
  bad_request: 'The server cannot understand this request.',
  bad_json: 'The body is not valid JSON.',
  invalid: 'Some values are missing or not allowed.',
  unauthorised: 'Sign in to continue.',
  reauth_required: 'Sign in again. Nothing on this phone is lost.',
  revoked: 'This phone was signed out. Use another phone, or ask your clinic for an invitation.',
  forbidden: 'You do not have permission to do this. Nothing was changed. Check who is signed in.',
  step_up_required: 'Confirm who you are to continue.',
  foreign_origin: 'Requests from other websites are not allowed.',
  not_loopback: 'The demo can only be used on this computer.',
  not_proxy: 'You can only use this server through its own web address.',
  device_too_new:
    'This phone was added less than 3 days ago, so it cannot sign out an older one yet. Phone the clinic, which can.',
  too_many_devices:
    'You already have 5 phones that are in use, which is the most you can have. Sign one of them out, then link this one.',
  not_found: 'There is nothing here.',
  invite_unknown: 'This invitation is not valid. Ask for a new one.',
  method_not_allowed: 'You cannot do this here.',
  conflict: 'This id is already in use. Nothing was changed. Check what is there, or use a new id.',
  already_resolved:
    'This alert has been resolved already. Your reason was not stored. Read the alert to see who resolved it and why.',
  not_approved: 'The clinic has not approved this yet.',
  identity_in_use: 'The clinic needs to check your details first. Nothing was shared. Phone the clinic.',
  consent_changed: 'The text you agreed to has changed. Read it again.',
  cursor_expired: 'This page of the list has expired. Start again from the first page.',
  too_large: 'The request is too large.',
  uri_too_long: 'The address is too long.',
  headers_too_large: 'The request headers are too large.',
  timeout: 'The request took too long.',
  not_json: 'The body must be JSON, with the header "Content-Type: application/json".',
  unknown_encoding: 'The body must be plain or gzipped.',
  wrong_host: 'This server does not use that name.',
  key_reuse: 'This Idempotency-Key has already been used for a different request.',
  update_required: 'Update the app. Nothing on this phone is lost.',
  too_many_requests: 'Too many requests. Wait a moment, then try again.',
  internal: 'Sorry, there is a problem with the server.',
  busy: 'The server is busy. Try again in a moment.',
  storage_unavailable: 'The server cannot save anything right now. Nothing was saved. Try again later.',
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
  if (thrown instanceof AuditError || storageFaultOf(thrown) !== undefined) {
    return new ApiError('storage_unavailable', { retryAfterS: 10 })
  }
  return new ApiError('internal')
}

/** For bookkeeping writes: a full disk must not fail the request. */
export async function skipIfStorageFails(write: Promise<void>): Promise<void> {
  try {
    await write
  } catch (error) {
    if (storageFaultOf(error) === undefined) throw error
  }
}
