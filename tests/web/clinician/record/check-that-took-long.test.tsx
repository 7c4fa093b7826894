import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { explainRisk } from '../../../../web/src/clinician/risk/explain-risk.ts'
import { aRosterRow, aSign } from '../a-roster-row.ts'
import { aFinding, anAlert } from '../alerts/an-alert.ts'
import { startClock, startTime } from '../dashboard-clock.ts'
import { aCheck, aRecord } from './a-record.ts'
import { openRecord, section } from './open-record.tsx'

beforeEach(() => {
  startClock()
})
afterEach(() => {
  vi.useRealTimers()
})

const from = '2026-11-20T07:50:00.000Z'
const to = '2026-11-20T16:30:00.000Z'
const sign = {
  ...aSign('check-seek-help', 'emergency', '999 advice from a symptom check: Blue lips'),
  at: to,
  answeredFrom: from,
}
const paper = () => screen.getByRole('article', { name: /Patient summary/, hidden: true }).textContent

describe('a check whose first answers are hours old', () => {
  test('says in the record, in its alert and on paper which answers may be old', async () => {
    const { summary } = aRecord()
    await openRecord(
      aRecord({
        summary: { ...summary, findings: [{ ...sign, reply: { answer: 'better', at: to } }] },
        triage: [aCheck({ firstAnsweredAt: from, createdAt: to })],
        alerts: [anAlert({ findings: [aFinding({ loggedAt: to, receivedAt: to, answeredFrom: from })] })],
      }),
    )
    expect(section('Symptom checks').getByText('The first answers may be from 07:50')).toBeTruthy()
    expect(
      section('Open alerts').getByText('Answered today 16:30 (the first answers may be from 07:50)'),
    ).toBeTruthy()
    const byFinding = within(screen.getByRole('list', { name: 'Findings of the last 48 hours' }))
    expect(byFinding.getByText('Answered today 16:30 (the first answers may be from 07:50)')).toBeTruthy()
    expect(paper()).toContain('16:30, the first answers may be from 07:50: Same-day advice')
    expect(paper()).toContain(
      'Answered Friday 20 November 2026, 16:30 (the first answers may be from 07:50): 999 advice',
    )
  })

  test('names the day of the first answers when it was left overnight', async () => {
    await openRecord(
      aRecord({ triage: [aCheck({ firstAnsweredAt: '2026-11-19T22:00:00.000Z', createdAt: to })] }),
    )
    const words = 'The first answers may be from Thursday 19 November 2026, 22:00'
    expect(section('Symptom checks').getByText(words)).toBeTruthy()
  })

  test.each([undefined, '2026-11-20T16:20:00.000Z'])(
    'is not the case for one with its first answer at %s',
    async (firstAnsweredAt) => {
      await openRecord(
        aRecord({ triage: [aCheck({ createdAt: to, ...(firstAnsweredAt && { firstAnsweredAt }) })] }),
      )
      expect(screen.queryByText(/first answers/i)).toBeNull()
      expect(paper()).not.toMatch(/first answers/i)
    },
  )

  test.each<[string, NonNullable<Parameters<typeof aRosterRow>[0]>]>([
    ['a 999 sign', { need: 'red-flag', findings: [sign] }],
    [
      'an open alert',
      {
        need: 'red-flag',
        worstOpenAlert: 'critical',
        openAlertFinding: {
          ...aFinding(),
          severity: 'critical',
          message: '20 November 2026: blue lips.',
          loggedAt: to,
          answeredFrom: from,
        },
      },
    ],
    [
      'a level by the last check',
      {
        risk: { level: 'medium', isKnown: true, reasons: ['triage-monitor'] },
        lastTriageResult: { result: 'monitor', createdAt: to, answeredFrom: from },
      },
    ],
  ])('says so in the reason for a place in the list by %s', (_, facts) => {
    const row = aRosterRow(facts)
    expect(explainRisk(row, Date.parse(startTime))).toMatch(
      /, today 16:30 \(the first answers may be from 07:50\)\./,
    )
  })

  test('names the wrong clock of the phone instead', () => {
    const row = aRosterRow({ need: 'red-flag', findings: [{ ...sign, isClockDoubtful: true }] })
    expect(explainRisk(row, Date.parse(startTime))).toMatch(/arrived today 16:30, the phone’s clock is wrong/)
  })
})
