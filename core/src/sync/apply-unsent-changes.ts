import { applyPatch } from '../platform/apply-patch.ts'
import { type SymptomReport, symptomReport } from '../records/symptom-entry.ts'

/** `occurredAt`: by the phone's clock; read of changes that only say when. */
type UnsentChange = { kind: string; payload: unknown; occurredAt?: string }

/** Whether everything else about the record waits for this change. A profile that is set up anew replaces one. */
export const createsRecord = ({ kind }: Pick<UnsentChange, 'kind'>): boolean =>
  kind.endsWith('.create') && kind !== 'profile.create'

/** Changes as they go to the server: what makes a record first, also when it was corrected and saved again later. */
export const sortForSending = <T extends Pick<UnsentChange, 'kind'>>(changes: readonly T[]): T[] =>
  changes.toSorted((a, b) => Number(createsRecord(b)) - Number(createsRecord(a)))

/** A record with what is unsent on top, as the server will have it; undefined when it will be deleted. */
export function applyUnsentChanges(record: object, changes: readonly UnsentChange[]): object | undefined {
  let shown = record
  for (const { kind, payload, occurredAt } of sortForSending(changes)) {
    if (kind.endsWith('.delete')) return undefined
    if (kind === 'messages.seen') shown = { seenAt: occurredAt, ...shown }
    const fields = Object.assign({}, payload)
    shown = kind === 'symptoms.update' ? replaceReportFields(shown, fields) : applyPatch(shown, fields)
  }
  return shown
}

/** The entry with another report: what the report leaves out is gone. */
export const replaceEntryReport = <T extends SymptomReport>(entry: T, report: SymptomReport): T =>
  replaceReportFields(entry, report)

function replaceReportFields<T extends object>(entry: T, report: object): T {
  const next = Object.assign({}, entry)
  for (const field of Object.keys(symptomReport.shape)) Reflect.deleteProperty(next, field)
  return Object.assign(next, report)
}
