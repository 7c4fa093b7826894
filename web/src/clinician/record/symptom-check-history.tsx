import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { recordWords } from './record-words.ts'
import { ShowMore } from './show-more.tsx'
import { SymptomCheckDetails } from './symptom-check-details.tsx'

type Props = {
  /** Newest first. */
  checks: readonly TriageResult[]
  now: number
}

export function SymptomCheckHistory({ checks, now }: Props) {
  if (checks.length === 0) return <p>{recordWords.noChecks}</p>
  return (
    <ShowMore items={checks} atATime={3} name="symptom checks" keyOf={({ id }) => id}>
      {(check) => <SymptomCheckDetails check={check} now={now} />}
    </ShowMore>
  )
}
