import { errorBody } from '@second-wind/core/platform/http/error'
import { parseJson } from '@second-wind/core/platform/parse-json'
import { HttpError } from './http-error.ts'

/** The server's error for each field; empty for any other failure. */
export function getRefusedFields(failure: unknown): Record<string, string> {
  if (!(failure instanceof HttpError) || ![409, 422].includes(failure.status)) return {}
  const body = errorBody.safeParse(parseJson(failure.message.slice('4xx: '.length)))
  const fields = body.success ? (body.data.error.fields ?? []) : []
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]))
}
