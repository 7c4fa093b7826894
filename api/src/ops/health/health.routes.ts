import { healthPath, type HealthReply } from '@second-wind/core/platform/http/health'
import * as z from 'zod/mini'
import { type Route, route } from '../../platform/authentication/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { parseOrRefuse } from '../../platform/http/read-json.ts'
import { iso } from '../../platform/iso.ts'
import { isOperator } from './operator-key.ts'
import { checkReadiness, type Readiness } from './readiness.ts'

const query = z.object({ nonce: z.optional(z.string().check(z.maxLength(64))) })
const cachedForMs = 1_000

export function healthRoutes(deps: Deps): Route[] {
  const { clock, config, isStopping, operatorKey } = deps
  let last: { atMs: number; reply: Promise<Readiness> } | undefined

  return [
    route({
      method: 'GET',
      path: healthPath,
      who: 'anyone',
      subject: 'none',
      action: 'health.read',
      handle(c) {
        const { nonce } = parseOrRefuse(query, c.req.query())
        return c.json({
          status: 'ok',
          nonce: nonce ?? null,
          serverTime: iso(clock.now()),
          mode: config.authMode,
        } satisfies HealthReply)
      },
    }),
    route({
      method: 'GET',
      path: '/healthz',
      who: 'anyone',
      subject: 'none',
      action: 'health.live',
      handle: (c) => c.text('ok'),
    }),
    route({
      method: 'GET',
      path: '/readyz',
      who: 'anyone',
      subject: 'none',
      action: 'health.ready',
      async handle(c) {
        if (isStopping?.()) return c.text('not ready', 503)
        const found = await checkReadinessCached()
        const status = found.isReady ? 200 : 503
        if (isOperator(c.req.header('authorization'), operatorKey)) return c.json(found, status)
        return c.text(found.isReady ? 'ready' : 'not ready', status)
      },
    }),
  ]

  /** A check writes to the disk and the route is public, so the result is cached. */
  function checkReadinessCached(): Promise<Readiness> {
    const nowMs = clock.now()
    if (!last || Math.abs(nowMs - last.atMs) >= cachedForMs)
      last = { atMs: nowMs, reply: checkReadiness(deps) }
    return last.reply
  }
}
