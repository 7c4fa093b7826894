import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
import { minuteMs } from '@second-wind/core/platform/moment'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { noNetwork } from '../../data/server/fake-api.ts'
import { aFinding, anAlert, resolved } from '../alerts/an-alert.ts'
import { advanceTime, startClock, setUpUser } from '../dashboard-clock.ts'
import { aCheck, aRecord, aRecordEntry } from './a-record.ts'
import { openRecord, pane, recordPath } from './open-record.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const page = () => screen.getByRole('article', { name: 'Patient summary: Margaret Ellis' })
const linesUnder = (heading: string) => {
  const list = within(page()).getByRole('heading', { name: heading }).nextElementSibling
  return [...(list?.children ?? [])].map((line) => line.textContent)
}

describe('the printed summary', () => {
  test('has the name, that it is confidential, the risk and the scores', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    await openRecord(aRecord({ symptoms: [aRecordEntry({ notes: 'Could not climb the stairs' })] }))
    await setUpUser().click(pane().getByRole('button', { name: 'Print a summary' }))
    expect(print).toHaveBeenCalledTimes(1)
    expect(page().textContent).toContain('Confidential health information.')
    expect(page().textContent).toContain('HIGH')
    expect(page().textContent).toContain('Latest scores in the last 30 days')
  })

  test('has the last contact with its date', async () => {
    const { summary } = aRecord()
    const lastContact = { kind: 'reply', reply: 'usual', at: '2026-11-20T16:40:00.000Z' } as const
    await openRecord(aRecord({ summary: { ...summary, lastContact } }))
    expect(page().textContent).toContain(
      'Last contact: reply “back to normal” Friday 20 November 2026, 16:40.',
    )
  })

  test('shows its date and time, also when it is printed long after', async () => {
    const server = await openRecord(aRecord(), { now: Date.parse('2026-11-21T18:30:00.000Z') })
    server.respondTo(recordPath, noNetwork)
    await advanceTime(minuteMs)
    expect(page().textContent).toContain(
      'Printed Saturday 21 November 2026, 18:30, from the record as of Friday 20 November 2026, 17:00.',
    )
  })

  test('gives every time its date, and none is relative to now', async () => {
    const { summary } = aRecord()
    const at = '2026-11-20T16:30:00.000Z'
    const finding = {
      id: 'breathlessness-severe',
      level: 'emergency',
      logged: 'breathlessness 9 out of 10',
      at,
      until: '2026-11-22T16:30:00.000Z',
      reply: null,
    } as const
    const phoneReport = { lastHeardAt: at, pendingCount: 2, oldestPendingAt: at, clockSkewMin: 0 }
    await openRecord(aRecord({ summary: { ...summary, need: 'red-flag', findings: [finding], phoneReport } }))
    const time = 'Friday 20 November 2026, 16:30'
    expect(page().textContent).toContain(`999 sign: breathlessness 9 out of 10, ${time}.`)
    expect(page().textContent).toContain(`Phone last connected ${time}.`)
    expect(page().textContent).toContain(`2 entries not sent yet, oldest from ${time}.`)
    expect(page().textContent).not.toMatch(/\b(today|yesterday|ago)\b/i)
  })
})

describe('the alerts in the printed summary', () => {
  test('start with the open ones, the most serious at the top, and the number left out is stated', async () => {
    const done = (n: number) => anAlert({ ...resolved, id: idNumbered(n), message: 'The same again.' })
    const open = (n: number, severity: string) =>
      anAlert({ id: idNumbered(n), severity, message: `Number ${n}.` })
    await openRecord(
      aRecord({ alerts: [done(1), done(2), done(3), done(4), open(5, 'medium'), open(6, 'critical')] }),
    )
    expect(linesUnder('Alerts')).toEqual([
      'Critical, open: Number 6.',
      'Medium, open: Number 5.',
      'Critical, resolved by Dr. Helen Marsh, Friday 20 November 2026, 16:55 (Spoke to the patient and gave advice): The same again.',
      'Critical, resolved by Dr. Helen Marsh, Friday 20 November 2026, 16:55 (Spoke to the patient and gave advice): The same again.',
      '2 more in the record, not printed here.',
    ])
  })

  test('are printed once resolved with who, when and why, each day the most severe first', async () => {
    const closed = (n: number, severity: string, resolvedAt: string) =>
      anAlert({
        id: idNumbered(n),
        severity,
        message: `Number ${n}.`,
        findings: [],
        isResolved: true,
        resolvedAt,
        resolvedBy: 'Dr. Helen Marsh',
        resolvedReason: 'Appointment or visit arranged',
      })
    const alerts = [
      closed(1, 'medium', '2026-11-20T16:00:00.000Z'),
      closed(2, 'critical', '2026-11-20T14:00:00.000Z'),
      closed(3, 'critical', '2026-11-19T14:00:00.000Z'),
    ]
    await openRecord(aRecord({ alerts }))
    const by = (time: string) => `resolved by Dr. Helen Marsh, ${time} (Appointment or visit arranged)`
    expect(linesUnder('Alerts')).toEqual([
      `Critical, ${by('Friday 20 November 2026, 14:00')}: Number 2.`,
      `Medium, ${by('Friday 20 November 2026, 16:00')}: Number 1.`,
      `Critical, ${by('Thursday 19 November 2026, 14:00')}: Number 3.`,
    ])
  })

  test('are complete while they are open, with all their findings', async () => {
    const findings = [
      aFinding({ message: 'First.' }),
      aFinding({ id: 2, message: 'Second.', withdrawnAt: '2026-11-20T16:50:00.000Z' }),
    ]
    const open = [1, 2, 3, 4, 5].map((n) => anAlert({ id: idNumbered(n), findings }))
    await openRecord(aRecord({ alerts: open }))
    const line =
      'Critical, open: First. Second. (Changed or deleted by the patient: Friday 20 November 2026, 16:50)'
    expect(linesUnder('Alerts')).toEqual(open.map(() => line))
  })
})

