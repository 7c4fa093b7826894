import { describe, expect, test } from 'vitest'
import { explainRisk } from '../../../../web/src/clinician/risk/explain-risk.ts'
import { riskCaption } from '../../../../web/src/clinician/risk/risk-caption.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aRosterRow } from '../a-roster-row.ts'

const now = Date.parse('2026-11-20T18:00:00.000Z')

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
    logged: 'breathlessness 8 out of 10',
    at: '2026-11-20T17:45:00.000Z',
    until: '2026-11-21T17:45:00.000Z',
    reply: null,
  } as const

  test('is the answer, with the time at which it was given', () => {
    expect(explainRisk(row({}), now)).toBe('Answered “Worse” to a message, today 16:00.')
  })

  test('is each answer that asks for a clinician, the most urgent first', () => {
    const openAnswers = [worse, answered('call', '2026-11-20T16:10:00.000Z')]
    expect(explainRisk(row({ openAnswers }), now)).toBe(
      'Answered “Worse” to a message, today 16:00. Answered “Please call me” to a message, today 16:10.',
    )
  })

  test('keeps the answer beside a newer sign', () => {
    expect(explainRisk(row({ findings: [finding], latestSignAt: finding.at }), now)).toBe(
      'Breathlessness 8 out of 10, today 17:45. Answered “Worse” to a message, today 16:00.',
    )
  })

  test('keeps the answer beside a 999 sign', () => {
    expect(explainRisk(row({ need: 'red-flag' }), now)).toBe(
      'Critical alert still open. Answered “Worse” to a message, today 16:00.',
    )
  })

  test('has a caption that names the answer, not silence', () => {
    expect(riskCaption(row({}))).toBe('The patient answered “Worse”')
    expect(riskCaption(row({ openAnswers: [] }))).toBe('Open alert, no new severe symptoms logged')
  })

  const sign = {
    id: 'check-seek-help',
    level: 'emergency',
    logged: '999 advice from a symptom check: blue lips',
    at: '2026-11-20T08:00:00.000Z',
    until: '2026-11-22T08:00:00.000Z',
    reply: { answer: 'better', at: '2026-11-20T10:00:00.000Z' },
  } as const
  const afterSign = (changes: Parameters<typeof aRosterRow>[0]) =>
    explainRisk(row({ need: 'red-flag', worstOpenAlert: 'critical', findings: [sign], ...changes }), now)

  test('after a 999 sign begins with the answer, which takes back an earlier reply that they were better', () => {
    expect(afterSign({})).toBe(
      'Answered “Worse”, today 16:00, after 999 advice from a symptom check: blue lips, today 08:00.',
    )
  })

  test('after a 999 sign names every other open answer too', () => {
    const openAnswers = [worse, answered('call', '2026-11-20T16:10:00.000Z')]
    expect(afterSign({ openAnswers })).toBe(
      'Answered “Worse”, today 16:00, after 999 advice from a symptom check: blue lips, today 08:00. Answered “Please call me” to a message, today 16:10.',
    )
  })

  test('still takes back “better” once its alert is resolved, as the last that the patient has said', () => {
    const resolved = { openAnswers: [], worstOpenAlert: null }
    const lastContact = { kind: 'answer', answer: 'worse', at: worse.answeredAt } as const
    expect(afterSign({ ...resolved, lastContact })).not.toContain('better')
    expect(afterSign({ ...resolved, lastContact: { ...lastContact, answer: 'same' } })).toContain('better')
  })

  test('does not come before a newer 999 sign, nor take back what was said since', () => {
    const newer = {
      ...sign,
      at: '2026-11-20T17:00:00.000Z',
      reply: { ...sign.reply, at: '2026-11-20T17:10:00.000Z' },
    }
    expect(afterSign({ findings: [newer] })).toBe(
      '999 advice from a symptom check: blue lips, today 17:00. Replied today 17:10: “No, I am better”. Answered “Worse” to a message, today 16:00.',
    )
  })

  test('is named once when its own critical alert is all that is left of the sign', () => {
    const openAlertFinding = {
      id: 3,
      severity: 'critical',
      message: '20 November 2026: answered “Worse” to a message within 48 hours of a 999 sign.',
      localDate: '2026-11-20',
      loggedAt: worse.answeredAt,
      receivedAt,
      withdrawnAt: null,
    } as const
    expect(afterSign({ findings: [], openAlertFinding })).toBe(
      'Answered “Worse” to a message within 48 hours of a 999 sign, today 16:00. Critical alert still open.',
    )
  })
})
