import { priorityAlertsPath } from '@second-wind/core/care/contract/messages'
import { patientId } from '@second-wind/core/platform/ids'
import { minuteMs } from '@second-wind/core/platform/moment'
import type { Mutation } from '@second-wind/core/sync/mutation'
import { pushPath, pushReply } from '@second-wind/core/sync/protocol'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { type RealApi, openRealApi } from '../../support/open-real-api.ts'
import { aPush } from '../../support/push.ts'

const [mine, theirs] = [idNumbered(0xd1), idNumbered(0xd2)]
const foreign = {
  entry: idNumbered(0x201),
  walk: idNumbered(0x202),
  message: idNumbered(0x203),
  change: idNumbered(0x204),
}
const walk = { type: 'walk', title: 'Walk', completed: false }

let api: RealApi
let amina: string
beforeAll(async () => {
  api = await openRealApi()
  amina = (await api.signInPatient(1, mine)).cookie
  const derek = (await api.signInPatient(2, theirs)).cookie
  const clinicianCookie = (await api.signInClinician(2)).cookie
  const logged = [
    aMutation({ clientSeq: 1, mutationId: foreign.entry }),
    aMutation({ clientSeq: 2, mutationId: foreign.walk, kind: 'activities.create', payload: walk }),
    aMutation({
      clientSeq: 3,
      mutationId: foreign.change,
      kind: 'triage.create',
      payload: { result: 'monitor' },
    }),
  ]
  await api.as(derek).post(pushPath, aPush(logged, { deviceId: theirs, ownerId: patientId.parse(2) }))
  await api
    .as(clinicianCookie)
    .post(priorityAlertsPath, { id: foreign.message, patientId: 2, clinicianId: 2, message: 'Come in.' })
})
afterAll(() => api.close())

/** All rows of the other patient, in every table with an owner. */
async function ofTheOther(): Promise<unknown> {
  const tables = await api.db.introspection.getTables()
  const owned = tables.filter(({ columns }) => columns.some(({ name }) => name === 'patient_id'))
  const rows = owned.map(async ({ name }) => {
    const found = await sql`select * from ${sql.table(name)} where patient_id = 2 order by 1`.execute(api.db)
    return [name, found.rows]
  })
  const { rows: profile } = await sql`select * from patients where id = 2`.execute(api.db)
  return [profile, ...(await Promise.all(rows))]
}

type Step = { change: Partial<Mutation>; isOwn: boolean }

const own: fc.Arbitrary<Step> = fc
  .constantFrom<Partial<Mutation>>(
    { kind: 'symptoms.create', payload: aReport() },
    { kind: 'activities.create', payload: walk },
  )
  .map((change) => ({ change, isOwn: true }))
const others: fc.Arbitrary<Step> = fc
  .constantFrom<Partial<Mutation>>(
    { kind: 'symptoms.update', entityId: foreign.entry, payload: aReport({ mood: 1 }) },
    { kind: 'symptoms.delete', entityId: foreign.entry, payload: {} },
    { kind: 'symptoms.create', entityId: foreign.entry, payload: aReport({ mood: 1 }) },
    { kind: 'symptoms.create', mutationId: foreign.entry, payload: aReport({ mood: 1 }) },
    { kind: 'triage.create', mutationId: foreign.change, payload: { result: 'stay_home' } },
    { kind: 'triage.create', entityId: foreign.change, payload: { result: 'stay_home' } },
    { kind: 'activities.update', entityId: foreign.walk, payload: { completed: true } },
    { kind: 'activities.create', entityId: foreign.walk, payload: walk },
    { kind: 'messages.seen', entityId: foreign.message, payload: {} },
    { kind: 'messages.answer', entityId: foreign.message, payload: { answer: 'worse' } },
    { kind: 'profile.patch', entityId: '2', payload: { name: 'Not Derek' } },
  )
  .map((change) => ({ change, isOwn: false }))

describe("a batch with changes of another patient mixed with the patient's own", () => {
  test(
    'stores all own changes and changes no other record, in 500 batches',
    { timeout: 180_000 },
    async () => {
      const before = await ofTheOther()
      let seq = 0
      const sent: string[] = []
      const batch = fc.array(fc.oneof(own, others), { minLength: 1, maxLength: 12 })
      const pushing = fc.asyncProperty(batch, async (steps) => {
        // Slow enough for the limit of 2,000 changes a day.
        api.clock.advance(10 * minuteMs)
        const mutations = steps.map(({ change }) => {
          seq += 1
          return aMutation({ mutationId: idNumbered(0x10000 + seq), clientSeq: seq, ...change })
        })
        const response = await api.as(amina).post(pushPath, aPush(mutations, { deviceId: mine }))
        expect(response.status).toBe(200)
        const { verdicts } = pushReply.parse(await response.json())
        const settled = new Set(verdicts.map(({ mutationId }) => mutationId))
        sent.push(
          ...mutations.filter((_, at) => steps[at]?.isOwn === true).map(({ mutationId }) => mutationId),
        )
        expect(sent.filter((id) => settled.has(id))).toEqual([])
      })
      await fc.assert(pushing, { numRuns: 500 })
      expect(await ofTheOther()).toEqual(before)
      const { rows } = await sql<{ id: string }>`
    select id from symptom_entries where patient_id = 1 union select id from activities where patient_id = 1`.execute(
        api.db,
      )
      expect(rows.map(({ id }) => id).toSorted()).toEqual(sent.toSorted())
      expect(api.unexpectedErrors).toEqual([])
    },
  )
})
