import { within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aRow } from '../a-row.ts'
import { anAlert, resolved } from '../alerts/an-alert.ts'
import { startClock, user } from '../teatime.ts'
import { aCheck, aRecord, aRecordEntry } from './a-record.ts'
import { openRecord, pane, section } from './open-record.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

const cards = (name: string) =>
  section(name)
    .getAllByRole('article')
    .map((card) => within(card))

describe('the scores', () => {
  const days = [
    aRecordEntry({ id: idNumbered(3), coughSeverity: 8 }),
    aRecordEntry({ id: idNumbered(2), date: '2026-11-17T16:00:00.000Z', coughSeverity: 5 }),
    aRecordEntry({ id: idNumbered(1), date: '2026-10-30T16:00:00.000Z', coughSeverity: 2 }),
  ]
  const chart = (name: RegExp) => section('Scores over time').getByRole('img', { name })

  test('have a chart each over 7, 30 or 90 days that says what it shows and which days are missing', async () => {
    await openRecord(aRecord({ symptoms: days }))
    expect(
      chart(/^Cough, last 7 days: 2 check-ins, from 5 .*17 Nov to 8 .*20 Nov.*2 days in between without one/),
    ).toBeTruthy()
    await user().click(pane().getByRole('button', { name: '30 days' }))
    expect(chart(/^Cough, last 30 days: 3 check-ins/)).toBeTruthy()
    expect(section('Scores over time').getAllByRole('img')).toHaveLength(4)
  })

  test('do not count what the patient has deleted, or never set', async () => {
    await openRecord(
      aRecord({
        symptoms: [
          aRecordEntry({ id: idNumbered(3), untouchedScores: ['mood'] }),
          aRecordEntry({
            id: idNumbered(2),
            date: '2026-11-19T16:00:00.000Z',
            coughSeverity: 10,
            deletedAt: '2026-11-19T17:00:00.000Z',
          }),
        ],
      }),
    )
    expect(chart(/^Cough, last 7 days: 1 check-in/)).toBeTruthy()
    expect(section('Scores over time').getByText('Nothing was set in the last 7 days.')).toBeTruthy()
  })

  test('can be read as a table', async () => {
    await openRecord(aRecord({ symptoms: days }))
    await user().click(pane().getByRole('button', { name: 'Show as a table' }))
    const table = within(section('Scores over time').getByRole('table'))
    expect(table.getByRole('row', { name: /^20 Nov.* 8 Significant/ })).toBeTruthy()
    expect(section('Scores over time').queryByRole('img')).toBeNull()
  })

  test('say what the lines of alerts and checks mean, when there are any', async () => {
    await openRecord(aRecord({ alerts: [anAlert()], triage: [aCheck()] }))
    expect(
      pane().getByText('Unbroken red line: an alert was raised. Broken grey line: a symptom check.'),
    ).toBeTruthy()
    const marks = pane().getAllByRole('img')[0]?.querySelectorAll('[data-kind]') ?? []
    expect([...marks].map((mark) => mark.getAttribute('data-kind'))).toEqual(['alert', 'check'])
  })

  test('of nobody who has logged lately are no empty picture', async () => {
    await openRecord(aRecord({ symptoms: [] }))
    expect(section('Scores over time').getByText('No check-ins in the last 7 days.')).toBeTruthy()
  })
})

