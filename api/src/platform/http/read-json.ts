import { limits } from '@second-wind/core/platform/http/limits'
import type * as z from 'zod/mini'
import type { Ctx } from '../deps.ts'
import { ApiError } from '../errors.ts'
import { fieldErrors } from './field-errors.ts'
import { type BodyLimits, readBody } from './read-body.ts'

const jsonType = /^application\/json(;\s*charset=utf-8)?$/i
const plainLimits: BodyLimits = { wireBytes: limits.bodyBytes, inflatedBytes: limits.bodyBytes }

export async function readJson<T>(c: Ctx, schema: z.ZodMiniType<T>, bodyLimits = plainLimits): Promise<T> {
  return parseOrRefuse(schema, await readAnyJson(c, bodyLimits))
}

/** Reads a JSON body that is still to be validated. */
export async function readAnyJson(c: Ctx, bodyLimits: BodyLimits): Promise<unknown> {
  if (!jsonType.test(c.req.header('content-type') ?? '')) throw new ApiError('not_json')
  const text = decode(await readBody(c, bodyLimits))
  if (jsonDepth(text) > limits.jsonDepth) {
    throw new ApiError('invalid', { message: `The body is nested deeper than ${limits.jsonDepth} levels.` })
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('bad_json')
  }
}

export function parseOrRefuse<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new ApiError('invalid', { fields: fieldErrors(result.error) })
}

/**
 * Reads the query of a request. A parameter that is unknown or given twice is refused: ignoring it would answer another
 * question than the one that was asked.
 *
 * @param schema a `z.strictObject`
 */
export function readQuery<T>(c: Ctx, schema: z.ZodMiniType<T>): T {
  const repeated = Object.entries(c.req.queries()).filter(([, values]) => values.length > 1)
  if (repeated.length > 0) {
    throw new ApiError('bad_request', { message: 'A parameter in the address is given more than once.' })
  }
  const result = schema.safeParse(c.req.query())
  if (result.success) return result.data
  const fields = fieldErrors(result.error)
  const isUnknown = result.error.issues.some(({ code }) => code === 'unrecognized_keys')
  if (isUnknown)
    throw new ApiError('bad_request', { message: 'A parameter in the address is not recognised.', fields })
  throw new ApiError('invalid', { fields })
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ApiError('bad_json')
  }
}

const [quote, backslash, openArray, openObject, closeArray, closeObject] = ['"', '\\', '[', '{', ']', '}']

/** The nesting depth of a JSON text, found in one pass before it is parsed. */
function jsonDepth(text: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (isInString) {
      if (char === backslash) at += 1
      else if (char === quote) isInString = false
    } else if (char === quote) isInString = true
    else if (char === openArray || char === openObject) deepest = Math.max(deepest, (depth += 1))
    else if (char === closeArray || char === closeObject) depth -= 1
  }
  return deepest
}
