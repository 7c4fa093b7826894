import type { SymptomReport } from '@second-wind/core/model/symptom-entry'
import { raiseAlerts } from '../alerts/raise-alerts.ts'
import type { Db } from '../db/database.ts'
import { noteLatest } from '../patients/latest.repo.ts'
import type { Change } from '../sync/received.ts'
import { checkRecordId } from '../sync/record-id.ts'
import { refusal, type Refusal } from '../sync/refusal.ts'
import { insertSymptoms } from './symptoms.repo.ts'

export async function createSymptoms(
  trx: Db,
  change: Change,
  report: SymptomReport,
): Promise<Refusal | undefined> {
  const badId = checkRecordId(change)
  if (badId) return badId
  if (!(await insertSymptoms(trx, change, report))) return refusal('key_reuse')
  await noteLatest(trx, 'latest_symptom', change)
  await raiseAlerts(trx, change, { kind: 'symptoms', report })
  return undefined
}
