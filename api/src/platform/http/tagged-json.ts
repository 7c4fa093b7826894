import { createHash } from 'node:crypto'
import type { Ctx } from '../deps.ts'
import { isKnownTag } from './etag.ts'

/** A JSON response for polling: when unchanged, it costs a 304 without a body. */
export function taggedJson(c: Ctx, value: unknown): Response {
  const json = JSON.stringify(value)
  const tag = `"${createHash('sha256').update(json).digest('base64url')}"`
  if (isKnownTag(c, tag)) return c.body(null, 304, { etag: tag })
  return c.body(json, 200, { etag: tag, 'content-type': 'application/json' })
}
