import * as z from 'zod/mini'
import { givenAnswer } from '../care/message.ts'
import { applyPatch } from '../platform/apply-patch.ts'
import { type SymptomReport, symptomReport } from '../records/symptom-entry.ts'

/** `occurredAt`: by the phone's clock; only read for changes whose payload has no time. */
type UnsentChange = { kind: string; payload: unknown; occurredAt?: string; mutationId?: string }

/**
 * True if all other changes to the record must wait for this one. Setting up a profile again replaces the existing one.
 */
export const createsRecord = ({ kind }: Pick<UnsentChange, 'kind'>): boolean =>
  kind.endsWith('.create') && kind !== 'profile.create'

/**
 * Sorts changes for sending: the change that creates a record comes first, even if it was corrected and saved again
 * later.
 */
export const sortForSending = <T extends Pick<UnsentChange, 'kind'>>(changes: readonly T[]): T[] =>
  changes.toSorted((a, b) => Number(createsRecord(b)) - Number(createsRecord(a)))

/** The record with unsent changes applied, as the server will have it; undefined if it will be deleted. */
export function applyUnsentChanges(record: object, changes: readonly UnsentChange[]): object | undefined {
  let shown = record
  for (const change of sortForSending(changes)) {
    if (change.kind.endsWith('.delete')) return undefined
    shown = applyChange(shown, change)
  }
  return shown
}

function applyChange(record: object, { kind, payload, occurredAt, mutationId }: UnsentChange): object {
  const fields = Object.assign({}, payload)
  switch (kind) {
    case 'messages.seen':
      return { seenAt: occurredAt, ...record }
    case 'messages.answer':
      return addAnswer(
        { seenAt: occurredAt, ...record },
        { id: mutationId, answeredAt: occurredAt, ...fields },
      )
    case 'symptoms.update':
      return replaceReportFields(record, fields)
    default:
      return applyPatch(record, fields)
  }
}

/** Replaces the report of an entry: fields missing from the new report are removed. */
export const replaceEntryReport = <T extends SymptomReport>(entry: T, report: SymptomReport): T =>
  replaceReportFields(entry, report)

function replaceReportFields<T extends object>(entry: T, report: object): T {
  const next = Object.assign({}, entry)
  for (const field of Object.keys(symptomReport.shape)) Reflect.deleteProperty(next, field)
  return Object.assign(next, report)
}

const answered = z.object({ answers: z._default(z.array(givenAnswer), []) })

/** The server may already have it: then it stays one answer. */
function addAnswer(record: object, given: object): object {
  const { answers } = answered.parse(record)
  const added = givenAnswer.safeParse(given).data
  if (!added || answers.some(({ id }) => id === added.id)) return record
  return { ...record, answers: [...answers, added] }
}