describe('check-ins', () => {
  test('show scores, signs and the patient’s own words', async () => {
    await openRecord(
      aRecord({
        symptoms: [
          aRecordEntry({
            breathlessness: 9,
            temperature: 'high-fever',
            untouchedScores: ['mood'],
            notes: 'Could not climb the stairs',
          }),
        ],
      }),
    )
    const [card] = cards('Check-ins')
    expect(card?.getByRole('heading', { name: 'Friday 20 November 2026, 16:40' })).toBeTruthy()
    expect(card?.getByText('9/10')).toBeTruthy()
    expect(card?.getByText('Not set')).toBeTruthy()
    expect(card?.getByText(/Temperature: Very high/)).toBeTruthy()
    expect(card?.getByText('“Could not climb the stairs”')).toBeTruthy()
  })

  test('that were changed say when, and what they said before', async () => {
    await openRecord(
      aRecord({
        symptoms: [
          aRecordEntry({
            coughSeverity: 8,
            earlier: [
              {
                report: aReport({ coughSeverity: 2, notes: 'Fine' }),
                setAsideAt: '2026-11-20T16:50:00.000Z',
              },
            ],
          }),
        ],
      }),
    )
    const [card] = cards('Check-ins')
    expect(card?.getByText('Changed')).toBeTruthy()
    await user().click(card!.getByText('Changed on Friday 20 November 2026, 16:50: 1 earlier version'))
    expect(card?.getByText('Until Friday 20 November 2026, 16:50 it said:')).toBeTruthy()
    expect(card?.getByText('2/10')).toBeTruthy()
    expect(card?.getByText('“Fine”')).toBeTruthy()
  })

  test('that were deleted stay readable and say that they count for nothing', async () => {
    await openRecord(aRecord({ symptoms: [aRecordEntry({ deletedAt: '2026-11-20T16:55:00.000Z' })] }))
    const [card] = cards('Check-ins')
    expect(card?.getByText('Deleted')).toBeTruthy()
    expect(
      card?.getByText('Deleted by the patient on Friday 20 November 2026, 16:55. It counts for nothing.'),
    ).toBeTruthy()
  })

  test('that came late say when they came', async () => {
    await openRecord(
      aRecord({
        symptoms: [
          aRecordEntry({ date: '2026-11-19T08:00:00.000Z', receivedAt: '2026-11-20T16:00:00.000Z' }),
        ],
      }),
    )
    expect(pane().getByText('Reached us on Friday 20 November 2026, 16:00')).toBeTruthy()
  })

  test('come in parts when there are many', async () => {
    const symptoms = Array.from({ length: 20 }, (_, n) => aRecordEntry({ id: idNumbered(n + 1) }))
    await openRecord(aRecord({ symptoms }))
    expect(cards('Check-ins')).toHaveLength(5)
    await user().click(pane().getByRole('button', { name: 'Show more check-ins' }))
    expect(cards('Check-ins')).toHaveLength(15)
  })
})

describe('symptom checks', () => {
  test('say the level, the rules that fired with their ids, and every answer as it was asked', async () => {
    await openRecord(aRecord({ triage: [aCheck()] }))
    const [card] = cards('Symptom checks')
    expect(card?.getByText('Get medical advice')).toBeTruthy()
    expect(card?.getByText('general:difficulty_breathing=moderate')).toBeTruthy()
    expect(card?.getByText(/^You did not answer every question/)).toBeTruthy()
    await user().click(card!.getByText('All answers'))
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

describe('what we do not know', () => {
  const unknown = () =>
    section('What we do not know')
      .getAllByRole('listitem')
      .map((line) => line.textContent)

  test('names the silence of the phone, what it has not sent, its clock, and scores that nobody set', async () => {
    const { summary } = aRecord()
    await openRecord(
      aRecord({
        summary: {
          ...summary,
          lastSymptomEntry: {
            ...summary.lastSymptomEntry!,
            date: '2026-11-17T16:40:00.000Z',
            untouchedScores: ['energy', 'mood'],
          },
          phoneReport: {
            lastHeardAt: '2026-11-17T17:00:00.000Z',
            pendingCount: 2,
            oldestPendingAt: '2026-11-17T15:00:00.000Z',
            clockSkewMin: 12,
          },
        },
      }),
    )
    expect(unknown()).toEqual([
      'Phone last heard 3 days ago (Tue 17 Nov 17:00). How the patient has been since then is not known.',
      '2 entries unsent on phone, oldest from 3 days ago. What they say is not in this record.',
      'Phone clock 12 min fast: entry times are off.',
      'No check-in for 3 days.',
      'Left at the preset value in the latest check-in, so not an answer: energy, mood.',
    ])
  })

  test('of somebody new is everything', async () => {
    await openRecord(aRecord({ summary: aRow(), symptoms: [] }))
    expect(unknown()).toEqual([
      'No phone of this patient was ever heard.',
      'No check-in yet.',
      'No symptom check yet.',
      'Only the profile stands behind the risk: there is no check-in and no symptom check.',
    ])
  })
})
