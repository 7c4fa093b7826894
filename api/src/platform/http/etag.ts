import type { Ctx } from '../deps.ts'

/** Whether the client already has this exact response, so that a 304 is enough. */
export function isKnownTag(c: Ctx, tag: string): boolean {
  const known = (c.req.header('if-none-match') ?? '').split(',').map(opaque)
  return known.includes(opaque(tag))
}

/** Weak and strong tags are equal for If-None-Match (RFC 9110). */
const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')
