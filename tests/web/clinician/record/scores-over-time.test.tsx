import { within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chartMoments } from '../../../../web/src/clinician/record/charts/chart-moments.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aFinding, anAlert } from '../alerts/an-alert.ts'
import { startClock, setUpUser } from '../dashboard-clock.ts'
import { aCheck, aRecord, aRecordEntry } from './a-record.ts'
import { cards, openRecord, pane, section } from './open-record.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the scores over time', () => {
  const days = [
    aRecordEntry({ id: idNumbered(3), coughSeverity: 8 }),
    aRecordEntry({ id: idNumbered(2), date: '2026-11-17T16:00:00.000Z', coughSeverity: 5 }),
    aRecordEntry({ id: idNumbered(1), date: '2026-10-30T16:00:00.000Z', coughSeverity: 2 }),
  ]
  const chart = (name: RegExp) => section('Scores over time').getByRole('img', { name })

  test('have a chart each over 7, 30 or 90 days with a description and the missing days', async () => {
    await openRecord(aRecord({ symptoms: days }))
    expect(
      chart(/^Cough, last 7 days: 2 check-ins, from 5 .*17 Nov to 8 .*20 Nov.*2 days in between without one/),
    ).toBeTruthy()
    await setUpUser().click(pane().getByRole('button', { name: '30 days' }))
    expect(chart(/^Cough, last 30 days: 3 check-ins/)).toBeTruthy()
    expect(section('Scores over time').getAllByRole('img')).toHaveLength(4)
  })

  test('give the day of a score that the newest check-in left out', async () => {
    const older = aRecordEntry({ id: idNumbered(2), date: '2026-11-19T16:00:00.000Z', energy: 7 })
    await openRecord(
      aRecord({ symptoms: [aRecordEntry({ id: idNumbered(3), untouchedScores: ['energy'] }), older] }),
    )
    expect(section('Scores over time').getByText(/ on 19 Nov, not answered since$/).textContent).toMatch(
      /^7 Good/,
    )
    expect(section('Scores over time').getAllByText(/not answered since/)).toHaveLength(1)
  })

  test('do not count what the patient has deleted or never set', async () => {
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
    expect(section('Scores over time').getByText('No scores were set in the last 7 days.')).toBeTruthy()
  })

  test('count a check-in of a phone with a slow clock by its arrival', async () => {
    const slow = { isClockDoubtful: true, receivedAt: '2026-11-20T16:50:00.000Z', localDate: '2026-11-17' }
    const dated = { date: '2026-11-17T16:50:00.000Z', ...slow }
    await openRecord(
      aRecord({
        symptoms: [
          aRecordEntry({ id: idNumbered(3), breathlessness: 8, ...dated }),
          aRecordEntry({ id: idNumbered(2), breathlessness: 7, ...dated }),
          aRecordEntry({ id: idNumbered(1), breathlessness: 1 }),
        ],
      }),
    )
    expect(chart(/^Breathlessness, last 7 days: 3 check-ins, from 1 .*20 Nov to 8 .*20 Nov/)).toBeTruthy()
    const [newest] = cards('Check-ins')
    expect(newest?.getByRole('heading', { name: 'Friday 20 November 2026, 16:50' })).toBeTruthy()
    expect(
      newest?.getByText(/Listed by when it arrived. Phone’s time: Tuesday 17 November 2026, 16:50/),
    ).toBeTruthy()
  })

  test('can be read as a table', async () => {
    await openRecord(aRecord({ symptoms: days }))
    await setUpUser().click(pane().getByRole('button', { name: 'Show as a table' }))
    const table = within(section('Scores over time').getByRole('table'))
    expect(table.getByRole('row', { name: /^20 Nov.* 8 Significant/ })).toBeTruthy()
    expect(section('Scores over time').queryByRole('img')).toBeNull()
  })

  test('explain the lines of alerts and checks, when there are any', async () => {
    await openRecord(aRecord({ alerts: [anAlert()], triage: [aCheck()] }))
    expect(
      pane().getByText('Solid red line: a check-in that raised an alert. Dashed grey line: a symptom check.'),
    ).toBeTruthy()
    const marks = pane().getAllByRole('img')[0]?.querySelectorAll('[data-kind]') ?? []
    expect([...marks].map((mark) => mark.getAttribute('data-kind'))).toEqual(['alert', 'check'])
  })

  test('show the usual day as a band in each score that it has, and say so', async () => {
    const usualDay = { coughSeverity: 3, breathlessness: 4, setOn: '2026-11-01' }
    await openRecord(aRecord({ symptoms: days, profile: { ...aRecord().profile, usualDay } }))
    const bands = section('Scores over time').getAllByRole('img')
    expect(bands.map((band) => band.querySelectorAll('path[class*="band"]').length)).toEqual([1, 1, 0, 0])
    expect(pane().getByText('Blue band: usual day, plus or minus 1.')).toBeTruthy()
  })

  test('share one row of dates: the first day, one in the middle and today', async () => {
    await openRecord(aRecord({ symptoms: days }))
    expect(
      section('Scores over time')
        .getAllByText(/^(Today, )?\d+ Nov$/)
        .map(({ textContent }) => textContent),
    ).toEqual(['14 Nov', '17 Nov', 'Today, 20 Nov'])
  })

  test('mark an alert where the patient logged what raised it, and none whose entry was deleted', () => {
    const logged = aFinding({ loggedAt: '2026-11-18T09:00:00.000Z', receivedAt: '2026-11-20T16:00:00.000Z' })
    const deleted = { ...logged, withdrawnAt: '2026-11-20T16:30:00.000Z', isEntryDeleted: true }
    const createdAt = '2026-11-20T16:00:00.000Z'
    const moments = (findings: object[]) =>
      chartMoments({ alerts: [anAlert({ createdAt, findings })], triage: [] }).map(({ date }) => date)
    expect(moments([logged])).toEqual(['2026-11-18T09:00:00.000Z'])
    expect(moments([{ ...logged, isClockDoubtful: true }])).toEqual(['2026-11-20T16:00:00.000Z'])
    expect(moments([deleted])).toEqual([])
  })

  test('show no empty chart for a patient without recent entries', async () => {
    await openRecord(aRecord({ symptoms: [] }))
    expect(section('Scores over time').getByText('No check-ins in the last 7 days.')).toBeTruthy()
  })
})
