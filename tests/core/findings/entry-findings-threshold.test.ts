import { alertsFor } from '@second-wind/core/care/alerts/alert-rules'
import type { EntryContext } from '@second-wind/core/findings/entry-context'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt, well } from './findings-fixtures.ts'

const day = '2026-11-20'
const usual: EntryContext = {
  person: undefined,
  usual: { setOn: '2026-11-01', breathlessness: 2, coughSeverity: 2, energy: 7 },
}
/** Yesterday was 2 points worse, too. */
const worseYesterday: EntryContext = {
  ...usual,
  others: [entryAt('2026-11-19T09:00:00Z', { breathlessness: 4 })],
}

describe('the findings of an entry when a clinician has set a threshold', () => {
  test.each([
    ['the default', undefined, true],
    ['raised to 3 points', { points: 3, days: 2 }, false],
    ['raised to 3 days', { points: 2, days: 3 }, false],
    ['1 point on 1 day', { points: 1, days: 1 }, true],
  ])(
    'include advice today for two days worse by 2 points, and an alert by the threshold, which is %s',
    (_, threshold, alerts) => {
      const report = { ...well, breathlessness: 4 }
      const findings = entryFindings(report, day, { ...worseYesterday, threshold })
      expect(findings).toMatchObject([{ id: 'worse-than-usual', level: 'urgent', signs: ['breathlessness'] }])
      expect(alertsFor({ kind: 'symptoms', report, findings })).toHaveLength(alerts ? 1 : 0)
    },
  )

  test('include a sign to watch for a single day worse by 2 points when the threshold was raised', () => {
    const context = { ...usual, threshold: { points: 5, days: 7 } }
    expect(entryFindings({ ...well, breathlessness: 4 }, day, context)).toMatchObject([
      { id: 'worse-than-usual-today' },
    ])
  })

  test.each([
    ['the default', undefined, [true, true]],
    ['raised to 3 points', { points: 3, days: 2 }, [false, false]],
    ['raised to 3 days', { points: 2, days: 3 }, [false, true]],
  ])(
    'include for a single day worse by 2 points a sign to watch for the patient, and a change for the clinician by the threshold, which is %s',
    (_, threshold, [byDay, bySign]) => {
      const isChange = (context: EntryContext) =>
        entryFindings({ ...well, breathlessness: 4 }, day, { ...context, threshold }).map((finding) => [
          finding.id,
          !finding.isBelowThreshold,
        ])
      expect(isChange(usual)).toEqual([['worse-than-usual-today', byDay]])
      expect(isChange({ ...usual, person: aPersonWith('COPD') })).toEqual([['flare-up-one-sign', bySign]])
    },
  )

  test.each([
    ['the default', 2, false, ['high_reliever_use']],
    ['raised to 3 points', 3, true, ['high_scores']],
  ])(
    'include high scores in place of puffs on a worse day that stay below the threshold, which is %s',
    (_, points, hasHighScores, alertTypes) => {
      const context: EntryContext = {
        person: aPersonWith('Asthma'),
        usual: { setOn: '2026-11-01', breathlessness: 3, coughSeverity: 5, energy: 5, relieverPuffs: 6 },
        threshold: { points, days: 2 },
      }
      const report = { ...well, breathlessness: 4, coughSeverity: 7, energy: 3, relieverPuffs: 6 }
      const findings = entryFindings(report, day, context)
      expect(findings.some(({ id }) => id === 'high-scores-with-sign')).toBe(hasHighScores)
      expect(alertsFor({ kind: 'symptoms', report, findings }).map(({ alertType }) => alertType)).toEqual(
        alertTypes,
      )
    },
  )

  test('leave out high scores beside two worse days, also below the threshold', () => {
    const context: EntryContext = {
      person: aPersonWith('Asthma'),
      usual: { setOn: '2026-11-01', breathlessness: 3, coughSeverity: 5, energy: 5 },
      threshold: { points: 3, days: 2 },
      others: [entryAt('2026-11-19T09:00:00Z', { breathlessness: 4, coughSeverity: 7, energy: 3 })],
    }
    const report = { ...well, breathlessness: 4, coughSeverity: 7, energy: 3 }
    const ids = entryFindings(report, day, context).map(({ id, isBelowThreshold }) => [id, isBelowThreshold])
    expect(ids).toContainEqual(['worse-than-usual', true])
    expect(ids.map(([id]) => id)).not.toContain('high-scores-with-sign')
  })

  test('include darker phlegm as a sign of a flare-up at any threshold', () => {
    const findings = entryFindings({ ...well, sputumColor: 'green' }, day, {
      ...usual,
      person: aPersonWith('COPD'),
      threshold: { points: 5, days: 7 },
    })
    expect(findings.map(({ id, isBelowThreshold }) => [id, isBelowThreshold])).toEqual([
      ['flare-up-one-sign', undefined],
    ])
  })
})
