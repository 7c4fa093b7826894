import { patched } from '../platform/apply-patch.ts'
import { type SymptomReport, symptomReport } from '../records/symptom-entry.ts'

/** `occurredAt`: by the phone's clock; read of changes that only say when. */
type Change = { kind: string; payload: unknown; occurredAt?: string }

/** Whether everything else about the record waits for this change. A profile that is set up anew replaces one. */
export const makesRecord = ({ kind }: Pick<Change, 'kind'>): boolean =>
  kind.endsWith('.create') && kind !== 'profile.create'

/** Changes as they go to the server: what makes a record first, also when it was corrected and saved again later. */
export const inOrderOfSending = <T extends Pick<Change, 'kind'>>(changes: readonly T[]): T[] =>
  changes.toSorted((a, b) => Number(makesRecord(b)) - Number(makesRecord(a)))

/** A record with what is unsent on top, as the server will have it; undefined when it will be deleted. */
export function withUnsent(record: object, changes: readonly Change[]): object | undefined {
  let shown = record
  for (const { kind, payload, occurredAt } of inOrderOfSending(changes)) {
    if (kind.endsWith('.delete')) return undefined
    if (kind === 'messages.seen') shown = { seenAt: occurredAt, ...shown }
    const fields = Object.assign({}, payload)
    shown = kind === 'symptoms.update' ? replaced(shown, fields) : patched(shown, fields)
  }
  return shown
}

/** The entry with another report: what the report leaves out is gone. */
export const withReport = <T extends SymptomReport>(entry: T, report: SymptomReport): T =>
  replaced(entry, report)

function replaced<T extends object>(entry: T, report: object): T {
  const next = Object.assign({}, entry)
  for (const field of Object.keys(symptomReport.shape)) Reflect.deleteProperty(next, field)
  return Object.assign(next, report)
}
