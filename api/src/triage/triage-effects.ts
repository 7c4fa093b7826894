import type { TriageOutcome } from '@second-wind/core/model/triage-result'
import { raiseAlerts } from '../alerts/raise-alerts.ts'
import type { Db } from '../db/database.ts'
import { noteLatest } from '../patients/latest.repo.ts'
import type { Change } from '../sync/received.ts'
import { checkRecordId } from '../sync/record-id.ts'
import { refusal, type Refusal } from '../sync/refusal.ts'
import { insertTriage } from './triage.repo.ts'

export async function createTriage(
  trx: Db,
  change: Change,
  outcome: TriageOutcome,
): Promise<Refusal | undefined> {
  const badId = checkRecordId(change)
  if (badId) return badId
  if (!(await insertTriage(trx, change, outcome))) return refusal('key_reuse')
  await noteLatest(trx, 'latest_triage', change)
  await raiseAlerts(trx, change, { kind: 'triage', outcome })
  return undefined
}
