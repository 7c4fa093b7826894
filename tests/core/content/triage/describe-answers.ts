import { describeResult } from '@second-wind/core/content/triage/describe-result'
import { extraLines } from '@second-wind/core/content/triage/extra-lines'
import type { Profile } from '@second-wind/core/records/patient'
import { assessTriage } from '@second-wind/core/triage/assess'
import { trackOptions, type Track } from '@second-wind/core/triage/options'
import type { Person } from '@second-wind/core/triage/person'
import type { TriageAnswers } from '@second-wind/core/triage/triage-rule'
import { aPerson } from './a-person.ts'

/** A whole check with the first, harmless answer to every question, except these. */
export const answersWith = (track: Track, changes: TriageAnswers): TriageAnswers => ({
  ...Object.fromEntries(
    Object.entries<readonly string[]>(trackOptions[track]).map(([id, [first]]) => [id, first ?? '']),
  ),
  ...changes,
})

export const describeAnswers = (
  track: Track,
  answers: TriageAnswers,
  person: (Person & Pick<Profile, 'nation'>) | undefined,
) => describeResult(assessTriage(track, answers, person), person, answers)

export const describeCheck = (
  track: Track,
  changes: TriageAnswers = {},
  person: Person | undefined = aPerson(),
) => describeAnswers(track, answersWith(track, changes), person)

export const asthma = aPerson({ respiratoryDiagnosis: 'Asthma', conditions: ['Asthma'] })

export const copd = aPerson({ respiratoryDiagnosis: 'COPD', conditions: ['COPD'] })

export const extraLineText = (id: string) => extraLines.find((extra) => extra.id === id)?.text ?? 'missing'
