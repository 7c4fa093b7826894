import { patientId } from '@second-wind/core/platform/ids'
import { exportBundle } from '@second-wind/core/rights/fhir/export-bundle'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { anEntry } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { r4Bundle } from './r4-schema.ts'

const at = '2026-11-20T18:30:00.000Z'

/** As a REST caller may send it: a result and nothing else. */
const bareCheck = (result: TriageResult['result']): TriageResult => ({
  id: idNumbered(50),
  userId: patientId.parse(1),
  createdAt: '2026-11-20T18:10:00.000Z',
  localDate: '2026-11-20',
  tzOffsetMin: 0,
  result,
})

const aCheck = (changes: Partial<TriageResult> = {}): TriageResult => ({
  ...bareCheck('seek_help'),
  track: 'respiratory',
  answers: { difficulty_breathing: 'severe', fever: 'none' },
  redFlags: ['Too breathless to finish a sentence'],
  ...changes,
})

function bundleOf(record: Partial<Parameters<typeof exportBundle>[0]> = {}) {
  let next = 1000
  const newId = () => idNumbered((next += 1))
  const whole = { profile: aPatient(), symptoms: [anEntry()], triage: [aCheck()], ...record }
  return r4Bundle.parse(exportBundle(whole, { at, newId }))
}

const resources = (bundle: ReturnType<typeof bundleOf>) => bundle.entry.map(({ resource }) => resource)
const observations = (bundle: ReturnType<typeof bundleOf>) =>
  resources(bundle).flatMap((resource) => (resource.resourceType === 'Observation' ? [resource] : []))

describe('the FHIR bundle of a patient', () => {
  test('consists of R4 resources about one patient', () => {
    const bundle = bundleOf()
    const [first, ...rest] = bundle.entry
    expect(first?.resource.resourceType).toBe('Patient')
    for (const { resource } of rest)
      expect('subject' in resource && resource.subject.reference).toBe(first?.fullUrl)
    expect(new Set(bundle.entry.map(({ fullUrl }) => fullUrl)).size).toBe(bundle.entry.length)
  })

  test('contains only the patient if there are no entries', () => {
    expect(resources(bundleOf({ symptoms: [], triage: [] })).map(({ resourceType }) => resourceType)).toEqual(
      ['Patient', 'Condition'],
    )
  })

  test('has a question that was not answered as absent, asked and unknown', () => {
    const symptoms = [anEntry({ temperature: 'normal', untouchedFields: ['temperature'] })]
    const temperature = observations(bundleOf({ symptoms })).find(({ code }) => code.text === 'Temperature')
    expect(temperature).not.toHaveProperty('valueCodeableConcept')
    expect(temperature).toMatchObject({
      dataAbsentReason: {
        coding: [
          { system: 'http://terminology.hl7.org/CodeSystem/data-absent-reason', code: 'asked-unknown' },
        ],
      },
    })
  })

  test.each([
    ['female', 'female'],
    ['prefer-not-to-say', 'unknown'],
  ] as const)('has the gender "%s" as %s', (gender, written) => {
    expect(resources(bundleOf({ profile: aPatient({ gender }) }))[0]).toMatchObject({ gender: written })
  })

  test('has the NHS number with the system of the NHS, and the date of birth', () => {
    const profile = aPatient({ dateOfBirth: '1991-05-03', nhsNumber: '9434765919', nation: 'wales' })
    expect(resources(bundleOf({ profile }))[0]).toMatchObject({
      identifier: [
        { value: 'second-wind-1' },
        { system: 'https://fhir.nhs.uk/Id/nhs-number', value: '9434765919' },
      ],
      birthDate: '1991-05-03',
    })
  })

  test('does not give a CHI number the system of the NHS number, whatever nation its person lives in', () => {
    const profile = aPatient({ nhsNumber: '2311550004', nation: 'england' })
    const [patient] = resources(bundleOf({ profile }))
    expect(patient).toMatchObject({
      identifier: [{ value: 'second-wind-1' }, { type: { text: 'CHI number' }, value: '2311550004' }],
    })
    expect(JSON.stringify(patient)).not.toContain('nhs-number')
  })

  test('has neither for a person whom no clinic has identified', () => {
    const [patient] = resources(bundleOf())
    expect(patient).not.toHaveProperty('birthDate')
    expect(patient).toMatchObject({ identifier: [{ value: 'second-wind-1' }] })
  })

  test('names each condition once, as reported by the patient, with a code if the meaning is the same', () => {
    const profile = aPatient({ respiratoryDiagnosis: 'Asthma', conditions: ['Asthma', 'Hay fever'] })
    const conditions = resources(bundleOf({ profile })).filter((r) => r.resourceType === 'Condition')
    expect(conditions).toMatchObject([
      { code: { coding: [{ system: 'http://snomed.info/sct', code: '195967001' }], text: 'Asthma' } },
      { code: { text: 'Hay fever' }, verificationStatus: { coding: [{ code: 'unconfirmed' }] } },
    ])
    expect(conditions[1]?.code).not.toHaveProperty('coding')
  })

  test('has the usual day as answers of the patient, without the fields that are not set', () => {
    const profile = aPatient({ usualDay: { breathlessness: 4, relieverPuffs: 2, setOn: '2026-11-01' } })
    const given = resources(bundleOf({ profile, triage: [] })).filter(
      (r) => r.resourceType === 'QuestionnaireResponse',
    )
    expect(given).toMatchObject([
      {
        authored: '2026-11-01',
        item: [
          { text: 'Usual day: Breathlessness', answer: [{ valueString: '4 out of 10' }] },
          { text: 'Usual day: Reliever puffs in 24 hours', answer: [{ valueString: '2' }] },
        ],
      },
    ])
  })

  test('has no condition for "None/Don\'t Know"', () => {
    const profile = aPatient({ respiratoryDiagnosis: "None/Don't Know", conditions: [] })
    expect(resources(bundleOf({ profile })).some((r) => r.resourceType === 'Condition')).toBe(false)
  })
})

