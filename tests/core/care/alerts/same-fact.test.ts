import { alertsFor } from '@second-wind/core/care/alerts/alert-rules'
import { findingOfSameFact, repeatedFacts } from '@second-wind/core/care/alerts/same-fact'
import { currentFindings } from '@second-wind/core/findings/current-findings'
import type { EntryFindingId } from '@second-wind/core/findings/entry-finding-rules'
import type { Finding } from '@second-wind/core/findings/finding'
import { epochMs } from '@second-wind/core/platform/moment'
import { untouchedReport } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt } from '../../findings/findings-fixtures.ts'

const finding = (id: EntryFindingId, ...signs: string[]): Finding<EntryFindingId> => ({
  id,
  level: 'urgent',
  ...(signs.length > 0 && { signs }),
})

describe('two findings of one entry', () => {
  test.each([
    [
      'breathlessness 8 and worse than usual by it',
      finding('worse-than-usual', 'breathlessness'),
      finding('breathlessness-high'),
    ],
    [
      'one sign of a flare-up and worse than usual by it',
      finding('flare-up-one-sign', 'cough'),
      finding('worse-than-usual', 'coughSeverity'),
    ],
    [
      'a high temperature and a flare-up that names it',
      finding('fever-with-lung-condition'),
      finding('flare-up-two-signs', 'cough', 'temperature'),
    ],
    [
      'breathlessness 9 and worse than usual by it',
      finding('worse-than-usual', 'breathlessness'),
      finding('breathlessness-severe'),
    ],
    [
      'breathing above usual and worse than usual by it',
      finding('breathing-with-lung-condition'),
      finding('worse-than-usual', 'breathlessness'),
    ],
    [
      'energy 2 and worse than usual by it',
      finding('energy-very-low'),
      finding('worse-than-usual', 'energy'),
    ],
    ['two colours of phlegm', finding('phlegm-coloured'), finding('phlegm-red')],
    [
      'a very high temperature and that sign',
      finding('flare-up-one-sign', 'temperature'),
      finding('fever-high'),
    ],
    [
      'worse than usual by the cough and a cough that lasts',
      finding('worse-than-usual', 'coughSeverity'),
      finding('lasting-with-lung-condition', 'cough-with-lung-condition'),
    ],
    [
      'more phlegm than usual and two signs that name it',
      finding('phlegm-more-with-lung-condition'),
      finding('two-signs-with-lung-condition', 'breathing', 'phlegm-amount'),
    ],
    ['two zones of peak flow', finding('peak-flow-50-80'), finding('peak-flow-below-50')],
    [
      'cough 9 and a cough that lasts',
      finding('cough-severe'),
      finding('lasting-with-lung-condition', 'cough-severe'),
    ],
  ])('are one fact when the more serious one names every sign of the other, here %s', (_, milder, worse) => {
    expect(findingOfSameFact(milder, [worse])).toBe(worse)
  })

  test.each([
    [
      'worse than usual by a further score',
      finding('worse-than-usual', 'breathlessness', 'energy'),
      finding('breathlessness-high'),
    ],
    ['the patient\u2019s own words', finding('feels-much-worse'), finding('breathlessness-high')],
    [
      'a sign of an earlier entry of the day',
      finding('flare-up-two-signs', 'breathing', 'earlier-cough'),
      finding('breathlessness-high'),
    ],
    ['high scores', finding('high-scores-with-sign', 'energy-very-low'), finding('energy-very-low')],
  ])('are two facts with %s', (_, milder, worse) => {
    expect(findingOfSameFact(milder, [worse])).toBeUndefined()
  })
})

describe('the alerts of an entry', () => {
  test('are one for each fact, and a finding that repeats one joins its alert', () => {
    const findings = [
      finding('breathlessness-high'),
      finding('flare-up-two-signs', 'breathing', 'cough', 'temperature'),
      finding('worse-than-usual', 'breathlessness'),
      finding('fever-with-lung-condition'),
    ]
    const raised = alertsFor({ kind: 'symptoms', report: untouchedReport, findings })
    expect(raised.map(({ alertType, joins }) => [alertType, joins])).toEqual([
      ['severe_breathlessness', undefined],
      ['possible_flare_up', undefined],
      ['worse_than_usual', 'severe_breathlessness'],
      ['high_temperature', 'possible_flare_up'],
    ])
  })
})

describe('what a clinician counts once', () => {
  test('is breathlessness 9 and that it is worse than the usual 1, on two days', () => {
    const entries = ['2026-11-20', '2026-11-19'].map((day) =>
      entryAt(`${day}T08:00:00Z`, { breathlessness: 9 }),
    )
    const context = { person: aPersonWith(), usual: { setOn: '2026-11-01', breathlessness: 1 } }
    const findings = currentFindings({ entries, checks: [] }, context, epochMs('2026-11-20T09:00:00Z'))
    const repeated = repeatedFacts(findings)
    expect(findings.map((current) => [current.id, current.localDate, repeated.has(current)])).toEqual([
      ['breathlessness-severe', '2026-11-20', false],
      ['breathlessness-severe', '2026-11-19', false],
      ['worse-than-usual', '2026-11-20', true],
    ])
  })

  test('is not a sign that only another entry names', () => {
    const entries = [
      entryAt('2026-11-20T08:00:00Z', { breathlessness: 4 }),
      entryAt('2026-11-19T08:00:00Z', { breathlessness: 9 }),
    ]
    const context = { person: aPersonWith(), usual: { setOn: '2026-11-01', breathlessness: 1 } }
    const findings = currentFindings({ entries, checks: [] }, context, epochMs('2026-11-20T09:00:00Z'))
    expect(findings.map(({ id }) => id)).toContain('worse-than-usual')
    expect(repeatedFacts(findings).size).toBe(0)
  })
})
