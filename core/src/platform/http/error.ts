import * as z from 'zod/mini'

/** Every error code of the API, with its HTTP status. */
export const errorStatus = {
  bad_request: 400,
  bad_json: 400,
  invalid: 422,
  unauthorised: 401,
  reauth_required: 401,
  revoked: 401,
  forbidden: 403,
  step_up_required: 403,
  device_too_new: 403,
  too_many_devices: 409,
  foreign_origin: 403,
  not_loopback: 403,
  not_proxy: 403,
  not_found: 404,
  invite_unknown: 404,
  method_not_allowed: 405,
  timeout: 408,
  conflict: 409,
  already_resolved: 409,
  not_approved: 409,
  identity_in_use: 409,
  consent_changed: 409,
  cursor_expired: 410,
  too_large: 413,
  uri_too_long: 414,
  not_json: 415,
  unknown_encoding: 415,
  wrong_host: 421,
  key_reuse: 422,
  update_required: 426,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  busy: 503,
  storage_unavailable: 503,
} as const
export type ErrorCode = keyof typeof errorStatus

const errorCodes = Object.keys(errorStatus)

/** The body of every error response. `fields` names what is wrong, without repeating the value. */
export const errorBody = z.object({
  error: z.object({
    code: z.string().check(z.refine((code) => errorCodes.includes(code))),
    message: z.string(),
    fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  }),
})
export type ErrorBody = z.infer<typeof errorBody>
