import { describe, expect, test } from 'vitest'
import { explainRisk } from '../../../../web/src/clinician/risk/explain-risk.ts'
import { aCheckIn, aRosterRow, aSign } from '../a-roster-row.ts'

const now = Date.parse('2026-11-20T18:00:00.000Z')

describe('the reason for the place of a patient of whom nothing has come', () => {
  test.each([
    [
      'silence since an entry',
      {
        need: 'silent',
        lastSymptomEntry: aCheckIn('2026-11-17T12:00:00.000Z'),
        latestSignAt: '2026-11-17T12:00:00.000Z',
      },
      /^No check-in or symptom check for 3 days\. We do not know how this patient is now\.$/,
    ],
    [
      'silence after 999 advice',
      {
        need: 'silent',
        latestSignAt: '2026-11-17T12:00:00.000Z',
        lastAdvice: { level: 'emergency', at: '2026-11-17T12:00:00.000Z' },
      },
      /^Last advice: call 999, 3 days ago\. No check-in or symptom check for 3 days\. We do not know/,
    ],
    [
      'silence after urgent advice, and the reply that the patient was better',
      {
        need: 'silent',
        latestSignAt: '2026-11-18T12:00:00.000Z',
        lastAdvice: { level: 'urgent', at: '2026-11-17T12:00:00.000Z', isBetter: true },
      },
      /^Last advice: get medical advice the same day, 3 days ago \(replied later: better\)\. No check-in/,
    ],
    [
      'an old alert that is still open, milder than the advice that the patient got last',
      {
        need: 'worsening',
        worstOpenAlert: 'medium',
        isAlertOld: true,
        lastAdvice: { level: 'emergency', at: '2026-11-17T12:00:00.000Z' },
      },
      /^Last advice: call 999, 3 days ago\. Medium alert still open\./,
    ],
    [
      'the reply that the patient is not back to normal, after silence and a resolved alert',
      {
        need: 'worsening',
        findings: [{ ...aSign('follow-up-not-usual', 'watch'), at: '2026-11-20T17:30:00.000Z' }],
        latestSignAt: '2026-11-20T17:30:00.000Z',
        lastSymptomEntry: aCheckIn('2026-11-17T12:00:00.000Z'),
        lastAdvice: { level: 'emergency', at: '2026-11-17T12:00:00.000Z' },
        lastResolved: { at: '2026-11-20T09:15:00.000Z', by: 'Dr. Helen Marsh', isOfWorstSign: false },
      },
      /^Replied today \d\d:30: not back to normal\. Last advice: call 999, 3 days ago\. Alert resolved today \d\d:15 by Dr\. Helen Marsh\. No check-in or symptom check for 3 days\.$/,
    ],
    [
      'silence with a resolved alert, and the reply that the patient is back to normal',
      {
        need: 'silent',
        latestSignAt: '2026-11-17T12:00:00.000Z',
        lastAdvice: { level: 'emergency', at: '2026-11-17T12:00:00.000Z' },
        lastContact: { kind: 'reply', reply: 'usual', at: '2026-11-20T17:30:00.000Z' },
        lastResolved: { at: '2026-11-20T09:15:00.000Z', by: null, isOfWorstSign: false },
      },
      /^Replied today \d\d:30: back to normal\. Last advice: call 999, 3 days ago\. Alert resolved today \d\d:15 by another clinician\. No check-in or symptom check for 3 days\.$/,
    ],
    [
      'silence since joining, with an answer to a message',
      { need: 'silent', lastContact: { kind: 'answer', at: '2026-11-17T12:00:00.000Z' } },
      /^No check-in or symptom check yet\. We do not know how this patient is now\.$/,
    ],
    [
      'silence since joining',
      { need: 'silent' },
      /^Nothing received yet\. We do not know how this patient is now\.$/,
    ],
    ['no data', {}, /^Nothing received yet\./],
  ] satisfies [string, Parameters<typeof aRosterRow>[0], RegExp][])(
    'names the last advice and says what is unknown, here %s',
    (_, changes, sentence) => {
      expect(explainRisk(aRosterRow(changes), now)).toMatch(sentence)
    },
  )
})
