import { describe, expect, test } from 'vitest'
import { explainRisk } from '../../../../web/src/clinician/risk/explain-risk.ts'
import { riskCaption } from '../../../../web/src/clinician/risk/risk-caption.ts'
import { anEntry } from '../../../fixtures/an-entry.ts'
import { aRosterRow, aSign } from '../a-roster-row.ts'
import { aFinding, anAlert } from '../alerts/an-alert.ts'

const now = Date.parse('2026-11-20T18:00:00.000Z')

describe('the one reason for a place in the list', () => {
  const breathless = aSign('breathlessness-severe', 'emergency', 'breathlessness 9 out of 10')
  const fromCheck = aSign('check-seek-help', 'emergency', '999 advice from a symptom check: Blue lips')
  const worse = aSign('worse-than-usual', 'urgent', 'cough 6 out of 10, worse than usual at recent check-ins')
  const high = (reasons: string[]) => ({ level: 'high' as const, isKnown: true, reasons })

  test.each([
    [
      'a 999 sign in an entry',
      { need: 'red-flag', findings: [breathless], worstOpenAlert: 'critical' },
      /^999 sign: breathlessness 9 out of 10, today \d\d:00\.$/,
    ],
    [
      'the worst of two 999 signs',
      {
        need: 'red-flag',
        findings: [
          aSign('breathlessness-severe', 'emergency', 'breathlessness 10 out of 10'),
          aSign('fever-high', 'emergency', 'a very high temperature (over 39.4°C)'),
        ],
      },
      /^999 sign: breathlessness 10 out of 10, today \d\d:00\. Also 1 more 999 sign\.$/,
    ],
    [
      'a 999 sign from a phone with a wrong clock',
      { need: 'red-flag', findings: [{ ...breathless, isClockDoubtful: true }] },
      /^999 sign: breathlessness 9 out of 10, arrived today \d\d:00, the phone’s clock is wrong\.$/,
    ],
    [
      'a 999 sign that the patient called better, and a warning since',
      {
        need: 'red-flag',
        findings: [
          { ...breathless, reply: { answer: 'better', at: '2026-11-20T09:30:00.000Z' } },
          {
            ...aSign('breathlessness-high', 'urgent', 'breathlessness 8 out of 10'),
            at: '2026-11-20T12:00:00.000Z',
          },
        ],
      },
      /9 out of 10, today \d\d:00\. Replied that they were better, then today \d\d:00: breathlessness 8 out of 10\.$/,
    ],
    [
      'a 999 sign whose alert was resolved since',
      {
        need: 'red-flag',
        findings: [breathless],
        latestSignAt: breathless.at,
        lastResolved: { at: '2026-11-20T09:15:00.000Z', by: 'Dr. Helen Marsh', isOfWorstSign: true },
      },
      /9 out of 10, today \d\d:00\. Alert resolved today \d\d:15 by Dr\. Helen Marsh\.$/,
    ],
    [
      'a 999 sign whose alert is open, after another was resolved',
      {
        need: 'red-flag',
        findings: [breathless],
        latestSignAt: breathless.at,
        worstOpenAlert: 'critical',
        alertCount: 2,
        lastResolved: { at: '2026-11-20T09:15:00.000Z', by: 'Dr. Helen Marsh', isOfWorstSign: false },
      },
      /9 out of 10, today \d\d:00\. Another alert was resolved today \d\d:15 by Dr\. Helen Marsh; 2 are still open\.$/,
    ],
    [
      'a 999 sign that came after an alert was resolved',
      {
        need: 'red-flag',
        findings: [breathless],
        latestSignAt: breathless.at,
        lastResolved: { at: '2026-11-20T07:15:00.000Z', by: 'Dr. Helen Marsh' },
      },
      /9 out of 10, today \d\d:00\.$/,
    ],
    [
      'advice to get help today that raises no alert',
      {
        need: 'level',
        risk: { level: 'medium', isKnown: true, reasons: ['breathlessness-over-3'] },
        lastSymptomEntry: { ...anEntry(), breathlessness: 4 },
        findings: [
          aSign(
            'lasting',
            'urgent',
            'a temperature of 38.3 to 39.4°C, on at least two check-in days in a row',
          ),
        ],
      },
      /^A temperature of 38\.3 to 39\.4°C, on at least two check-in days in a row, today \d\d:00\.$/,
    ],
    [
      'a 999 sign in a check',
      { need: 'red-flag', findings: [fromCheck] },
      /^999 advice from a symptom check: Blue lips, today \d\d:00\.$/,
    ],
    [
      'a 999 sign in a check-in, with the milder advice of a check',
      {
        need: 'red-flag',
        findings: [
          aSign('phlegm-red', 'emergency', 'red or blood-stained phlegm'),
          aSign('check-monitor', 'urgent', 'Same-day advice from a symptom check (“A few spots or streaks”)'),
        ],
      },
      /red or blood-stained phlegm, today \d\d:00\. Same-day advice from a symptom check, today \d\d:00\.$/,
    ],
    [
      'a check with three 999 signs',
      {
        need: 'red-flag',
        findings: [
          {
            ...aSign(
              'check-seek-help',
              'emergency',
              '999 advice from a symptom check: Blue lips. Sharp chest pain. Confusion',
            ),
            signIds: ['blue', 'pain', 'confused'],
          },
        ],
      },
      /^999 advice from a symptom check: Blue lips, today \d\d:00\. Also 2 more 999 signs\.$/,
    ],
    [
      'a level from the last symptom check',
      {
        risk: { level: 'medium', isKnown: true, reasons: ['triage-monitor'] },
        lastTriageResult: { result: 'monitor', createdAt: '2026-11-16T08:00:00.000Z' },
      },
      /^Last symptom check: same-day advice, Mon 16 Nov \d\d:00\.$/,
    ],
    [
      'the answer in a symptom check whose advice no longer counts',
      {
        risk: { level: 'medium', isKnown: true, reasons: ['triage-monitor'] },
        lastTriageResult: {
          result: 'monitor',
          createdAt: '2026-11-19T16:25:00.000Z',
          advice: '“A wheeze that I or other people can hear”',
        },
      },
      /^Last symptom check: same-day advice \(“A wheeze that I or other people can hear”\), yesterday \d\d:25\.$/,
    ],
    [
      'an open critical alert, and then what counts now',
      { need: 'red-flag', findings: [worse], worstOpenAlert: 'critical' },
      /^Critical alert still open\. Cough 6 out of 10, worse than usual at recent check-ins, today \d\d:00\.$/,
    ],
    [
      'a change',
      { need: 'worsening', findings: [worse], worstOpenAlert: 'high' },
      /^Cough 6 out of 10, worse than usual at recent check-ins, today \d\d:00\.$/,
    ],
    [
      'an open high alert beside a change below the threshold',
      { need: 'worsening', findings: [{ ...worse, isBelowThreshold: true }], worstOpenAlert: 'high' },
      /^High alert still open\. Below your threshold: cough 6 out of 10, worse than usual at recent check-ins, today \d\d:00\.$/,
    ],
    [
      'a change below the threshold alone, and what else counts',
      {
        need: 'worsening',
        findings: [{ ...worse, isBelowThreshold: true }, aSign('fever-low', 'watch', 'a fever')],
      },
      /^Below your threshold: cough 6 out of 10, worse than usual at recent check-ins, today \d\d:00\. Also 1 other sign\.$/,
    ],
    [
      'a change that reaches the threshold before one below it',
      {
        need: 'worsening',
        findings: [{ ...worse, isBelowThreshold: true }, aSign('check-monitor', 'urgent', 'same-day advice')],
      },
      /^Same-day advice, today \d\d:00\. Also 1 other sign\.$/,
    ],
    [
      'an open high alert above a sign that is only to be watched',
      {
        need: 'worsening',
        worstOpenAlert: 'high',
        findings: [aSign('flare-up-one-sign', 'watch', 'cough above usual')],
        openAlertFinding: anAlert({
          findings: [aFinding({ loggedAt: '2026-11-11T12:05:00.000Z', severity: 'high' })],
        }).findings[0],
      },
      /^Breathlessness 9 out of 10, Wed 11 Nov 12:05\. High alert still open\.$/,
    ],
    [
      'an open medium alert alone, with a milder answer in the latest check-in',
      {
        need: 'worsening',
        worstOpenAlert: 'medium',
        risk: high(['open-alert', 'breathlessness-medium']),
        lastSymptomEntry: anEntry(),
        openAlertFinding: anAlert({
          findings: [aFinding({ loggedAt: '2026-11-19T09:00:00.000Z', severity: 'medium' })],
        }).findings[0],
      },
      /^Breathlessness 9 out of 10, yesterday 09:00\. Medium alert still open\.$/,
    ],
    [
      'a high level by group, with the newer of the check and the check-in beside it',
      {
        risk: high(['vulnerable', 'triage-monitor', 'breathlessness-medium']),
        lastSymptomEntry: { ...anEntry(), breathlessness: 6, date: breathless.at },
        lastTriageResult: { result: 'monitor', createdAt: '2026-11-16T08:00:00.000Z' },
      },
      /^Higher-risk group\. Breathlessness 6 out of 10, today 08:00\.$/,
    ],
    ['a high level by group', { risk: high(['vulnerable']) }, /^Higher-risk group\.$/],
    [
      'a high level by a symptom and a group',
      { risk: high(['vulnerable', 'energy-very-low']) },
      /^Energy 2 or less\.$/,
    ],
    [
      'a low level',
      { risk: { level: 'low', isKnown: true, reasons: [] } },
      /^No warning signs in the latest check-in or symptom check\.$/,
    ],
  ] satisfies [string, Parameters<typeof aRosterRow>[0], RegExp][])(
    'is that of the most urgent fact, here %s',
    (_, changes, sentence) => {
      const text = explainRisk(aRosterRow(changes), now)
      expect(text).toMatch(sentence)
      expect(text).not.toMatch(/ or (a|an) /)
    },
  )

  test('does not call a change below the threshold of the clinician severe', () => {
    const patient = aRosterRow({
      risk: high(['worse-than-usual']),
      findings: [{ ...worse, isBelowThreshold: true }],
    })
    expect(riskCaption(patient)).toBe('Slightly worse (below threshold)')
  })
})
