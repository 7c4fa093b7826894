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
})
