import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aRosterRow } from '../a-roster-row.ts'
import { startClock } from '../dashboard-clock.ts'
import { aRecord } from './a-record.ts'
import { openRecord, section } from './open-record.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the list of what is not known', () => {
  const unknown = () =>
    section('What we do not know')
      .getAllByRole('listitem')
      .map((line) => line.textContent)

  test('contains the silence of the phone, its unsent entries, its clock, and scores that were not set', async () => {
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
      'Phone last connected 3 days ago (Tue 17 Nov 17:00). We do not know how the patient has been since then.',
      '2 entries not sent yet, oldest from 3 days ago (Tue 17 Nov 15:00). They are not in this record yet.',
      'Phone clock is 12 min fast: entry times may be wrong.',
      'No check-in for 3 days.',
      'Not answered in the latest check-in: energy, mood.',
      'Identity not checked: neither date of birth nor NHS number is recorded.',
    ])
  })

  test.each([
    [{ sputumConsistency: 'none', untouchedFields: ['sputumColor'] }, 'coughing up blood'],
    [{ sputumConsistency: 'thick', untouchedFields: ['sputumColor'] }, 'phlegm colour, phlegm amount'],
    [{ sputumConsistency: 'thin', untouchedFields: [] }, 'phlegm amount'],
    [{ sputumConsistency: 'none', untouchedFields: ['sputumColor', 'sputumConsistency'] }, 'phlegm'],
  ] as const)('names only questions that were asked: %o', async ({ untouchedFields, ...phlegm }, names) => {
    const { summary } = aRecord()
    const lastSymptomEntry = {
      ...summary.lastSymptomEntry!,
      ...phlegm,
      untouchedFields: [...untouchedFields],
    }
    await openRecord(aRecord({ summary: { ...summary, lastSymptomEntry } }))
    expect(unknown()).toContain(`Not answered in the latest check-in: ${names}.`)
  })

  test('counts the days without a check-in from the arrival of one from a slow phone', async () => {
    const { summary } = aRecord()
    const lastSymptomEntry = {
      ...summary.lastSymptomEntry!,
      date: '2026-11-17T16:40:00.000Z',
      receivedAt: '2026-11-20T16:40:00.000Z',
      isClockDoubtful: true,
    }
    await openRecord(aRecord({ summary: { ...summary, lastSymptomEntry } }))
    expect(unknown().join()).not.toMatch(/No check-in for/)
  })

  test('contains everything for a new patient', async () => {
    await openRecord(aRecord({ summary: aRosterRow(), symptoms: [] }))
    expect(unknown()).toEqual([
      "This patient's phone has never connected.",
      'No check-in yet.',
      'No symptom check yet.',
      'Identity not checked: neither date of birth nor NHS number is recorded.',
      'The risk level is based on the profile only. There is no check-in or symptom check.',
    ])
  })
})
