import {
  findMissingAnswers,
  listNeededAnswers,
  type SignAnswer,
} from '@second-wind/core/findings/answers-that-end-signs'
import { entryFindingRules } from '@second-wind/core/findings/entry-finding-rules'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { trackOptions } from '@second-wind/core/triage/options'
import { describe, expect, test } from 'vitest'
import { well } from './findings-fixtures.ts'

const neededFor = (id: string, signs: string[] = [], reasons: string[] = []) =>
  listNeededAnswers({ id, level: 'watch', signs }, { reasons })

/** By the words in an id. Rules with other words need what their signs need. */
const expectedFor = (id: string) =>
  [
    /fever/.test(id) && 'temperature',
    /phlegm|mucus/.test(id) && 'phlegm',
    /phlegm-more/.test(id) && 'phlegmAmount',
    /peak.flow/.test(id) && 'peakFlowLpm',
    /reliever|inhaler/.test(id) && 'relieverPuffs',
  ].filter((answer) => answer !== false)

describe('what a later entry must answer before a sign ends', () => {
  test.each(entryFindingRules.map(({ id }) => [id]))('is for the finding %s what it is about', (id) => {
    expect(neededFor(id)).toEqual(expectedFor(id))
    expect(neededFor('lasting', [`earlier-${id}`])).toEqual(expectedFor(id))
  })

  test.each(
    Object.entries(trackOptions).flatMap(([track, questions]) =>
      Object.entries(questions).map(([question, options]) => [track, question, options] as const),
    ),
  )('is for the reason %s:%s of a check what was asked', (track, question, options) => {
    for (const option of options)
      expect(neededFor('check-monitor', [], [`${track}:${question}=${option}`])).toEqual([
        ...expectedFor(question),
        ...(option === 'more' ? ['phlegmAmount'] : []),
      ])
  })

  test.each([
    ['phlegm-amount', ['phlegm', 'phlegmAmount']],
    ['phlegm-colour', ['phlegm']],
    ['temperature', ['temperature']],
    ['breathing', []],
  ])('is for the sign %s what that is about', (sign, answers) => {
    expect(neededFor('flare-up-two-signs', [sign])).toEqual(answers)
  })

  test('is for a finding of several signs what each of them needs, in the order in which an entry asks', () => {
    const signs = ['breathing', 'earlier-temperature', 'phlegm-colour', 'phlegm-amount']
    expect(neededFor('flare-up-two-signs', signs)).toEqual(['temperature', 'phlegm', 'phlegmAmount'])
  })
})

describe('an answer that a sign needs is missing', () => {
  const noPhlegm = { ...well, sputumConsistency: 'none' } as const
  test.each([
    ['phlegm', 'the thickness was left out', { ...well, untouchedFields: ['sputumConsistency'] }, true],
    ['phlegm', 'the colour was left out', { ...well, untouchedFields: ['sputumColor'] }, true],
    ['phlegm', 'both were given', well, false],
    ['phlegm', 'there is none', { ...noPhlegm, untouchedFields: ['sputumColor'] }, false],
    ['phlegmAmount', 'it was left out', well, true],
    ['phlegmAmount', 'it was given', { ...well, sputumAmount: 'usual' }, false],
    ['phlegmAmount', 'there is none', noPhlegm, false],
    ['peakFlowLpm', 'the best is not known', { ...well, peakFlowLpm: 300 }, true],
    ['peakFlowLpm', 'the zone is known', { ...well, peakFlowZone: 'above_80' }, false],
    ['relieverPuffs', 'it was left out', well, true],
    ['relieverPuffs', 'there were none', { ...well, relieverPuffs: 0 }, false],
    ['temperature', 'it was left out', { ...well, untouchedFields: ['temperature'] }, true],
  ] satisfies [SignAnswer, string, SymptomReport, boolean][])(
    '%s, when %s',
    (answer, _, report, isMissing) => {
      expect(findMissingAnswers([answer], [report])).toEqual(isMissing ? [answer] : [])
      expect(findMissingAnswers([], [report])).toEqual([])
    },
  )
})
