import { describe, expect, test } from 'vitest'
import { explainRisk, explainRiskBriefly } from '../../../../web/src/clinician/risk/explain-risk.ts'
import { aCheckIn, aRosterRow, aSign } from '../a-roster-row.ts'

const now = Date.parse('2026-11-20T18:00:00.000Z')
const long =
  'a high temperature (38.3 to 39.4°C), with high scores (cough 7, breathlessness 7, energy 3 out of 10)'
const resolved = { at: '2026-11-20T09:15:00.000Z', by: 'Dr. Helen Marsh', isOfWorstSign: true }
const row = (changes: object) =>
  aRosterRow({
    need: 'worsening',
    findings: [aSign('fever-with-lung-condition', 'urgent', long)],
    lastResolved: resolved,
    ...changes,
  })

describe('the reason in a row', () => {
  test('has the finding whole, and says that the record has more where there is no room', () => {
    expect(explainRiskBriefly(row({}), now)).toMatch(
      /^A high temperature .* energy 3 out of 10\), today \d\d:00\. More in the record\.$/,
    )
  })

  test('never leaves out how long the patient has been silent', () => {
    const lastSymptomEntry = aCheckIn('2026-11-18T08:00:00.000Z')
    expect(explainRiskBriefly(row({ lastSymptomEntry }), now)).toMatch(
      /today \d\d:00\. More in the record\. No check-in or symptom check for 2 days\.$/,
    )
  })

  test.each([
    ['there is room', { findings: [aSign('cough-severe', 'urgent', 'cough 9 out of 10')] }],
    ['it is a 999 sign', { need: 'red-flag', findings: [aSign('fever-high', 'emergency', long)] }],
    ['the last advice was to call 999', { lastAdvice: { level: 'emergency', at: resolved.at } }],
    [
      'an answer asks for a clinician',
      { openAnswers: [{ answer: 'worse', answeredAt: resolved.at, receivedAt: resolved.at }] },
    ],
  ])('is whole when %s', (_, changes) => {
    expect(explainRiskBriefly(row(changes), now)).toBe(explainRisk(row(changes), now))
  })
})
