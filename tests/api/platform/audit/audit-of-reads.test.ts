import type { Route } from '@second-wind/api/platform/authentication/route'
import { minuteMs } from '@second-wind/core/platform/moment'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'

/** Made from the route table, so that a new route of clinicians is included automatically. */
const looks = (await routesOfRealMode()).filter(
  (rule) => rule.method === 'GET' && (rule.who === 'clinician' || rule.who === 'clinician-of-patient'),
)
const quarterOfAnHourMs = 15 * minuteMs

let api: RealApi
let clinicianCookie: string
beforeEach(async () => {
  api = await openRealApi()
  clinicianCookie = (await api.signInClinician(1)).cookie
})
afterEach(() => api.close())

const auditRuleOf = (rule: Route): string => ('audit' in rule ? rule.audit : 'nothing')
const pathOf = ({ path }: Route, id = 1): string => path.replace(/:\w+/, String(id))
const ask = (rule: Route, id?: number) => api.as(clinicianCookie).get(pathOf(rule, id), { 'x-user': '1' })
const rows = () => api.db.selectFrom('audit').select(['actor_id', 'action', 'outcome']).execute()

describe.each(looks)("a clinician's read of $path", (rule) => {
  const look = { actor_id: 1, action: rule.action, outcome: 'done' }

  test('has exactly the audit rows that its rule requires', async () => {
    for (let time = 0; time < 3; time += 1) expect((await ask(rule)).status).toBe(200)
    api.clock.advance(quarterOfAnHourMs / 2)
    clinicianCookie = (await api.signInClinician(1)).cookie
    api.clock.advance(quarterOfAnHourMs / 2)
    await ask(rule)
    const expected = { nothing: 0, read: 4, poll: 2, act: 4 }[auditRuleOf(rule)] ?? -1
    expect(await rows()).toEqual(Array.from({ length: expected }, () => look))
  })

  test('is not answered while the audit log cannot be written', async () => {
    await sql`create trigger full before insert on audit begin select raise(abort, 'no'); end`.execute(api.db)
    expect((await ask(rule)).status).toBe(auditRuleOf(rule) === 'nothing' ? 200 : 503)
  })
})

describe("a read of another clinician's or an unknown patient", () => {
  test.each(looks.filter(({ path }) => path.includes(':')))('is audited once at $path', async (rule) => {
    for (const id of [2, 999]) expect((await ask(rule, id)).status).toBe(404)
    const refused = { actor_id: 1, action: rule.action, outcome: 'refused' }
    expect(await rows()).toEqual([refused, refused])
  })
})

describe('the tested routes', () => {
  test('include both lists, the record and its views', () => {
    const audited = looks.filter((rule) => auditRuleOf(rule) !== 'nothing').map(({ action }) => action)
    expect(audited).toEqual(
      expect.arrayContaining(['roster.read', 'alerts.list', 'record.read', 'views.read']),
    )
  })
})

async function routesOfRealMode(): Promise<Route[]> {
  const { routes, close } = await openRealApi()
  await close()
  return routes
}
