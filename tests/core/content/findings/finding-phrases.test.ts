import {
  checkFindingWords,
  describeFinding,
  entryFindingWords,
  namesOfSigns,
} from '@second-wind/core/content/findings/finding-words'
import { type EntryFindingId, entryFindingRules } from '@second-wind/core/findings/entry-finding-rules'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { aReport } from '../../../fixtures/an-entry.ts'

const scores = { coughSeverity: 4, breathlessness: 5, energy: 3 }
const thick = { sputumConsistency: 'thick', sputumColor: 'green' } as const
const phrase = (
  id: EntryFindingId,
  signs: string[],
  changes: Partial<SymptomReport>,
  isUsualKnown: boolean,
) =>
  describeFinding(
    { id, level: 'watch', signs, ...(!isUsualKnown && { isUsualUnknown: true as const }) },
    aReport({ ...scores, ...thick, ...changes }),
  )

describe('what an entry showed', () => {
  test.each([
    ['flare-up-one-sign', ['breathing'], 'breathlessness above usual', 'breathlessness 5 out of 10'],
    ['flare-up-one-sign', ['cough'], 'cough above usual', 'cough 4 out of 10'],
    ['flare-up-one-sign', ['phlegm-amount'], 'thick phlegm, different from usual', 'thick phlegm'],
    ['flare-up-one-sign', ['phlegm-colour'], 'green phlegm (darker than usual)', 'green phlegm'],
    ['may-be-worse-than-usual', ['breathing'], 'breathlessness 5 out of 10', 'breathlessness 5 out of 10'],
    ['two-signs-with-lung-condition', ['temperature'], 'a raised temperature', 'a raised temperature'],
    [
      'two-signs-with-lung-condition',
      ['breathing', 'temperature'],
      'signs above usual: breathing, temperature',
      'signs of getting worse: breathing, temperature',
    ],
    [
      'flare-up-two-signs',
      ['cough', 'earlier-phlegm-amount', 'earlier-temperature'],
      'signs of a COPD flare-up: cough, and earlier that day phlegm, temperature',
      'signs of a COPD flare-up: cough, and earlier that day phlegm, temperature',
    ],
    [
      'worse-than-usual',
      ['breathlessness', 'coughSeverity', 'energy'],
      'breathlessness 5 out of 10, cough 4 out of 10, energy 3 out of 10, worse than usual at recent check-ins',
      'breathlessness 5 out of 10, cough 4 out of 10, energy 3 out of 10, worse than before at recent check-ins',
    ],
  ] satisfies [EntryFindingId, string[], string, string][])(
    'is a phrase with and without a usual day: %s, %j',
    (id, signs, known, unknown) => {
      expect(phrase(id, signs, {}, true)).toBe(known)
      expect(phrase(id, signs, {}, false)).toBe(unknown)
    },
  )

  const high = { coughSeverity: 8, breathlessness: 7, energy: 2 }
  const named = 'high scores (cough 8, breathlessness 7, energy 2 out of 10)'
  test.each([
    ['high-scores-with-sign', ['energy-very-low'], high, named],
    ['high-scores-with-sign', ['flare-up-one-sign'], high, named],
    ['high-scores-with-sign', ['worse-than-usual-today'], high, named.replace(' (', ', worse than usual (')],
    [
      'high-scores-with-sign',
      ['fever-low', 'energy-very-low'],
      high,
      `a raised or high temperature (37.8 to 38.2°C), with ${named}`,
    ],
    ['high-scores-unlike-usual', ['energy-very-low'], high, named],
    ['high-scores-unlike-usual', ['earlier-energy-very-low'], high, `${named}, with another sign earlier`],
    [
      'high-scores-with-sign',
      ['fever-low'],
      { coughSeverity: 6, breathlessness: 6, energy: 5 },
      'a raised or high temperature (37.8 to 38.2°C), with lower scores than earlier that day, when they were high',
    ],
  ] satisfies [EntryFindingId, string[], Partial<SymptomReport>, string][])(
    'is a phrase about high scores: %s, %j',
    (id, signs, changes, words) => {
      expect(phrase(id, signs, changes, true)).toBe(words)
    },
  )

  test('has words for the patient and for the clinician and their sources, whatever it is', () => {
    expect(Object.keys(entryFindingWords).toSorted()).toEqual(
      entryFindingRules.map(({ id }) => id).toSorted(),
    )
    for (const { patient, clinician, sources } of [
      ...Object.values(entryFindingWords),
      ...Object.values(checkFindingWords),
    ]) {
      expect(patient).toMatch(/^you/)
      expect(clinician).toMatch(/^[A-Z0-9]/)
      expect(sources).toHaveLength(1)
    }
    expect(checkFindingWords).toHaveProperty('flare-up-open')
  })

  test('is a list of the signs that a reply is about', () => {
    expect(namesOfSigns(['breathlessness-severe', 'A9', 'phlegm-red'])).toBe(
      'breathlessness 9 or more, red phlegm',
    )
  })
})
