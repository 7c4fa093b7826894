import { redFlagWords } from '@second-wind/core/content/triage/reason-words'
import type { Profile } from '@second-wind/core/records/patient'
import { assessTriage } from '@second-wind/core/triage/assess'
import { trackOptions } from '@second-wind/core/triage/options'
import { toTriageOutcome } from '@second-wind/core/triage/triage-outcome'
import type { TriageOutcome } from '@second-wind/core/triage/triage-result'
import type { SampleCheck } from './sample-person.ts'

/** Uses the same rules as a phone. */
export function assessSampleCheck({ track, answers }: SampleCheck, profile: Profile): TriageOutcome {
  const calmest = Object.entries(trackOptions[track]).map(([question, [first]]) => [question, first])
  const all = { ...Object.fromEntries(calmest), ...answers }
  const assessment = assessTriage(track, all, profile)
  return toTriageOutcome(assessment, all, assessment.redFlagReasons.map(redFlagWords))
}
