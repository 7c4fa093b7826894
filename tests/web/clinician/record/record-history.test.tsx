import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { anAlert, resolved } from '../alerts/an-alert.ts'
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
  test('say the level, the rules that fired with their ids, and every answer as it was asked', async () => {
    await openRecord(aRecord({ triage: [aCheck()] }))
    const [card] = cards('Symptom checks')
    expect(card?.getByText('Get medical advice')).toBeTruthy()
    expect(card?.getByText('general:difficulty_breathing=moderate')).toBeTruthy()
    expect(card?.getByText(/^You did not answer every question/)).toBeTruthy()
    await setUpUser().click(card!.getByText('All answers'))
    const answers = card!.getAllByRole('definition').map((answer) => answer.textContent)
    expect(answers).toHaveLength(9)
    expect(answers).toContain('Not answered')
    expect(card?.getByText('Rules version 1.1.0')).toBeTruthy()
  })

  test('of an older app whose answers were not kept say so', async () => {
    await openRecord(aRecord({ triage: [aCheck({ answers: undefined, reasons: ['a-rule-of-tomorrow'] })] }))
    const [card] = cards('Symptom checks')
    expect(card?.getByText('The answers were not recorded.')).toBeTruthy()
    expect(card?.getByText('a-rule-of-tomorrow')).toBeTruthy()
  })
})

test('alerts are told with what became of them', async () => {
  await openRecord(
    aRecord({ alerts: [anAlert(), anAlert({ ...resolved, id: idNumbered(9), severity: 'medium' })] }),
  )
  const [open, closed] = cards('Alert history')
  expect(open?.getByText('Open')).toBeTruthy()
  expect(closed?.getByText('Resolved')).toBeTruthy()
  expect(closed?.getByText('Reason: Spoke to the patient and gave advice')).toBeTruthy()
})

test('a priority alert says how far it has come, and no further', async () => {
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

test('the profile is there in full', async () => {
  await openRecord(aRecord())
  expect(section('Profile').getByText('Vulnerable group')).toBeTruthy()
  expect(section('Profile').getByText('Leeds')).toBeTruthy()
})
