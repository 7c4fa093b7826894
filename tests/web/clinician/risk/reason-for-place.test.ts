import { describe, expect, test } from 'vitest'
import { explainRisk, riskCaption } from '../../../../web/src/clinician/risk/risk-caption.ts'
import { anEntry } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aRosterRow } from '../a-roster-row.ts'
import { aFinding, anAlert } from '../alerts/an-alert.ts'

const now = Date.parse('2026-11-20T18:00:00.000Z')

describe('the one reason for a place in the list', () => {
  const at = '2026-11-20T08:00:00.000Z'
  const finding = (id: string, level: 'emergency' | 'urgent' | 'watch', logged: string) => ({
    id,
    level,
    logged,
    at,
    until: '2026-11-22T08:00:00.000Z',
    reply: null,
  })
  const breathless = finding('breathlessness-severe', 'emergency', 'breathlessness 9 of 10')
  const fromCheck = finding('check-seek-help', 'emergency', '999 advice from a symptom check: Blue lips')
  const worse = finding('worse-than-usual', 'urgent', 'cough 6 of 10, worse than usual for several days')
  const high = (reasons: string[]) => ({ level: 'high' as const, isKnown: true, reasons })

  test.each([
    [
      'a 999 sign in an entry',
      { need: 'red-flag', findings: [breathless], worstOpenAlert: 'critical' },
      /^999 sign: breathlessness 9 of 10\. Today \d\d:00\.$/,
    ],
    [
      'a 999 sign in a check',
      { need: 'red-flag', findings: [fromCheck] },
      /^999 advice from a symptom check: Blue lips\. Today/,
    ],
    [
      'a check with three 999 signs',
      {
        need: 'red-flag',
        findings: [
          finding(
            'check-seek-help',
            'emergency',
            '999 advice from a symptom check: Blue lips. Sharp chest pain. Confusion',
          ),
        ],
      },
      /^999 advice from a symptom check: Blue lips, and 2 more\. Today/,
    ],
    [
      'a level from the last symptom check',
      {
        risk: { level: 'medium', isKnown: true, reasons: ['triage-monitor'] },
        lastTriageResult: { result: 'monitor', createdAt: '2026-11-16T08:00:00.000Z' },
      },
      /^Last symptom check: get medical advice\. Mon 16 Nov \d\d:00\.$/,
    ],
    [
      'an open critical alert alone',
      { need: 'red-flag', findings: [worse], worstOpenAlert: 'critical' },
      /^A critical alert is still open\.$/,
    ],
    [
      'a change',
      { need: 'worsening', findings: [worse], worstOpenAlert: 'high' },
      /^Cough 6 of 10, worse than usual for several days\. Today/,
    ],
    [
      'an open high alert beside a change below the threshold',
      { need: 'worsening', findings: [{ ...worse, isBelowThreshold: true }], worstOpenAlert: 'high' },
      /^A high alert is still open\.$/,
    ],
    [
      'silence since an entry',
      { need: 'silent', lastSymptomEntry: anEntry(), latestSignAt: '2026-11-17T12:00:00.000Z' },
      /^Nothing received for 3 days\. We do not know how this patient is now\.$/,
    ],
    [
      'silence since joining',
      { need: 'silent' },
      /^Nothing received yet\. We do not know how this patient is now\.$/,
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
      /^The latest check-in and symptom check show no warning sign\.$/,
    ],
    ['no data', {}, /^Nothing received yet\./],
  ] satisfies [string, Parameters<typeof aRosterRow>[0], RegExp][])(
    'is that of the most urgent fact, here %s',
    (_, changes, sentence) => {
      const text = explainRisk(aRosterRow(changes), now)
      expect(text).toMatch(sentence)
      expect(text).not.toMatch(/ or (a|an) /)
    },
  )
})

describe('the reason for the place in the list by an open alert alone', () => {
  const shown = aFinding({ loggedAt: '2026-11-20T13:50:00.000Z' })
  const row = (finding: object) =>
    aRosterRow({
      need: 'red-flag',
      worstOpenAlert: 'critical',
      openAlertFinding: anAlert({ findings: [{ ...shown, ...finding }] }).findings[0],
    })

  test('names what the alert shows, with its time', () => {
    expect(explainRisk(row({}), now)).toBe(
      'A critical alert is still open. Breathlessness 9 of 10. Today 13:50.',
    )
  })

  test('names what the patient has changed it to, and when', () => {
    const changed = { withdrawnAt: '2026-11-20T14:05:00.000Z', isEntryDeleted: false, answerNow: '3 of 10' }
    expect(explainRisk(row(changed), now)).toBe(
      'A critical alert is still open. Breathlessness 9 of 10. Today 13:50. Changed by the patient: Today 14:05. Now: 3 of 10.',
    )
  })
})

describe('the reason for the place in the list after an answer to a message', () => {
  const receivedAt = '2026-11-20T17:30:00.000Z'
  const answered = (answer: 'worse' | 'call', answeredAt: string) => ({
    id: idNumbered(2),
    answer,
    answeredAt,
    receivedAt,
  })
  const worse = answered('worse', '2026-11-20T16:00:00.000Z')
  const row = (changes: Parameters<typeof aRosterRow>[0]) =>
    aRosterRow({
      need: 'worsening',
      worstOpenAlert: 'high',
      risk: { level: 'high', isKnown: true, reasons: ['open-alert'] },
      openAnswers: [worse],
      latestSignAt: receivedAt,
      ...changes,
    })
  const finding = {
    id: 'breathlessness-high',
    level: 'urgent',
    logged: 'breathlessness 8 of 10',
    at: '2026-11-20T17:45:00.000Z',
    until: '2026-11-21T17:45:00.000Z',
    reply: null,
  } as const

  test('is the answer, with the time at which it was given', () => {
    expect(explainRisk(row({}), now)).toBe('Answered “Worse” to a message. Today 16:00.')
  })

  test('is each answer that asks for a clinician, the most urgent first', () => {
    const openAnswers = [worse, answered('call', '2026-11-20T16:10:00.000Z')]
    expect(explainRisk(row({ openAnswers }), now)).toBe(
      'Answered “Worse” to a message. Today 16:00. Answered “Please call me” to a message. Today 16:10.',
    )
  })

  test('keeps the answer beside a newer sign', () => {
    expect(explainRisk(row({ findings: [finding], latestSignAt: finding.at }), now)).toBe(
      'Breathlessness 8 of 10. Today 17:45. Answered “Worse” to a message. Today 16:00.',
    )
  })

  test('keeps the answer beside a 999 sign', () => {
    expect(explainRisk(row({ need: 'red-flag' }), now)).toBe(
      'A critical alert is still open. Answered “Worse” to a message. Today 16:00.',
    )
  })

  test('comes with a caption that names the answer, not with one about no news', () => {
    expect(riskCaption(row({}))).toBe('The patient answered “Worse”')
    expect(riskCaption(row({ openAnswers: [] }))).toBe('Open alert, no new severe symptoms logged')
  })
})
