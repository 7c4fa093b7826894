import type { TriageOutcome } from '@second-wind/core/triage/triage-result'
import { raiseSymptomCheckAlerts } from '../care/alerts/raise-alerts.ts'
import type { PatientCache } from '../care/patient-cache.ts'
import type { Db } from '../platform/db/database.ts'
import { updateLatestRecord } from '../records/profile/latest-records.repo.ts'
import { insertTriage } from '../records/triage/triage.repo.ts'
import type { IncomingChange } from './incoming-change.ts'
import { notApplied, type NotApplied } from './not-applied.ts'
import { validateRecordId } from './validate-record-id.ts'

export async function createTriage(
  trx: Db,
  change: IncomingChange,
  outcome: TriageOutcome,
  cache: PatientCache,
): Promise<NotApplied | undefined> {
  const badId = validateRecordId(change)
  if (badId) return badId
  if (!(await insertTriage(trx, change, outcome))) return notApplied('key_reuse')
  // A follow-up reply is not a symptom check: "better" must not take the place of a 999 result.
  if (outcome.track !== 'follow-up') await updateLatestRecord(trx, 'latest_triage', change)
  await raiseSymptomCheckAlerts(trx, change, outcome, cache)
  return undefined
}
