import type { Ctx } from '../deps.ts'

/** Whether the client has this very answer already, so that a 304 will do. */
export function isKnownTag(c: Ctx, tag: string): boolean {
  const known = (c.req.header('if-none-match') ?? '').split(',').map(opaque)
  return known.includes(opaque(tag))
}

/** Weak and strong tags compare alike here, as RFC 9110 has it for If-None-Match. */
const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')
