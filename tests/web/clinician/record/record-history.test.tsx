import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aFinding, anAlert, resolved } from '../alerts/an-alert.ts'
import { startClock, setUpUser } from '../dashboard-clock.ts'
import { aCheck, aRecord } from './a-record.ts'
import { cards, openRecord, section } from './open-record.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('symptom checks', () => {
  test('show the level, the rules that matched in words, and every answer as it was asked', async () => {
    await openRecord(aRecord({ triage: [aCheck()] }))
    const [card] = cards('Symptom checks')
    expect(card?.getByText('Same-day advice')).toBeTruthy()
    expect(card?.queryByText(/general:|difficulty_breathing/)).toBeNull()
    expect(card?.getByText(/^You did not answer every question/)).toBeTruthy()
    await setUpUser().click(card!.getByText('All answers'))
    const answers = card!.getAllByRole('definition').map((answer) => answer.textContent)
    expect(answers).toHaveLength(9)
    expect(answers).toContain('Not answered')
    expect(card?.getByText('Rules version 1.1.0')).toBeTruthy()
  })

  test('give the advice rows in words', async () => {
    await openRecord(aRecord({ triage: [aCheck({ result: 'stay_home', reasons: ['A6', 'A12'] })] }))
    const [card] = cards('Symptom checks')
    expect(card?.getByText('Self-care advice').className).toContain('grey')
    expect(card?.getByText(/^You told us you are in a higher-risk group/)).toBeTruthy()
    expect(card?.queryByText(/another version|A6|A12/)).toBeNull()
  })

  test('of an older app without stored answers state that', async () => {
    await openRecord(aRecord({ triage: [aCheck({ answers: undefined, reasons: ['a-rule-of-tomorrow'] })] }))
    const [card] = cards('Symptom checks')
    expect(card?.getByText('The answers were not recorded.')).toBeTruthy()
    expect(card?.getByText(/^A rule of another version/)).toBeTruthy()
  })
})

test.each([
  ['still', '“Yes”'],
  ['better', '“No, I am better”'],
] as const)('a follow-up reply "%s" is shown as a reply, not as a symptom check', async (answer, text) => {
  const outcome = toFollowUpOutcome({ about: idNumbered(1), answer }, 'breathlessness-severe')
  await openRecord(aRecord({ triage: [aCheck(outcome)] }))
  const [card] = cards('Symptom checks')
  expect(card?.getByText('Reply')).toBeTruthy()
  const question = 'Asked “Do you still feel like this?” (Breathlessness 9 or more), the patient replied'
  expect(card?.getByText(`${question} ${text}.`)).toBeTruthy()
  expect(card?.queryByText(/medical advice|emergency help|follow-up/)).toBeNull()
})

test.each([
  ['without an answer', { result: 'stay_home', answers: {} }],
  ['with another answer', { result: 'monitor', answers: { answer: 'maybe' } }],
  ['"better" that calls for 999', { result: 'seek_help', answers: { answer: 'better' } }],
] as const)('a follow-up reply %s is not shown as "I am better"', async (_, reply) => {
  await openRecord(aRecord({ triage: [aCheck({ ...reply, track: 'follow-up' })] }))
  const [card] = cards('Symptom checks')
  expect(card?.getByText('Asked “Do you still feel like this?”. The reply cannot be read.')).toBeTruthy()
})

test('a withdrawn finding is struck through in the alert history', async () => {
  const findings = [aFinding({ withdrawnAt: '2026-11-20T16:50:00.000Z' })]
  await openRecord(aRecord({ alerts: [anAlert({ findings })] }))
  const [card] = cards('Alert history')
  expect(card?.getByText('20 November 2026: breathlessness 9 of 10.').tagName).toBe('S')
})

test('alerts are listed with their outcome', async () => {
  await openRecord(
    aRecord({ alerts: [anAlert(), anAlert({ ...resolved, id: idNumbered(9), severity: 'medium' })] }),
  )
  const [open, closed] = cards('Alert history')
  expect(open?.getByText('Open')).toBeTruthy()
  expect(closed?.getByText('Resolved')).toBeTruthy()
  expect(closed?.getByText('Reason: Spoke to the patient and gave advice')).toBeTruthy()
})

test('a priority alert shows its state, and nothing beyond it', async () => {
  await openRecord(
    aRecord({
      messages: [
        {
          id: idNumbered(60),
          from: 'Dr. Helen Marsh',
          text: 'Please do the symptom check today.',
          sentAt: '2026-11-20T16:00:00.000Z',
          state: 'seen',
          stateAt: '2026-11-20T16:30:00.000Z',
        },
      ],
    }),
  )
  const [card] = cards('Priority alerts sent')
  expect(card?.getByText('Now opened by the patient 30 minutes ago')).toBeTruthy()
})

test('the profile is shown completely', async () => {
  await openRecord(aRecord())
  expect(section('Profile').getByText('Vulnerable group')).toBeTruthy()
  expect(section('Profile').getByText('Leeds')).toBeTruthy()
})
