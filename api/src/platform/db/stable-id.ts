import { createHash } from 'node:crypto'

/** A version 7 UUID that depends only on the time and the name. */
export function stableId(ms: number, name: string): string {
  const time = ms.toString(16).padStart(12, '0')
  const hash = createHash('sha256').update(name).digest('hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`
}
