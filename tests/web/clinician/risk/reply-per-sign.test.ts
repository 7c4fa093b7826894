import { describe, expect, test } from 'vitest'
import { explainRisk } from '../../../../web/src/clinician/risk/explain-risk.ts'
import { aRosterRow, aSign } from '../a-roster-row.ts'

const now = Date.parse('2026-11-20T18:00:00.000Z')

describe('the reply “No, I am better” to one of two 999 signs', () => {
  const better = (at: string) => ({ reply: { answer: 'better' as const, at } })
  const phlegm = aSign('phlegm-red', 'emergency', 'red phlegm')
  const breathless = aSign('breathlessness-severe', 'emergency', 'breathlessness 9 out of 10')
  const row = (...findings: ReturnType<typeof aSign>[]) =>
    explainRisk(aRosterRow({ need: 'red-flag', findings }), now)

  test('leaves a newer one first, without a reply', () => {
    const answered = { ...phlegm, ...better('2026-11-20T09:00:00.000Z') }
    expect(row(answered, { ...breathless, at: '2026-11-20T12:02:00.000Z' })).toMatch(
      /^999 sign: breathlessness 9 out of 10, today \d\d:02, no reply\. Replied before that, today \d\d:00: “No, I am better” about red phlegm\.$/,
    )
  })

  test('names the other of the same time first, and what the reply was about', () => {
    const answered = { ...breathless, ...better('2026-11-20T09:00:00.000Z') }
    expect(row(answered, phlegm, aSign('cough-severe', 'urgent', 'cough 9 out of 10'))).toMatch(
      /^999 sign: red phlegm, today \d\d:00, no reply\. Also 1 other sign\. Replied today \d\d:00: “No, I am better” about breathlessness 9 out of 10\.$/,
    )
  })

  test('is no reply to a third one, which is counted', () => {
    const answered = { ...breathless, ...better('2026-11-20T09:00:00.000Z') }
    expect(row(answered, phlegm, aSign('fever-high', 'emergency', 'a very high temperature'))).toMatch(
      /red phlegm, today \d\d:00, no reply\. Also 1 more 999 sign\. Replied/,
    )
  })

  test('to both of them is a reply to the worst', () => {
    const reply = better('2026-11-20T09:00:00.000Z')
    expect(row({ ...breathless, ...reply }, { ...phlegm, ...reply })).toMatch(
      /breathlessness 9 out of 10, today \d\d:\d\d\. Also 1 more 999 sign\. Replied today \d\d:00: “No, I am better”\.$/,
    )
  })

  test('is not quoted where the patient chose the answer by mistake', () => {
    const reply = { answer: 'better' as const, at: '2026-11-20T09:00:00.000Z', isMistake: true }
    const check = aSign('check-seek-help', 'emergency', '999 advice from a symptom check: blue lips')
    expect(row({ ...check, reply })).toMatch(/Replied today \d\d:00: “I chose this by mistake”\.$/)
    const later = { ...aSign('cough-severe', 'urgent', 'cough 9 out of 10'), at: '2026-11-20T10:00:00.000Z' }
    expect(row({ ...check, reply }, later)).toMatch(
      /Replied that they chose this by mistake, then today \d\d:00: cough 9 out of 10\.$/,
    )
  })

  test('does not make “I still feel like this” a sign without a reply', () => {
    const answered = { ...breathless, ...better('2026-11-20T09:00:00.000Z') }
    const still = { ...phlegm, reply: { answer: 'still' as const, at: '2026-11-20T10:00:00.000Z' } }
    expect(row(answered, still)).not.toContain('no reply')
  })
})
