import { PatientCache } from '@second-wind/api/care/patient-cache'
import type { Db } from '@second-wind/api/platform/db/database'
import { applyMutation } from '@second-wind/api/sync/apply-mutation'
import { patientId } from '@second-wind/core/platform/ids'
import { captureMoment, hourMs } from '@second-wind/core/platform/moment'
import type { Mutation } from '@second-wind/core/sync/mutation'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { anyReport } from '../../fixtures/any-report.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { openPrepared } from '../../support/open-demo-api.ts'

const receivedAtMs = Date.parse('2026-11-20T18:00:00Z')
const patient = {
  kind: 'patient',
  id: patientId.parse(1),
  session: 'phone',
  deviceId: null,
  assurance: 'fresh',
} as const
const arrival = { receivedAtMs, deviceId: idNumbered(0xd1), clockSkewMs: 0, isTimeClaimed: true }

/** Changes of an entry may meet one that does not exist, which is refused. */
const entityId = fc.integer({ min: 1, max: 30 }).map(idNumbered)
const entry = fc.record({ kind: fc.constant('symptoms.create'), payload: anyReport })
const change: fc.Arbitrary<Partial<Mutation>> = fc.oneof(
  { weight: 6, arbitrary: entry },
  fc.record({ kind: fc.constant('symptoms.update'), entityId, payload: anyReport }),
  fc.record({ kind: fc.constant('symptoms.delete'), entityId, payload: fc.constant({}) }),
  fc.record({ kind: fc.constant('triage.create'), payload: fc.constant({ result: 'seek_help' }) }),
  fc.record({
    kind: fc.constant('profile.patch'),
    payload: fc.constantFrom(
      { conditions: ['COPD'] },
      { conditions: [] },
      { usualDay: { breathlessness: 6, coughSeverity: 6, energy: 3, setOn: '2026-11-20' } },
      { usualDay: null },
    ),
  }),
)
const hoursAgo = fc.integer({ min: 0, max: 20 * 24 })
const batch = fc.array(fc.tuple(change, hoursAgo), { minLength: 1, maxLength: 30 })

const toMutation = ([changed, hours]: [Partial<Mutation>, number], at: number): Mutation =>
  aMutation({ clientSeq: at + 1, ...captureMoment(receivedAtMs - hours * hourMs, 0), ...changed })

async function applyAll(
  mutations: readonly Mutation[],
  cacheFor: (db: Db) => PatientCache | undefined,
): Promise<unknown> {
  const { db, close } = openPrepared('twoPatients')
  const cache = cacheFor(db)
  const results: unknown[] = []
  for (const mutation of mutations) results.push(await applyMutation(db, patient, mutation, arrival, cache))
  const tables = await db.introspection.getTables()
  const rows: unknown[] = []
  for (const { name } of tables)
    rows.push([name, (await sql`select * from ${sql.table(name)}`.execute(db)).rows])
  await close()
  return { results, rows }
}

test('changes leave the same database with one cache for all of them as with a new one for each', async () => {
  await fc.assert(
    fc.asyncProperty(batch, async (changes) => {
      const mutations = changes.map(toMutation)
      const kept = await applyAll(mutations, (db) => new PatientCache(db, patient.id))
      expect(kept).toEqual(await applyAll(mutations, () => undefined))
    }),
    { numRuns: 60 },
  )
})
