import { passwordSignInPath } from '@second-wind/core/access/contract/clinician-auth'
import { joinLookupPath } from '@second-wind/core/access/contract/join'
import { priorityAlertsPath } from '@second-wind/core/care/contract/messages'
import { newName } from '@second-wind/core/records/new-name'
import { pushPath } from '@second-wind/core/sync/protocol'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { aProfile } from '../../fixtures/personas.ts'
import { sqlInjections } from '../../fixtures/sql-injections.ts'
import { patientOne } from '../../support/open-demo-api.ts'
import { type RealApi, openRealApi } from '../../support/open-real-api.ts'
import { aPush } from '../../support/push.ts'

const phone = idNumbered(0xd1)

let api: RealApi
let patient: string
let clinicianCookie: string
beforeEach(async () => {
  api = await openRealApi()
  patient = (await api.signInPatient(1, phone)).cookie
  clinicianCookie = (await api.signInClinician(1)).cookie
})
afterEach(() => api.close())

/** The columns of every table and its number of rows. */
async function shape(): Promise<Record<string, number>> {
  const tables = (await api.db.introspection.getTables()).map(({ name }) => name)
  const counted = tables.map(async (name) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(api.db)
    return [name, rows[0]?.n ?? -1] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}

describe('SQL in a request', () => {
  test('500 pieces are stored exactly as typed in notes, names, places, messages and diagnoses', async () => {
    expect(sqlInjections.length).toBeGreaterThanOrEqual(500)
    const before = await shape()
    const mutations = sqlInjections.map((notes, index) =>
      aMutation({ clientSeq: index + 1, payload: aReport({ notes }) }),
    )
    for (let first = 0; first < mutations.length; first += 250) {
      const push = aPush(mutations.slice(first, first + 250), { deviceId: phone })
      expect((await api.as(patient).post(pushPath, push)).status).toBe(200)
    }
    const { rows } = await sql<{ notes: string }>`select notes from symptom_entries`.execute(api.db)
    expect(rows.map(({ notes }) => notes).toSorted()).toEqual([...sqlInjections].toSorted())

    for (const [index, word] of sqlInjections.entries()) {
      api.clock.advance(1_000)
      // A new name with a hidden character is refused.
      const name = newName.safeParse(word).success ? word : aProfile().name
      const written = { name, location: word, conditions: [word], respiratoryDiagnosis: word }
      const put = await api.as(patient).send('PUT', '/api/users/1', aProfile(written))
      expect({ word, ...(await put.json()) }).toMatchObject({ word, ...written })
      const sent = { id: idNumbered(0x3e5000 + index), patientId: 1, clinicianId: 1, message: word }
      const response = await api.as(clinicianCookie).post(priorityAlertsPath, sent, { 'x-user': '1' })
      expect(await response.json()).toMatchObject({ text: word.trim() })
    }
    const after = await shape()
    const grown = Object.keys(after).filter((name) => after[name] !== before[name])
    expect(Object.keys(after)).toEqual(Object.keys(before))
    for (const table of ['patients', 'clinicians', 'sessions', 'linked_devices', 'care_links'])
      expect(grown).not.toContain(table)
    expect(api.unexpectedErrors).toEqual([])
  })

  test('is treated like any wrong value in an address, query, code, token or name', async () => {
    const before = await shape()
    const attempts: ((word: string) => Promise<Response>)[] = [
      (word) => api.as(patient).get(`/api/users/${encodeURIComponent(word)}`),
      (word) => api.as(patient).get(`/api/symptoms/1?limit=${encodeURIComponent(word)}`),
      (word) => api.as(patient).get(`/api/sync/pull?cursor=${encodeURIComponent(word)}`),
      (word) =>
        api.as(patient).send('PUT', `/api/activities/${encodeURIComponent(word)}`, { completed: true }),
      (word) => api.as(patient).get('/api/users/1', { 'if-none-match': encodeURIComponent(word) }),
      (word) => api.as(clinicianCookie).get(`/api/clinician-dashboard?since=${encodeURIComponent(word)}`),
      (word) => api.as(clinicianCookie).get(`/api/patient-records/${encodeURIComponent(word)}`),
      (word) => api.as(`__Host-sw_p=${encodeURIComponent(word)}`).get('/api/users/1'),
      (word) => api.as(undefined).post(joinLookupPath, { invite: { token: word } }),
      (word) => api.as(undefined).post(joinLookupPath, { invite: { code: word.slice(0, 40) } }),
    ]
    for (const [number, ask] of attempts.entries()) {
      const plain = await ask('nothing of the kind')
      for (const word of sqlInjections) {
        api.clock.advance(1_000)
        if (number >= 7) api.restart()
        const response = await ask(word)
        expect([number, word, response.status]).toEqual([number, word, plain.status])
      }
      patient = (await api.signInPatient(1, phone)).cookie
      clinicianCookie = (await api.signInClinician(1)).cookie
    }
    const after = await shape()
    expect(Object.keys(after)).toEqual(Object.keys(before))
    for (const table of ['patients', 'clinicians', 'care_links', 'symptom_entries', 'messages'])
      expect([table, after[table]]).toEqual([table, before[table]])
    expect(api.unexpectedErrors).toEqual([])
  })

  test("is refused like a wrong username at the clinicians' sign-in", async () => {
    const signIn = (username: string) =>
      api.as(undefined).post(passwordSignInPath, { username, password: 'x'.repeat(15), code: '000000' })
    for (const word of sqlInjections.filter((_, index) => index % 300 === 0)) {
      api.restart()
      expect((await signIn(word.slice(0, 60))).status).toBe(401)
    }
  })
})

const privileged = {
  ...{
    id: 2,
    role: 'admin',
    isAdmin: true,
    version: 99,
    createdAt: '2020-01-01T00:00:00.000Z',
    alertCount: 0,
  },
  ...{
    riskLevel: 'low',
    receivedAt: '2020-01-01T00:00:00.000Z',
    clinicianId: 2,
    actor: 'clinician',
    session: 'x',
  },
}

describe('fields that a caller may not set', () => {
  test.each([
    ['PUT', '/api/users/1', aProfile()],
    ['PATCH', '/api/users/1', { age: 35 }],
    ['POST', '/api/symptoms', { ...aReport(), userId: 1 }],
    ['POST', '/api/triage', { track: 'general', result: 'stay_home', userId: 1 }],
    ['POST', '/api/activities', { type: 'walk', title: 'Walk', completed: false, userId: 1 }],
    ['POST', pushPath, aPush([aMutation()], { deviceId: phone })],
  ])('are ignored or refused by %s %s', async (method, path, body) => {
    const before = await shape()
    for (const [name, value] of Object.entries(privileged)) {
      // Callers may choose the id, so that a repeated tap has no effect.
      if (name === 'id' && method === 'POST') continue
      const response = await api.as(patient).send(method, path, { ...body, [name]: value })
      expect([name, response.status]).toEqual([name, 422])
    }
    expect(await shape()).toEqual(before)
    const row = await api.db
      .selectFrom('patients')
      .select(['version', 'age'])
      .where('id', '=', patientOne)
      .execute()
    expect(row).toEqual([{ version: 1, age: 34 }])
  })
})