describe('the health data in the printed summary', () => {
  test('include temperature, phlegm, puffs and peak flow, with what was not answered', async () => {
    const answers = { temperature: 'low-fever', relieverPuffs: 6, peakFlowLpm: 280 } as const
    await openRecord(
      aRecord({
        symptoms: [aRecordEntry({ ...answers, untouchedFields: ['sputumColor', 'sputumConsistency'] })],
      }),
    )
    const [line] = linesUnder('Other answers')
    expect(line).toMatch(/^Friday 20 November 2026, 16:40: Temperature: .*Phlegm: Not answered/)
    expect(line).toMatch(/280/)
    expect(line).toMatch(/6 puffs/)
  })

  test('list replies on their own, with the day in words', async () => {
    const outcome = toFollowUpOutcome({ about: idNumbered(1), answer: 'still' }, 'breathlessness-severe')
    const replies = [1, 2, 3, 4].map((n) => aCheck({ ...outcome, id: idNumbered(n) }))
    await openRecord(aRecord({ symptoms: [], triage: [...replies.slice(1), aCheck()] }))
    expect(linesUnder('Symptom checks')).toEqual(['Friday 20 November 2026, 16:30: Same-day advice'])
    expect(linesUnder('Replies about a warning sign')[0]).toBe(
      'Friday 20 November 2026, 16:30: Asked “Do you still feel like this?” about breathlessness 9 or more (in an entry or check that we cannot show: it is more than 90 days old, or has not arrived), the patient replied “Yes”.',
    )
  })

  test('include the notes in full, and messages with their state and answers', async () => {
    const notes = `Could not climb the stairs. ${'I had to stop. '.repeat(20)}`.trim()
    const answer = { id: idNumbered(4), receivedAt: '2026-11-20T16:20:00.000Z' }
    const message = {
      id: idNumbered(3),
      from: 'Dr. Helen Marsh',
      text: 'How is your breathing now?',
      sentAt: '2026-11-20T16:00:00.000Z',
      state: 'seen',
      stateAt: '2026-11-20T16:10:00.000Z',
      answers: [{ ...answer, answer: 'worse', answeredAt: '2026-11-20T16:15:00.000Z' }],
    } as const
    await openRecord(
      aRecord({
        symptoms: [aRecordEntry({ notes })],
        messages: [{ ...message, answers: [...message.answers] }],
      }),
    )
    expect(linesUnder('Notes by the patient')).toEqual([`Friday 20 November 2026, 16:40: “${notes}”`])
    expect(linesUnder('Messages sent')).toEqual([
      'Friday 20 November 2026, 16:00, from Dr. Helen Marsh: “How is your breathing now?”. Status: read Friday 20 November 2026, 16:10. Answered “Worse”: Friday 20 November 2026, 16:15',
    ])
  })

  test('include the threshold and the findings of the last two days', async () => {
    const { summary } = aRecord()
    const finding = {
      id: 'breathlessness-severe',
      level: 'emergency',
      logged: 'breathlessness 9 out of 10',
      at: '2026-11-20T15:10:00.000Z',
      until: '2026-11-22T15:10:00.000Z',
      reply: { answer: 'better', at: '2026-11-20T16:00:00.000Z' },
    } as const
    await openRecord(aRecord({ summary: { ...summary, findings: [finding] } }))
    expect(page().textContent).toContain('An alert is raised when a score is worse by 2 points or more')
    expect(linesUnder('Findings of the last 48 hours')).toEqual([
      'Friday 20 November 2026, 15:10: breathlessness 9 out of 10. Patient’s reply on Friday 20 November 2026, 16:00: “No, I am better”',
    ])
  })
})
