import type { RequestLine } from '@second-wind/api/platform/http/access-log'
import { logErrorAsJson, logRequestAsJson } from '@second-wind/api/platform/log'
import { pushPath } from '@second-wind/core/sync/protocol'
import { sql } from 'kysely'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { aProfile } from '../../../fixtures/personas.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { aPush } from '../../../support/push.ts'

let api: DemoApi
let lines: RequestLine[]
let printed: string
beforeEach(async () => {
  lines = []
  printed = ''
  const keep = (...args: unknown[]) => void (printed += `${args.join(' ')}\n`)
  for (const method of ['log', 'error', 'warn', 'info', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation(keep)
  const log = (line: RequestLine) => {
    lines.push(line)
    logRequestAsJson(line)
  }
  api = await openDemoApi({ requestLog: { log, key: 'a-key-of-this-test' } })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await api.close()
})

describe('one line per request', () => {
  test('a request is logged as one line with time, kind, outcome and duration', async () => {
    await api.get('/api/symptoms/1?limit=3')
    expect(lines).toEqual([
      {
        time: '2026-11-20T18:00:00.000Z',
        level: 'info',
        request: expect.any(String),
        method: 'GET',
        route: '/api/symptoms/:userId',
        status: 200,
        ms: expect.any(Number),
        actorKind: 'patient',
        actor: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    ])
    expect(JSON.parse(printed)).toEqual(lines[0])
  })

  test('the log line and the audit row of the same request have the same id', async () => {
    await api.get('/api/clinician-dashboard/1')
    const rows = await api.db.selectFrom('audit').select(['action', 'request_id', 'device_id']).execute()
    expect(rows).toEqual([{ action: 'roster.read', request_id: lines[0]?.request, device_id: null }])
    expect(lines[0]?.request).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('a person always has the same pseudonym, and two people have different ones', async () => {
    await api.get('/api/symptoms/1')
    await api.get('/api/triage/1')
    await api.get('/api/clinicians/1')
    const [first, second, clinician] = lines
    expect(second?.actor).toBe(first?.actor)
    expect(clinician?.actorKind).toBe('clinician')
    expect(clinician?.actor).not.toBe(first?.actor)
  })
})

describe('errors and unknown addresses', () => {
  test.each([
    ['a refused request', () => api.get('/api/symptoms/2'), 'warn', 404, 'not_found'],
    [
      'a request from another site',
      () => api.get('/api/symptoms/1', { origin: 'https://evil.example' }),
      'warn',
      403,
      'foreign_origin',
    ],
    ['a body that is not JSON', () => api.post('/api/symptoms', { mood: 'awful' }), 'warn', 422, 'invalid'],
  ])('%s is logged with its code, without any text of the request', async (_, ask, level, status, code) => {
    await ask()
    expect(lines).toMatchObject([{ level, status, code }])
  })

  test('an unexpected error is logged at level error, with its code', async () => {
    await sql`drop table triage_results`.execute(api.db)
    await api.get('/api/triage/1')
    expect(lines).toMatchObject([
      { level: 'error', status: 500, code: 'internal', route: '/api/triage/:userId' },
    ])
  })

  test('of an undeclared address, only the request itself is logged', async () => {
    await api.get('/api/Helen-Marsh?token=secret')
    await api.request('/Helen-Marsh.html', { method: 'PROPFIND' })
    expect(lines).toMatchObject([{ method: 'GET', status: 404 }, { method: 'other' }])
    expect(printed).not.toMatch(/Helen|secret|PROPFIND/)
  })

  test('200 personal words, sent to every route in every place, are never logged', async () => {
    const sent = new Set<string>()
    const canary = () => {
      const word = `Quill${sent.size}feather`
      sent.add(word)
      return word
    }
    const personal = () => ({
      ...aProfile({ name: canary(), location: canary(), phone: canary() }),
      ...aReport({ notes: canary() }),
      userId: 1,
      token: canary(),
      [canary()]: canary(),
    })
    const headers = () => ({
      'content-type': 'application/json',
      cookie: `__Host-sw_p=${canary()}`,
      authorization: `Bearer ${canary()}`,
      referer: `https://${canary()}.example/`,
      'user-agent': canary(),
      'idempotency-key': canary(),
    })

    const routes = api.app.routes.filter(({ method }) => method !== 'ALL')
    for (const round of ['whole', 'broken'] as const) {
      if (round === 'broken') {
        for (const table of ['symptom_entries', 'triage_results', 'activities', 'messages']) {
          await sql`drop table ${sql.table(table)}`.execute(api.db)
        }
      }
      for (const { method, path } of routes) {
        const own = path.replace(/:(id|userId|patientId)/, '1')
        const bodies = method === 'GET' ? [undefined] : [JSON.stringify(personal()), `{"note":"${canary()}`]
        for (const address of [own, path.replace(/:\w+/, canary())]) {
          for (const body of bodies) {
            const init = { method, headers: headers(), ...(body !== undefined && { body }) }
            await api.request(`${address.replace(/:\w+/, canary())}?q=${canary()}&limit=${canary()}`, init)
          }
        }
      }
      const push = aPush([aMutation({ payload: { ...aReport(), notes: canary(), [canary()]: 1 } })])
      await api.post(pushPath, { ...push, appVersion: canary() })
      await api.post(pushPath, push)
      await api.post('/api/symptoms', { ...aReport({ notes: canary() }), userId: 1 })
      await api.put('/api/users/1', aProfile({ name: canary(), location: canary() }))
    }
    for (const error of api.unexpectedErrors)
      logErrorAsJson({ code: 'internal', error, method: 'GET', route: 'x' })

    expect(sent.size).toBeGreaterThanOrEqual(200)
    expect(api.unexpectedErrors.length).toBeGreaterThan(0)
    expect(lines.length).toBeGreaterThanOrEqual(routes.length * 2)
    expect(new Set(lines.map(({ route }) => route)).size).toBeGreaterThan(15)
    expect(printed.split('\n').length).toBeGreaterThan(lines.length)
    expect(printed.match(/Quill\d+feather/g)).toBeNull()
  })
})
