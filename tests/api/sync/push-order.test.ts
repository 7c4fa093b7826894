import { minuteMs } from '@second-wind/core/platform/moment'
import type { Mutation } from '@second-wind/core/sync/mutation'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { type DemoApi, openDemoApi } from '../../support/open-demo-api.ts'
import { push } from '../../support/push.ts'

const loggedAt = (minutes: number) =>
  new Date(Date.parse('2026-11-18T08:00:00Z') + minutes * minuteMs).toISOString()

/** Ten changes of three kinds, one of them impossible. Two entries claim the same minute. */
const changes: Mutation[] = Array.from({ length: 10 }, (_, at) => {
  const clientSeq = at + 1
  const occurredAt = loggedAt([50, 10, 30, 30, 20, 70, 40, 60, 90, 80][at] ?? 0)
  if (at === 4)
    return aMutation({ clientSeq, occurredAt, kind: 'triage.create', payload: { result: 'monitor' } })
  if (at === 5)
    return aMutation({ clientSeq, occurredAt, kind: 'triage.create', payload: { result: 'stay_home' } })
  if (at === 6) {
    const payload = { type: 'gentle-walk', title: 'Gentle walk', completed: true }
    return aMutation({ clientSeq, occurredAt, kind: 'activities.create', payload })
  }
  if (at === 7) return aMutation({ clientSeq, occurredAt, payload: { coughSeverity: 3 } })
  return aMutation({ clientSeq, occurredAt, payload: aReport({ coughSeverity: clientSeq }) })
})

describe('entries in any order, in any batches and repeated', () => {
  test('give the same records', async () => {
    const expected = await recordsAfter([changes])
    expect(expected.symptoms).toHaveLength(6)

    const deliveries = fc.tuple(
      fc.shuffledSubarray(changes, { minLength: changes.length }),
      fc.array(fc.constantFrom(...changes), { maxLength: 12 }),
      fc.integer({ min: 1, max: 7 }),
    )
    await fc.assert(
      fc.asyncProperty(deliveries, async ([inSomeOrder, repeats, perBatch]) => {
        const sent = [...inSomeOrder, ...repeats, ...inSomeOrder]
        expect(await recordsAfter(chunks(sent, perBatch))).toEqual(expected)
      }),
      { numRuns: 40 },
    )
  })
})

async function recordsAfter(batches: Mutation[][]) {
  const api = await openDemoApi()
  for (const batch of batches) await push(api, batch)
  const records = await recordsOf(api)
  await api.close()
  return records
}

async function recordsOf({ db }: DemoApi) {
  const log = await db.selectFrom('change_log').select(['entity', 'entity_id']).orderBy('entity_id').execute()
  return {
    patients: await db.selectFrom('patients').selectAll().orderBy('id').execute(),
    symptoms: await db.selectFrom('symptom_entries').selectAll().orderBy('id').execute(),
    triage: await db.selectFrom('triage_results').selectAll().orderBy('id').execute(),
    activities: await db.selectFrom('activities').selectAll().orderBy('id').execute(),
    receipts: await db.selectFrom('receipts').selectAll().orderBy('mutation_id').execute(),
    log,
  }
}

function chunks<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}
