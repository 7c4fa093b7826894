import { captureMoment } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { userEvent } from '@testing-library/user-event'
import { db } from '../../../../web/src/data/local/database/db-connection.ts'
import { newId } from '../../../../web/src/data/local/index.ts'
import { type DeadLetter, saveSymptoms } from '../../../../web/src/data/local/lazy.ts'
import { OfflineScreen } from '../../../../web/src/patient/offline/offline-screen.tsx'
import { aReport } from '../../../fixtures/an-entry.ts'
import { renderScreen } from '../../../support/render.tsx'

export function openOffline(tab?: string) {
  const user = userEvent.setup()
  renderScreen(<OfflineScreen />, tab === undefined ? '/offline-features' : `/offline-features?tab=${tab}`)
  return user
}

export async function logEntry(changes: Partial<SymptomReport> = {}): Promise<string> {
  const id = newId()
  await saveSymptoms(id, aReport(changes), captureMoment(Date.now(), 0))
  return id
}

/** An entry that the server has permanently refused. */
export async function logRefusedEntry(changes: Partial<DeadLetter> = {}): Promise<string> {
  const id = await logEntry({ notes: 'Stairs still hard' })
  await db.outbox.where('mutationId').equals(id).delete()
  await db.deadletter.add({
    ...captureMoment(Date.parse('2026-11-20T18:02:00Z'), 0),
    mutationId: id,
    ownerId: 1,
    kind: 'symptoms.create',
    v: 1,
    entity: 'symptoms',
    entityId: id,
    payload: aReport({ notes: 'Stairs still hard' }),
    code: 'invalid_payload',
    field: 'mood',
    message: 'Mood must be 1 to 10',
    at: Date.parse('2026-11-20T18:05:00Z'),
    ...changes,
  })
  return id
}
