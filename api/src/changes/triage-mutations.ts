import type { TriageOutcome } from '@second-wind/core/triage/triage-result'
import { raiseAlerts } from '../care/alerts/raise-alerts.ts'
import type { Db } from '../platform/db/database.ts'
import { noteLatest } from '../records/profile/latest-records.repo.ts'
import type { Change } from './incoming-change.ts'
import { checkRecordId } from './validate-record-id.ts'
import { refusal, type Refusal } from './refusal.ts'
import { insertTriage } from '../records/triage/triage.repo.ts'

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
