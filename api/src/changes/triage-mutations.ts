import type { TriageOutcome } from '@second-wind/core/triage/triage-result'
import { raiseAlerts } from '../care/alerts/raise-alerts.ts'
import type { Db } from '../platform/db/database.ts'
import { updateLatest } from '../records/profile/latest-records.repo.ts'
import type { IncomingChange } from './incoming-change.ts'
import { validateRecordId } from './validate-record-id.ts'
import { refusal, type Refusal } from './refusal.ts'
import { insertTriage } from '../records/triage/triage.repo.ts'

export async function createTriage(
  trx: Db,
  change: IncomingChange,
  outcome: TriageOutcome,
): Promise<Refusal | undefined> {
  const badId = validateRecordId(change)
  if (badId) return badId
  if (!(await insertTriage(trx, change, outcome))) return refusal('key_reuse')
  await updateLatest(trx, 'latest_triage', change)
  await raiseAlerts(trx, change, { kind: 'triage', outcome })
  return undefined
}
