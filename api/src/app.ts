import { limits } from '@second-wind/core/platform/http/limits'
import { Hono } from 'hono'
import { authoriseAndHandle } from './platform/authentication/authorise-and-handle.ts'
import { assertEveryRouteDeclared, methodsOf } from './platform/authentication/declared-routes.ts'
import type { ModeConfig } from './platform/config/config.ts'
import type { Deps, Env } from './platform/deps.ts'
import { respondToError, ApiError, errorResponse } from './platform/errors.ts'
import { accessLog, withCallerForLogs } from './platform/http/access-log.ts'
import { guardRequest } from './platform/http/guard.ts'
import { isUnderApi, ownHeaders, securityHeaders } from './platform/http/headers.ts'
import { rateLimits } from './platform/http/rate-limits.ts'
import { runWithRequestContext } from './platform/http/request-context.ts'
import { staticFiles } from './platform/http/static-files.ts'
import { commonRoutes, authForMode } from './routes.ts'

/** Builds the server's routes and middleware. @throws Error when a route has no access rule */
export function createApp(deps: Deps): Hono<Env> {
  const app = new Hono<Env>()
  const rates = rateLimits(deps.clock)
  const mode = authForMode(deps, rates)
  const table = [...commonRoutes(deps, rates), ...mode.routes]
  const authenticator = withCallerForLogs(mode.authenticator)
  const serveFile = staticFiles(deps.staticRoot)

  app.use('/*', (_, next) => runWithRequestContext(deps.newId(), next))
  if (deps.requestLog) app.use('/*', accessLog({ ...deps, ...deps.requestLog }))
  app.use('/*', securityHeaders(isEncrypted(deps.config)), ownHeaders(deps.clock.now))
  app.use('/*', async (c, next) => {
    const url = new URL(c.req.url)
    if (url.pathname.length + url.search.length > limits.urlBytes) throw new ApiError('uri_too_long')
    await next()
  })
  app.use('/api/*', async (c, next) => {
    guardRequest(c, deps.config)
    await next()
  })

  for (const rule of table) {
    app.on(rule.method, rule.path, (c) => authoriseAndHandle(rule, c, { ...deps, authenticator, rates }))
  }
  assertEveryRouteDeclared(app, table)

  app.notFound(async (c) => {
    const methods = methodsOf(c.req.path, table)
    if (methods.length > 0 || c.req.method === 'OPTIONS') {
      return errorResponse(new ApiError('method_not_allowed', { allow: methods.join(', ') }))
    }
    const file = isUnderApi(c.req.path) ? undefined : await serveFile(c)
    return file ?? errorResponse(new ApiError('not_found'))
  })
  app.onError((error, c) => respondToError(c, error, deps.logError))
  return app
}

/** Whether the browser's connection to the server or its proxy uses TLS. On localhost it may not. */
const isEncrypted = (config: ModeConfig): boolean =>
  config.authMode === 'real' && config.real.publicOrigin.startsWith('https:')
