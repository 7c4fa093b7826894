import { captureMoment } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { outboxStore } from '../../../../../web/src/data/local/outbox/outbox.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/records/symptoms.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'

export const loggedMoment = captureMoment(Date.parse('2026-11-18T08:00:00Z'), 0)
export const editedMoment = captureMoment(Date.parse('2026-11-20T18:02:00Z'), 0)

/** Logged, and not yet sent. */
export const anUnsentEntry = (report = aReport()): Promise<SymptomEntry> =>
  saveSymptoms(newId(), report, loggedMoment)

/** Logged, and the server has it. */
export async function aSentEntry(report = aReport()): Promise<SymptomEntry> {
  const entry = await anUnsentEntry(report)
  await flushOutbox({ skipBackoff: true })
  return entry
}

/** The content of the next push. */
export const nextBatchKinds = async () =>
  (await outboxStore.nextBatch(500, Date.now())).map(({ kind }) => kind)
