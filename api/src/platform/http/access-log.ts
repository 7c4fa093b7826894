import { createHmac } from 'node:crypto'
import type { ErrorCode } from '@second-wind/core/platform/http/error'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Authenticator } from '../authentication/authenticator.ts'
import type { Clock, Env } from '../deps.ts'
import { codeOf } from '../errors.ts'
import { iso } from '../iso.ts'
import { getRequestContext, setRequestDevice } from './request-context.ts'

/** Everything that is ever logged about a request: no body, query, address, header, name or error text. */
export type RequestLine = {
  time: string
  level: 'info' | 'warn' | 'error'
  /** The audit log records the same id. */
  request: string
  method: string
  /** The declared pattern, never the requested path. */
  route: string
  status: number
  ms: number
  actorKind?: 'patient' | 'clinician'
  /** The same pseudonym for the same person until the server's key changes. */
  actor?: string
  code?: ErrorCode
}
export type LogRequest = (line: RequestLine) => void

type Caller = NonNullable<Env['Variables']['caller']>

/** `key` turns a person's number into a pseudonym that cannot be reversed by trying every number. */
type Options = { log: LogRequest; key: string; clock: Clock }

export function accessLog({ log, key, clock }: Options): MiddlewareHandler<Env> {
  return async (c, next) => {
    const startedMs = performance.now()
    await next()
    const { status } = c.res
    const caller = c.get('caller')
    log({
      time: iso(clock.now()),
      level: status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info',
      request: getRequestContext()?.id ?? '',
      method: knownMethods.includes(c.req.method) ? c.req.method : 'other',
      route: routePath(c, -1),
      status,
      ms: Math.round(performance.now() - startedMs),
      ...(caller && { actorKind: caller.kind, actor: pseudonym(key, caller) }),
      ...(c.error && { code: codeOf(c.error) }),
    })
  }
}

const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Wraps the authenticator and stores whom it finds for the logs. */
export function withCallerForLogs(authenticator: Authenticator): Authenticator {
  return {
    async patient(c) {
      const actor = await authenticator.patient(c)
      if (actor) c.set('caller', { kind: 'patient', id: actor.id })
      setRequestDevice(actor?.deviceId ?? null)
      return actor
    },
    async clinician(c) {
      const actor = await authenticator.clinician(c)
      if (actor) c.set('caller', { kind: 'clinician', id: actor.id })
      return actor
    },
  }
}

const pseudonym = (key: string, { kind, id }: Caller): string =>
  createHmac('sha256', key).update(`log ${kind} ${id}`).digest('hex').slice(0, 16)
