import { errorBody } from '@second-wind/core/platform/http/error'
import { HttpError } from './http-error.ts'

/** What our server says is wrong, by field; none when it was anything else. */
export function getRefusedFields(failure: unknown): Record<string, string> {
  if (!(failure instanceof HttpError) || failure.status !== 422) return {}
  const body = errorBody.safeParse(parsed(failure.message.slice('422: '.length)))
  const fields = body.success ? (body.data.error.fields ?? []) : []
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
