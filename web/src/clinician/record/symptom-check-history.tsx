import type { PatientRecord } from '@second-wind/core/care/contract/patient-record'
import { recordWords } from './record-words.ts'
import { ShowMore } from './show-more.tsx'
import { SymptomCheckDetails } from './symptom-check-details.tsx'

type Props = { record: PatientRecord; now: number }

/** Newest first. */
export function SymptomCheckHistory({ record, now }: Props) {
  const { triage: checks } = record
  if (checks.length === 0) return <p>{recordWords.noChecks}</p>
  return (
    <ShowMore items={checks} atATime={3} name="symptom checks" keyOf={({ id }) => id}>
      {(check) => <SymptomCheckDetails check={check} records={record} now={now} />}
    </ShowMore>
  )
}
