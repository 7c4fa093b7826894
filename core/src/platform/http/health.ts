import * as z from 'zod/mini'

/** `GET /api/health?nonce=...` echoes the nonce, so that a cached response or one from another server is detected. */
export const healthPath = '/api/health'
export const healthReply = z.object({
  status: z.literal('ok'),
  nonce: z.nullable(z.string()),
  serverTime: z.iso.datetime(),
  mode: z.enum(['demo', 'real']),
})
export type HealthReply = z.infer<typeof healthReply>
