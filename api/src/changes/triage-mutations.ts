import type { TriageOutcome } from '@second-wind/core/triage/triage-result'
import { raiseSymptomCheckAlerts } from '../care/alerts/raise-alerts.ts'
import type { PatientWork } from '../care/patient-work.ts'
import { toTriageRow } from '../records/triage/triage.table.ts'
import type { IncomingChange } from './incoming-change.ts'
import { notApplied, type NotApplied } from './not-applied.ts'
import { validateRecordId } from './validate-record-id.ts'

export async function createTriage(
  work: PatientWork,
  change: IncomingChange,
  outcome: TriageOutcome,
): Promise<NotApplied | undefined> {
  const badId = validateRecordId(change)
  if (badId) return badId
  if (await work.triage.isTaken(change.entityId)) return notApplied('key_reuse')
  await raiseSymptomCheckAlerts(work, change, outcome)
  work.triage.add(toTriageRow(change, outcome))
  return undefined
}
