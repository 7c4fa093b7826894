import * as z from 'zod/mini'
import { healthPath, type HealthReply } from '@second-wind/core/contract/health'
import { beatHeart } from '../db/meta.repo.ts'
import { isSchemaAtHead } from '../db/migrate.ts'
import type { Deps } from '../deps.ts'
import { parsed } from '../http/read-json.ts'
import { type Route, route } from '../identity/route.ts'

const query = z.object({ nonce: z.optional(z.string().check(z.maxLength(64))) })

export function healthRoutes({ db, clock, config, isStopping }: Deps): Route[] {
  return [
    route({
      method: 'GET',
      path: healthPath,
      who: 'anyone',
      subject: 'nobody',
      action: 'health.read',
      handle(c) {
        const { nonce } = parsed(query, c.req.query())
        return c.json({
          status: 'ok',
          nonce: nonce ?? null,
          serverTime: new Date(clock.now()).toISOString(),
          mode: config.authMode,
        } satisfies HealthReply)
      },
    }),
    route({
      method: 'GET',
      path: '/healthz',
      who: 'anyone',
      subject: 'nobody',
      action: 'health.live',
      handle: (c) => c.text('ok'),
    }),
    route({
      method: 'GET',
      path: '/readyz',
      who: 'anyone',
      subject: 'nobody',
      action: 'health.ready',
      async handle(c) {
        return (await isReady()) ? c.text('ready') : c.text('not ready', 503)
      },
    }),
  ]

  async function isReady(): Promise<boolean> {
    if (isStopping?.()) return false
    try {
      await beatHeart(db, new Date(clock.now()).toISOString())
      return await isSchemaAtHead(db)
    } catch {
      return false
    }
  }
}
