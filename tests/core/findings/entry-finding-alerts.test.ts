import { entryFindingRules } from '@second-wind/core/findings/entry-finding-rules'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { describe, expect, test } from 'vitest'
import { aPersonWith, well } from './findings-fixtures.ts'

describe('the table of findings', () => {
  test('raises in each row an alert of its type and severity, or none', () => {
    expect(entryFindingRules.map(({ id, alert }) => [id, alert?.type, alert?.severity])).toEqual([
      ['breathlessness-severe', 'severe_breathlessness', 'critical'],
      ['peak-flow-below-50', 'low_peak_flow', 'critical'],
      ['phlegm-red', 'red_phlegm', 'critical'],
      ['fever-high', 'high_fever', 'critical'],
      ['breathlessness-high', 'severe_breathlessness', 'high'],
      ['reliever-over-8-puffs', 'high_reliever_use', 'high'],
      ['flare-up-two-signs', 'possible_flare_up', 'high'],
      ['two-signs-with-lung-condition', 'possible_flare_up', 'high'],
      ['worse-than-usual', 'worse_than_usual', 'high'],
      ['feels-much-worse', 'worse_than_usual', 'high'],
      ['lasting-with-lung-condition', 'worse_than_usual', 'high'],
      ['peak-flow-50-80', 'low_peak_flow', 'medium'],
      ['reliever-with-worse-day', 'high_reliever_use', 'medium'],
      ['reliever-with-lung-condition', 'high_reliever_use', 'medium'],
      ['breathing-with-lung-condition', 'possible_flare_up', 'medium'],
      ['fever-with-lung-condition', 'high_temperature', 'medium'],
      ['cough-severe', 'severe_cough', 'medium'],
      ['high-scores-with-sign', 'high_scores', 'medium'],
      ['lasting', 'possible_flare_up', 'medium'],
      ['phlegm-with-fever-medium', 'possible_flare_up', 'medium'],
      ['breathlessness-moderate', undefined, undefined],
      ['fever-medium', undefined, undefined],
      ['flare-up-one-sign', 'possible_flare_up', 'medium'],
      ['phlegm-coloured', 'changed_phlegm', 'medium'],
      ['phlegm-more-with-lung-condition', 'changed_phlegm', 'medium'],
      ['energy-very-low', 'very_low_energy', 'medium'],
      ['cough-with-lung-condition', undefined, undefined],
      ['reliever-over-4-puffs', undefined, undefined],
      ['may-be-worse-than-usual', undefined, undefined],
      ['high-scores-usual-unknown', undefined, undefined],
      ['high-scores-unlike-usual', undefined, undefined],
      ['lasting-mild', undefined, undefined],
      ['fever-low-with-lung-condition', undefined, undefined],
      ['fever-low', undefined, undefined],
      ['phlegm-with-fever-low', undefined, undefined],
      ['feels-worse-with-lung-condition', undefined, undefined],
      ['feels-worse', undefined, undefined],
      ['worse-than-usual-today', undefined, undefined],
    ])
  })

  test('has a finding of its own for breathlessness worse than usual with asthma up to 6, and only the absolute one from 7', () => {
    const usual = { setOn: '2026-11-01', breathlessness: 3 }
    const idsAt = (breathlessness: number) =>
      entryFindings({ ...well, breathlessness }, '2026-11-20', { person: aPersonWith('Asthma'), usual })
        .map(({ id }) => id)
        .filter((id) => id.startsWith('breath'))
    expect(idsAt(6)).toEqual(['breathing-with-lung-condition'])
    expect(idsAt(7)).toEqual(['breathlessness-high'])
  })
})
