import { describe, expect, test } from 'vitest'
import { explainRisk } from '../../../../web/src/clinician/risk/explain-risk.ts'
import { aRosterRow, aSign } from '../a-roster-row.ts'

const now = Date.parse('2026-11-20T18:00:00.000Z')

describe('a resolved alert beside those that are open', () => {
  const at = '2026-11-20T09:15:00.000Z'
  const resolved = (changes: object) =>
    explainRisk(
      aRosterRow({
        need: 'red-flag',
        findings: [aSign('breathlessness-severe', 'emergency', 'breathlessness 9 out of 10')],
        lastResolved: { at, by: 'Dr. Helen Marsh', isOfWorstSign: true },
        ...changes,
      }),
      now,
    )

  test.each([
    [
      'with the count of new ones',
      { alertCount: 2, oldestAlertAt: '2026-11-20T09:16:00.000Z' },
      '2 new alerts since',
    ],
    ['with one new one', { alertCount: 1, oldestAlertAt: '2026-11-20T09:16:00.000Z' }, '1 new alert since'],
    [
      'with the count of those left from before',
      { alertCount: 2, oldestAlertAt: '2026-11-20T08:00:00.000Z' },
      '2 are still open',
    ],
  ])('is named %s', (_, changes, words) => {
    expect(resolved(changes)).toMatch(
      new RegExp(`Alert resolved today \\d\\d:15 by Dr\\. Helen Marsh; ${words}\\.$`),
    )
  })
})

describe('the count of further signs beside a 999 sign', () => {
  const breathless = aSign('breathlessness-severe', 'emergency', 'breathlessness 9 out of 10')
  const flareUp = aSign('flare-up-two-signs', 'urgent', 'signs of a COPD flare-up: cough, green phlegm')
  const cough = aSign('cough-severe', 'urgent', 'cough 9 out of 10')
  const muchWorse = aSign('feels-much-worse', 'urgent', 'much worse than usual')
  const tired = aSign('energy-very-low', 'watch', 'energy 2 out of 10')
  const fever = aSign('fever-high', 'emergency', 'a very high temperature (over 39.4°C)')

  test.each([
    ['milder signs', [breathless, cough, tired], /9 out of 10, today \d\d:00\. Also 2 other signs\.$/],
    [
      'signs of a flare-up, and a day that the patient calls much worse, by name',
      [breathless, flareUp, muchWorse, tired],
      /\. Also much worse than usual, a flare-up and 1 other\.$/,
    ],
    [
      'a day that the patient calls much worse, though another sign names it',
      [breathless, { ...muchWorse, isNamedByOther: true }],
      /\. Also much worse than usual\.$/,
    ],
    [
      'puffs of reliever by what was logged, before what is only counted',
      [
        breathless,
        cough,
        aSign(
          'reliever-with-worse-day',
          'urgent',
          '8 puffs of reliever in 24 hours, feeling worse than usual',
        ),
        tired,
      ],
      /\. Also 8 puffs of reliever in 24 hours, feeling worse than usual and 2 others\.$/,
    ],
    [
      'the reliever that does not help, of a check whose worst sign is another',
      [
        {
          ...aSign('check-seek-help', 'emergency', '999 advice from a symptom check: blue lips. A reliever'),
          signIds: [
            'respiratory:blue_lips_fingers=blue_lips',
            'respiratory:rescue_inhaler=not_helping',
            'A2',
          ],
        },
        cough,
      ],
      /\. Also the 999 sign “reliever inhaler not working”, 1 more 999 sign and 1 other sign\.$/,
    ],
    [
      'phlegm together with a high temperature, in few words',
      [breathless, aSign('phlegm-with-fever-medium', 'urgent', 'green phlegm'), tired],
      /\. Also high temperature, phlegm and 1 other\.$/,
    ],
    [
      'phlegm together with a temperature to watch, by what was logged',
      [breathless, aSign('phlegm-with-fever-low', 'watch', 'green phlegm'), tired],
      /\. Also green phlegm and 1 other\.$/,
    ],
    [
      'another 999 sign and a milder one',
      [breathless, fever, tired],
      /\. Also 1 more 999 sign and 1 other sign\.$/,
    ],
    ['no other sign', [breathless], /9 out of 10, today \d\d:00\.$/],
    [
      'none that another one names',
      [
        breathless,
        { ...aSign('flare-up-one-sign', 'watch', 'breathlessness 9 out of 10'), isNamedByOther: true },
      ],
      /9 out of 10, today \d\d:00\.$/,
    ],
    [
      'none of the same fact',
      [
        breathless,
        {
          ...aSign('worse-than-usual-today', 'urgent', 'breathlessness 9 out of 10, worse than usual'),
          isRepeatedFact: true,
        },
      ],
      /9 out of 10, today \d\d:00\.$/,
    ],
  ])('includes %s', (_, findings, words) => {
    expect(explainRisk(aRosterRow({ need: 'red-flag', findings }), now)).toMatch(words)
  })
})

describe('mild signs that last', () => {
  test('are named in the row of a medium level before the score that sets it', () => {
    const risk = { level: 'medium', isKnown: true, reasons: ['cough-medium'] } as const
    const findings = [aSign('lasting-mild', 'watch', 'a fever, on at least two check-in days in a row')]
    expect(explainRisk(aRosterRow({ risk: { ...risk, reasons: [...risk.reasons] }, findings }), now)).toMatch(
      /^A fever, on at least two check-in days in a row, today \d\d:00\.$/,
    )
  })
})
