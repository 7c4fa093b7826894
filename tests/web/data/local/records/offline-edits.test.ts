import { captureMoment, minuteMs } from '@second-wind/core/platform/moment'
import { type SymptomEntry, symptomEntry } from '@second-wind/core/records/symptom-entry'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import {
  deleteSymptoms,
  updateSymptoms,
} from '../../../../../web/src/data/local/records/edit-and-delete-symptoms.ts'
import { listSymptoms } from '../../../../../web/src/data/local/records/read-records.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/records/symptoms.ts'
import { aMutation } from '../../../../fixtures/a-mutation.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../../fixtures/ids.ts'
import { push } from '../../../../support/push.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { withSeededServer } from '../seeded-server.ts'

const db = withFreshDatabase()
const server = withSeededServer()
const at = captureMoment(Date.parse('2026-11-20T17:55:00Z'), 0)

const connectivity = fc.constantFrom('open' as const, 'cut' as const, 'replies lost' as const)
const mood = fc.integer({ min: 1, max: 10 })
const which = fc.nat(9)
const act = fc.oneof(
  fc.record({ kind: fc.constant('log' as const), mood }),
  fc.record({ kind: fc.constant('edit' as const), which, mood }),
  fc.record({ kind: fc.constant('delete' as const), which }),
  fc.record({ kind: fc.constant('sync' as const), connectivity }),
  fc.record({ kind: fc.constant('tablet edits' as const), which, mood }),
  fc.record({ kind: fc.constant('tablet deletes' as const), which }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

let tabletSeq = 0

async function play(step: Act): Promise<void> {
  const entries = await listSymptoms()
  const entry = 'which' in step ? entries[step.which % Math.max(entries.length, 1)] : undefined
  switch (step.kind) {
    case 'log':
      await saveSymptoms(newId(), aReport({ mood: step.mood, notes: 'logged' }), at)
      return
    case 'edit':
      if (entry) await updateSymptoms(entry.id, aReport({ mood: step.mood }), at)
      return
    case 'delete':
      if (entry) await deleteSymptoms(entry.id, at)
      return
    case 'sync':
      server().setConnectivity(step.connectivity)
      await flushOutbox({ skipBackoff: true })
      server().setConnectivity('open')
      return
    case 'tablet edits':
      if (entry) await fromTheTablet('symptoms.update', entry.id, aReport({ mood: step.mood }))
      return
    case 'tablet deletes':
      if (entry) await fromTheTablet('symptoms.delete', entry.id, {})
  }
}

async function fromTheTablet(kind: string, entityId: string, payload: object): Promise<void> {
  tabletSeq += 1
  const mutationId = idNumbered(0x900_000 + tabletSeq)
  const change = aMutation({ mutationId, clientSeq: tabletSeq, kind, entityId, payload })
  server().clock.advance(10_000)
  await push(server().api, [change], { deviceId: idNumbered(0xd2) })
}

/** Only the server knows when it received an entry. */
const comparable = (entries: SymptomEntry[]) =>
  entries.map(({ receivedAt: _receivedAt, ...entry }) => entry).toSorted((a, b) => (a.id < b.id ? -1 : 1))

async function onTheServer(): Promise<SymptomEntry[]> {
  const rows: unknown = await (await server().api.get('/api/symptoms/1?limit=200')).json()
  return Array.isArray(rows) ? rows.map((row) => symptomEntry.parse(row)) : []
}

describe('a phone and a tablet', () => {
  test('end with the same data, whatever is logged, edited and deleted on them, with any signal', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), async (acts) => {
        await flushOutbox({ skipBackoff: true })
        for (const step of acts) {
          server().clock.advance(minuteMs)
          await play(step)
        }
        server().clock.advance(minuteMs)
        expect(await flushOutbox({ skipBackoff: true })).toEqual({ outcome: 'drained', pending: 0 })
        await flushOutbox({ skipBackoff: true })
        expect(comparable(await listSymptoms())).toEqual(comparable(await onTheServer()))
        expect(await db.deadletter.count()).toBe(0)
      }),
      { numRuns: 40 },
    )
  })
})
