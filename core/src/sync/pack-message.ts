import * as z from 'zod/mini'
import { pack } from './pack.ts'

/**
 *   page                                    service worker
 *   {pack-download, pack} + a port ─────▶   fetches every file, then keeps them all, or none
 *              port ◀── {progress, done} ─  after each file
 *              port ◀── {ended, outcome} ─
 *   {pack-remove, id} + a port ─────────▶   port ◀── {ended, outcome}
 */
export const packMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pack-download'), pack }),
  z.object({ type: z.literal('pack-remove'), id: pack.shape.id }),
])
export type PackMessage = z.infer<typeof packMessage>

/**
 * `no-answer`: no network. `not-ours`: a file differs from the one that this version of the app expects. `no-room`:
 * storage is full.
 */
const packOutcome = z.enum(['done', 'no-answer', 'not-ours', 'no-room'])
export type PackOutcome = z.infer<typeof packOutcome>

export const packReport = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), done: z.int() }),
  z.object({ type: z.literal('ended'), outcome: packOutcome }),
])
export type PackReport = z.infer<typeof packReport>