describe('the answers of an entry', () => {
  test('are one observation each, at the time of logging', () => {
    const found = observations(bundleOf())
    expect(found.map(({ code }) => code.text)).toEqual([
      'Cough, 1 to 10, 10 is worst',
      'Breathlessness, 1 to 10, 10 is worst',
      'Energy, 1 to 10, 10 is best',
      'Mood, 1 to 10, 10 is best',
      'Temperature',
      'Phlegm (mucus) thickness',
      'Phlegm (mucus) colour',
    ])
    expect(new Set(found.map((o) => o.effectiveDateTime))).toEqual(new Set(['2026-11-20T18:02:00.000Z']))
    expect(found[1]).toMatchObject({ valueInteger: 3 })
  })

  test('have a date without a time if the entry is for an earlier day', () => {
    const entry = anEntry({ date: '2026-11-19T12:00:00.000Z', localDate: '2026-11-19', tzOffsetMin: 0 })
    const found = observations(bundleOf({ symptoms: [entry] }))
    expect(new Set(found.map((o) => o.effectiveDateTime))).toEqual(new Set(['2026-11-19']))
  })

  test('leave out an unset score, and the colour if there is no phlegm', () => {
    const entry = anEntry({ untouchedScores: ['mood', 'energy'], sputumConsistency: 'none' })
    const names = observations(bundleOf({ symptoms: [entry] })).map(({ code }) => code.text)
    expect(names).not.toContain('Mood, 1 to 10, 10 is best')
    expect(names).not.toContain('Phlegm (mucus) colour')
    expect(names).toHaveLength(4)
  })

  test('name blood even if there is no phlegm', () => {
    const entry = anEntry({ sputumConsistency: 'none', sputumColor: 'red' })
    const found = observations(bundleOf({ symptoms: [entry] }))
    expect(found.find(({ code }) => code.text === 'Phlegm (mucus) colour')).toMatchObject({
      valueCodeableConcept: { text: 'Red or blood-stained' },
    })
  })

  test.each(['', ' '])('leave out notes of "%s", which FHIR does not allow', (notes) => {
    expect(observations(bundleOf({ symptoms: [anEntry({ notes })] }))).toEqual(
      observations(bundleOf({ symptoms: [anEntry()] })),
    )
  })

  test('use LOINC and UCUM codes only for the peak flow', () => {
    const entry = anEntry({ peakFlowLpm: 320, relieverPuffs: 4, notes: 'Stairs are hard.' })
    const found = observations(bundleOf({ symptoms: [entry] }))
    const coded = found.filter(({ code }) => code.coding)
    expect(coded).toMatchObject([
      {
        code: { coding: [{ system: 'http://loinc.org', code: '19935-6' }] },
        valueQuantity: { value: 320, code: 'L/min', system: 'http://unitsofmeasure.org' },
      },
    ])
    expect(found).toContainEqual(expect.objectContaining({ valueString: 'Stairs are hard.' }))
    expect(found).toContainEqual(expect.objectContaining({ valueQuantity: { value: 4, unit: 'puffs' } }))
  })
})

describe('a symptom check', () => {
  const responseTo = (check: TriageResult) =>
    resources(bundleOf({ triage: [check] })).find((r) => r.resourceType === 'QuestionnaireResponse')

  test('contains each question and answer in the words that the person read, and the outcome with its warning signs', () => {
    expect(responseTo(aCheck())?.item).toMatchObject([
      {
        linkId: 'difficulty_breathing',
        text: 'How is your breathing right now?',
        answer: [{ valueString: 'Hard to breathe even at rest, or I cannot finish a sentence' }],
      },
      { linkId: 'fever' },
      {
        linkId: 'result',
        answer: [
          { valueString: 'Get emergency help' },
          { valueString: 'Too breathless to finish a sentence' },
        ],
      },
    ])
  })

  test('contains when the first answer was given, and is authored at the end', () => {
    const response = responseTo(aCheck({ firstAnsweredAt: '2026-11-20T07:50:00.000Z' }))
    expect(response).toMatchObject({ authored: '2026-11-20T18:10:00.000Z' })
    expect(response?.item.at(-1)).toEqual({
      linkId: 'first-answered',
      text: 'First answer given',
      answer: [{ valueDateTime: '2026-11-20T07:50:00.000Z' }],
    })
  })

  test('a check of an older app has the ids instead of words', () => {
    expect(responseTo(aCheck({ answers: { old_question: 'yes' } }))?.item[0]).toEqual({
      linkId: 'old_question',
      text: 'old_question',
      answer: [{ valueString: 'yes' }],
    })
  })

  test('a check without answers still has its result', () => {
    expect(responseTo(bareCheck('monitor'))?.item).toEqual([
      {
        linkId: 'result',
        text: 'Result of the symptom check',
        answer: [{ valueString: 'Get medical advice' }],
      },
    ])
  })
})
