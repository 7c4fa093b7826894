import type { Route } from '@second-wind/api/platform/authentication/route'
import { errorBody } from '@second-wind/core/platform/http/error'
import { describe, expect, test } from 'vitest'
import { idNumbered } from '../../fixtures/ids.ts'
import { openRealApi, type RealApi } from '../../support/open-real-api.ts'
import { createPrincipals, type Principal } from '../platform/authentication/principals.ts'
import { createRouteObjects, type RouteObject } from '../platform/authentication/route-objects.ts'

/**
 * Every route of the table x every kind of caller x whose object it is. The expected result follows from the route's
 * own rule, so that a new route is included automatically.
 */
const objects = ['missing', 'other', 'own'] as const
type Objekt = (typeof objects)[number]

const missing = { number: 999, record: idNumbered(0xfff) }
const table = await routesOfRealMode()

describe('the access matrix', () => {
  test.each(table)('allows $method $path for exactly the callers in the table', async (rule) => {
    const api = await openRealApi()
    const principals = await createPrincipals(api)
    const records = (await createRouteObjects(api))[`${rule.method} ${rule.path}`]
    for (const who of principals) {
      let cookie = who.cookie
      const told = new Map<Objekt, { status: number; body: string; queries: number }>()
      for (const object of objects) {
        const [path, body] = [pathOf(rule, who, object, records), bodyOf(rule, who, object, records)]
        const before = api.queriesSoFar()
        const response = await api.as(cookie).send(rule.method, path, body, { 'x-user': '1' })
        const queries = api.queriesSoFar() - before
        const text = await response.text()
        // As a browser does, because a change of sign-in method sets another cookie.
        cookie = cookieIn(response) ?? cookie
        told.set(object, { status: response.status, body: text, queries })
        const found = response.ok || text === '' ? '' : errorBody.parse(JSON.parse(text)).error.code
        expect(admitted(rule, response.status, found), `${who.name}, ${object}, ${path}`).toBe(
          expected(rule, who, object),
        )
      }
      // A refusal must not reveal whether the object exists.
      const [other, none] = [told.get('other'), told.get('missing')]
      if (hasObject(rule)) {
        expect({ ...other, queries: 0 }, who.name).toEqual({ ...none, queries: 0 })
        if (!isRecord(rule))
          expect(other?.queries, `${who.name}: the work behind the answer`).toBe(none?.queries)
      }
      api.restart()
      await records?.renew?.()
    }
    expect(api.unexpectedErrors).toEqual([])
    await api.close()
  })

  test('covers the expected number of routes and callers', () => {
    expect(table.length * 11 * objects.length).toBeGreaterThan(1_000)
  })
})

const cookieIn = (response: Response): string | undefined =>
  /^__Host-sw_.=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0]

/** The error's code where the policy has decided; "admitted" when the route's own work began. */
function admitted(rule: Route, status: number, code: string): string {
  if (status >= 500) return `broken: ${status}`
  if (rule.who === 'anyone') return 'answered'
  return [401, 403, 404].includes(status) ? code : 'admitted'
}

function expected(rule: Route, who: Principal, object: Objekt): string {
  if (rule.who === 'anyone') return 'answered'
  const needs = rule.who === 'patient' ? 'patient' : 'clinician'
  if (who.kind !== needs) return 'unauthorised'
  if (who.shutOut !== undefined) return who.shutOut
  if (rule.who === 'patient' && who.isStale === true && rule.assurance !== 'stale') return 'reauth_required'
  if (!hasObject(rule)) return 'admitted'
  if (object !== 'own') return 'not_found'
  return rule.who === 'clinician' && typeof rule.subject === 'object'
    ? 'admitted'
    : who.owns
      ? 'admitted'
      : 'not_found'
}

const partOf = (path: string): string | undefined => /:(\w+)/.exec(path)?.[1]

/** Whether the path names an object that belongs to a person. */
const hasObject = (rule: Route): boolean => typeof rule.subject === 'object' || isRecord(rule)
/** A record by its own id: 122 random bits, which cannot be guessed one by one. */
const isRecord = (rule: Route): boolean => rule.subject === 'self' && partOf(rule.path) !== undefined

function pathOf(rule: Route, who: Principal, object: Objekt, records: RouteObject | undefined): string {
  const part = partOf(rule.path)
  if (part === undefined) return rule.path
  const put = (value: string | number) => rule.path.replace(`:${part}`, String(value))
  if (typeof rule.subject === 'object') return put(numberOf(rule, who, object))
  if (!records) throw new Error(`objects.ts does not say what :${part} in ${rule.path} stands for`)
  return put(object === 'missing' && isRecord(rule) ? missing.record : records.idOf(ownerOf(who, object)))
}

/** A clinician's own number on a clinician's route, a patient's on every other. */
function numberOf(rule: Route, who: Principal, object: Objekt): number {
  if (object === 'missing') return missing.number
  if (rule.who !== 'clinician') return ownerOf(who, object)
  const own = who.id ?? 1
  return object === 'own' ? own : own + 1
}

/** A caller without an own patient requests patient 1. */
function ownerOf(who: Principal, object: Objekt): 1 | 2 {
  const own = who.owns ?? 1
  return object === 'own' ? own : own === 1 ? 2 : 1
}

function bodyOf(rule: Route, who: Principal, object: Objekt, records: RouteObject | undefined): unknown {
  if (rule.method === 'GET') return undefined
  return records ? records.body(who.id ?? 1, ownerOf(who, object)) : {}
}

async function routesOfRealMode(): Promise<Route[]> {
  const api: RealApi = await openRealApi()
  await api.close()
  return api.routes
}
