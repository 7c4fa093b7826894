import { line } from '@second-wind/core/content/content-item'
import { feverQuestion } from '@second-wind/core/content/triage/fever-question'
import { generalQuestions } from '@second-wind/core/content/triage/general-questions'
import { peakFlowLines } from '@second-wind/core/content/triage/peak-flow-lines'
import { hintsFor } from '@second-wind/core/content/triage/question-hints'
import { question } from '@second-wind/core/content/triage/question-schema'
import { questions } from '@second-wind/core/content/triage/questions'
import { respiratoryQuestions } from '@second-wind/core/content/triage/respiratory-questions'
import { generalRules } from '@second-wind/core/triage/general-rules'
import { trackOptions, type Track } from '@second-wind/core/triage/options'
import { respiratoryRules } from '@second-wind/core/triage/respiratory-rules'
import { describe, expect, test } from 'vitest'
import { aPerson } from './a-person.ts'

const tracks: Track[] = ['general', 'respiratory']
const rules = { general: generalRules, respiratory: respiratoryRules }

/** Rule A2: the one option of its own that an added rule escalates for everybody. */
const suddenHeadache = { question: 'headache', option: 'sudden_severe', level: 'seek_help' }

const optionsOf = (track: Track) =>
  questions[track].flatMap(({ id, options }) => options.map((option) => ({ question: id, ...option })))

/** Every option of a track that alone calls for at least this much, as `question=option`. */
const escalating = (track: Track, levels: string[]) => [
  ...new Set(
    [...rules[track], ...(track === 'general' ? [suddenHeadache] : [])]
      .filter(({ level }) => levels.includes(level))
      .map((rule) => `${rule.question}=${rule.option}`),
  ),
]

describe.each(tracks)('the %s check', (track) => {
  test('asks exactly the questions of the rules, in their order', () => {
    expect(questions[track].map(({ id }) => id)).toEqual(Object.keys(trackOptions[track]))
  })

  test('offers exactly the options of the rules, in their order', () => {
    const offered = questions[track].map(({ id, options }) => [id, options.map((option) => option.id)])
    expect(Object.fromEntries(offered)).toEqual(trackOptions[track])
  })

  test('has only complete questions in finished words', () => {
    for (const words of questions[track]) expect(question.parse(words)).toEqual(words)
  })

  test('has no two options with the same words in a question', () => {
    for (const { id, options } of questions[track]) {
      expect(new Set(options.map(({ label }) => label)).size, id).toBe(options.length)
    }
  })

  test('marks an option as significant exactly when a rule uses it', () => {
    const marked = optionsOf(track).filter((option) => option.clinicallySignificant)
    const ids = marked.map((option) => `${option.question}=${option.id}`)
    expect(ids.toSorted()).toEqual(escalating(track, ['seek_help', 'monitor']).toSorted())
  })

  test('gives an option a warning sign exactly when it calls for emergency help', () => {
    const flagged = optionsOf(track).filter((option) => option.redFlag !== undefined)
    const ids = flagged.map((option) => `${option.question}=${option.id}`)
    expect(ids.toSorted()).toEqual(escalating(track, ['seek_help']).toSorted())
  })
})

describe('the questions of both checks', () => {
  test('are 9 general and 10 respiratory ones', () => {
    expect(generalQuestions).toHaveLength(9)
    expect(respiratoryQuestions).toHaveLength(10)
  })

  test('count changed mucus as significant only for people with COPD (rule A3)', () => {
    const mucus = respiratoryQuestions.find(({ id }) => id === 'cough_mucus')
    expect(mucus?.options.find(({ id }) => id === 'changed')?.clinicallySignificant).toBe(false)
  })

  test('are the same about a high temperature', () => {
    expect(generalQuestions).toContain(feverQuestion)
    expect(respiratoryQuestions).toContain(feverQuestion)
    expect(feverQuestion.options.map(({ label }) => label.match(/[\d.]+(?: to [\d.]+)?°C/)?.[0])).toEqual([
      '37.8°C',
      '37.8 to 38.2°C',
      '38.3 to 39.4°C',
      '39.4°C',
    ])
  })

  test('have finished text in the peak flow boxes', () => {
    for (const words of Object.values(peakFlowLines)) expect(line.parse(words)).toEqual(words)
  })
})

describe('the hints under a question', () => {
  const hints = (id: string, person: Parameters<typeof hintsFor>[1]) =>
    questions.respiratory.filter((words) => words.id === id).flatMap((words) => hintsFor(words, person))
  const skip = 'Skip this if you were not given a meter. Choose the last answer.'

  test.each([['COPD'], ['Pulmonary Fibrosis']])(
    'let a person with %s skip the peak flow',
    (respiratoryDiagnosis) => {
      expect(hints('peak_flow', aPerson({ respiratoryDiagnosis }))).toEqual([
        expect.stringContaining('best of 3 blows'),
        skip,
      ])
      expect(hints('peak_flow', aPerson({ conditions: [respiratoryDiagnosis] }))).toContain(skip)
    },
  )

  test.each([
    ['with asthma', aPerson({ respiratoryDiagnosis: 'Asthma' })],
    ['without a diagnosis', aPerson()],
    ['without a profile', undefined],
  ])('ask a person %s for the peak flow', (_, person) => {
    expect(hints('peak_flow', person)).toEqual([
      'Use your best of 3 blows today. Compare it with your own best score.',
    ])
  })

  test('warn in the wheeze question that a chest that has gone quiet is an emergency', () => {
    expect(hints('wheeze_cough', undefined)).toEqual([
      'If you were wheezing and it has gone quiet, but breathing is still hard, call 999.',
    ])
  })

  test('are left out for a question without a hint', () => {
    expect(hints('alertness_confusion', undefined)).toEqual([])
  })
})

describe('being breathless at rest', () => {
  test.each(tracks)('is an answer of the %s check that calls for 999', (track) => {
    const answers = optionsOf(track).filter(({ label }) => label.includes('even at rest'))
    expect(answers.map(({ question: id, id: option }) => `${id}=${option}`)).toEqual([
      'difficulty_breathing=severe',
    ])
    expect(escalating(track, ['seek_help'])).toContain('difficulty_breathing=severe')
    expect(answers[0]?.redFlag).toMatch(/breathless at rest and worse than usual/)
  })
})
