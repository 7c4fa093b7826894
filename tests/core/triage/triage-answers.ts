import { trackOptions, type Track } from '@second-wind/core/triage/options'
import type { Person } from '@second-wind/core/triage/person'
import type { TriageAnswers } from '@second-wind/core/triage/triage-rule'
import fc from 'fast-check'

export const tracks: readonly Track[] = ['general', 'respiratory']

/** The answers of a person without any symptom: each question's first option. */
export function wellAnswers(track: Track, but: TriageAnswers = {}): TriageAnswers {
  const first = optionsOf(track).map(([question, options]) => [question, options[0] ?? ''] as const)
  return { ...Object.fromEntries(first), ...but }
}

export const optionsOf = (track: Track) => Object.entries<readonly string[]>(trackOptions[track])

/** Any complete set of answers. */
export const anyAnswers = (track: Track): fc.Arbitrary<TriageAnswers> =>
  fc.record(
    Object.fromEntries(
      optionsOf(track).map(([question, options]) => [question, fc.constantFrom(...options)]),
    ),
  )

/** Every complete set of answers: 409,600 on the general track, 4,000,000 on the respiratory one. */
export function* everyCheck(track: Track): Generator<TriageAnswers> {
  const questions = optionsOf(track)
  const total = questions.reduce((product, [, options]) => product * options.length, 1)
  for (let index = 0; index < total; index++) {
    let rest = index
    const answers: Record<string, string> = {}
    for (const [question, options] of questions) {
      answers[question] = options[rest % options.length] ?? ''
      rest = Math.floor(rest / options.length)
    }
    yield answers
  }
}

/** Some answered, some not, some with an id that no version of the app ever offered. */
export const someAnswers = (track: Track): fc.Arbitrary<TriageAnswers> =>
  fc
    .tuple(anyAnswers(track), fc.infiniteStream(fc.constantFrom('kept', 'kept', 'left out', 'unknown')))
    .map(([answers, fate]) =>
      Object.fromEntries(
        Object.entries(answers).flatMap(([question, option]) => {
          const { value } = fate.next()
          if (value === 'left out') return []
          return [[question, value === 'unknown' ? 'no-such-option' : option]]
        }),
      ),
    )

export const anyPerson: fc.Arbitrary<Person | undefined> = fc.option(
  fc.record({
    age: fc.integer({ min: 1, max: 120 }),
    isVulnerable: fc.boolean(),
    conditions: fc.subarray(['Asthma', 'COPD', 'Heart Disease', 'Diabetes', 'High Blood Pressure']),
    respiratoryDiagnosis: fc.option(fc.constantFrom('Asthma', 'COPD', 'none', "None/Don't Know"), {
      nil: undefined,
    }),
  }),
  { nil: undefined },
)

export const healthyAdult: Person = {
  age: 40,
  isVulnerable: false,
  conditions: [],
  respiratoryDiagnosis: undefined,
}
