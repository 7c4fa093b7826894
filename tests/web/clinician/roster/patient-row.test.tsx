import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { fakeApi, reply } from '../../data/server/fake-api.ts'
import { aCheckIn } from '../a-roster-row.ts'
import { advanceTime, startClock, setUpUser } from '../dashboard-clock.ts'
import {
  clinicianPath,
  helen,
  margaret,
  openDashboard,
  openMore,
  peter,
  rosterPath,
  rowOf,
  showDashboard,
} from '../open-dashboard.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a line of the roster', () => {
  test('shows who, how urgent, why, the change against the usual day and the last contact', async () => {
    await openDashboard([
      {
        ...margaret,
        isVulnerable: true,
        alertCount: 2,
        need: 'red-flag',
        worstOpenAlert: 'critical',
        usualChange: { breathlessness: 3, coughSeverity: 0, energy: -1, isSet: true },
      },
    ])
    const row = within(rowOf('Margaret Ellis'))
    for (const text of [
      'ME',
      '71 years old, female',
      'Identity not checked',
      'Vulnerable',
      '2 Alerts',
      'Critical alert still open.',
      'Worse: breathing +3',
      'Check-in 20 min ago',
    ]) {
      expect(row.getByText(text)).toBeTruthy()
    }
  })

  test.each([
    [{ dateOfBirth: '1955-01-02' }, 'Identity not fully checked'],
    [{ dateOfBirth: '1955-01-02', nhsNumber: '9434765919' }, undefined],
  ])('labels the identity of %o as %s', async (identity, label) => {
    await openDashboard([{ ...margaret, ...identity }])
    expect(within(rowOf('Margaret Ellis')).queryByText(/^Identity/)?.textContent).toBe(label)
  })

  test.each([
    ['nothing is known of', null, 'Usual day not known'],
    [
      'is set, while the latest check-in has no score',
      { breathlessness: null, coughSeverity: null, energy: null, isSet: true },
      'No scores to compare',
    ],
    [
      'is like the latest check-in',
      { breathlessness: 0, coughSeverity: 0, energy: 0, isSet: true },
      'As usual',
    ],
    [
      'is known in part, and is like it',
      { breathlessness: 0, coughSeverity: null, energy: 0, isSet: true },
      'As usual, answers missing',
    ],
    [
      'is worked out from earlier check-ins says against what the latest is better',
      { breathlessness: -4, coughSeverity: 1, energy: 0, isSet: false },
      'Worse than before: cough +1',
    ],
    [
      'is worked out, and is like the latest check-in',
      { breathlessness: 0, coughSeverity: 0, energy: 0, isSet: false },
      'As in earlier check-ins',
    ],
  ])('shows a usual day that %s', async (_, usualChange, text) => {
    await openDashboard([{ ...margaret, usualChange }])
    const isWhole = (_text: string, element: Element | null) => element?.textContent === text
    expect(within(rowOf('Margaret Ellis')).getByText(isWhole, { selector: 'span' })).toBeTruthy()
  })

  test('calls no day usual while an alert is open', async () => {
    const usualChange = { breathlessness: 0, coughSeverity: 0, energy: 0, isSet: true }
    await openDashboard([{ ...margaret, alertCount: 1, usualChange }])
    const row = within(rowOf('Margaret Ellis'))
    expect(row.getByText('Scores not worse, alert open')).toBeTruthy()
    expect(row.queryByText(/as usual/i)).toBeNull()
  })

  test('does not call a day like earlier ones beside a finding of that day', async () => {
    const usualChange = { breathlessness: 0, coughSeverity: 0, energy: 0, isSet: false }
    const at = '2026-11-20T16:30:00.000Z'
    const finding = {
      id: 'possible-flare-up',
      level: 'urgent',
      logged: 'Cough 6 out of 10',
      at,
      until: at,
      reply: null,
    } as const
    await openDashboard([{ ...margaret, need: 'worsening', usualChange, findings: [finding] }])
    expect(rowOf('Margaret Ellis').textContent).not.toMatch(/As in earlier/)
  })

  const severe = {
    id: 'breathlessness-severe',
    level: 'emergency',
    logged: 'breathlessness 9 out of 10',
    at: '2026-11-20T16:30:00.000Z',
    until: '2026-11-22T16:30:00.000Z',
    reply: null,
  } as const

  test('shows the scores of a later check-in beside its time, and leaves the worst sign as the reason', async () => {
    const lastSymptomEntry = aCheckIn('2026-11-20T16:40:00.000Z', { breathlessness: 1, coughSeverity: 1 })
    await openDashboard([{ ...margaret, need: 'red-flag', findings: [severe], lastSymptomEntry }])
    const row = within(rowOf('Margaret Ellis'))
    expect(row.getByText(/999 sign: breathlessness 9 out of 10, today/).textContent).not.toMatch(
      /breathing 1/,
    )
    expect(row.getByText('Check-in 20 min ago').parentElement?.textContent).toMatch(
      /^Check-in 20 min agobreathing 1, cough 1/,
    )
  })

  test.each([
    ['is that of the worst sign', { ...severe, at: '2026-11-20T16:40:00.000Z' }],
    [
      'shows the sign again',
      { ...severe, newest: { logged: severe.logged, at: '2026-11-20T16:40:00.000Z' } },
    ],
  ])('repeats no scores of a check-in that %s', async (_, finding) => {
    await openDashboard([{ ...margaret, need: 'red-flag', findings: [finding] }])
    expect(rowOf('Margaret Ellis').textContent).not.toMatch(/breathing \d, cough/)
  })

  test('calls a score that was not set in the later check-in "not answered"', async () => {
    const lastSymptomEntry = aCheckIn('2026-11-20T16:40:00.000Z', {
      breathlessness: 5,
      coughSeverity: 1,
      untouchedScores: ['breathlessness'],
    })
    await openDashboard([{ ...margaret, need: 'red-flag', findings: [severe], lastSymptomEntry }])
    expect(within(rowOf('Margaret Ellis')).getByText('breathing not answered, cough 1')).toBeTruthy()
  })

  test('shows an answer that asks for a clinician', async () => {
    const receivedAt = '2026-11-20T16:30:00.000Z'
    const worse = { id: idNumbered(1), answer: 'worse', answeredAt: receivedAt, receivedAt } as const
    await openDashboard([{ ...margaret, need: 'worsening', openAnswers: [worse] }])
    expect(within(rowOf('Margaret Ellis')).getByText(/Answered “Worse” to a message/)).toBeTruthy()
  })

  test('has room for the two greatest changes, and shows all of them under "More"', async () => {
    const usualChange = { breathlessness: 4, coughSeverity: 5, energy: 3, isSet: true }
    await openDashboard([{ ...margaret, usualChange }])
    expect(within(rowOf('Margaret Ellis')).getByText('Worse: cough +5, breathing +4')).toBeTruthy()
    const details = within(await openMore('Margaret Ellis'))
    expect(details.getByText('Worse: breathing +4, cough +5, energy −3')).toBeTruthy()
    expect(
      details.getByText('Identity not checked: neither date of birth nor NHS number is recorded.'),
    ).toBeTruthy()
  })

  test('marks a threshold that a clinician set for the patient, with the figures under "More"', async () => {
    await openDashboard([{ ...margaret, changeThreshold: { points: 5, days: 7 } }])
    expect(within(rowOf('Margaret Ellis')).getByText('Own threshold')).toBeTruthy()
    const details = within(await openMore('Margaret Ellis'))
    expect(
      details.getByText('Own threshold: worse by 5 points or more, on 7 check-in days in a row'),
    ).toBeTruthy()
  })

  test('opens the rest in place with "More", keeps it open in another tab and after a poll, and closes it again', async () => {
    const server = await openDashboard()
    const details = within(await openMore('Margaret Ellis'))
    for (const text of ['Leeds', 'Diagnosis: COPD', 'Conditions: COPD, High Blood Pressure'])
      expect(details.getByText(text)).toBeTruthy()
    await setUpUser().click(screen.getByRole('tab', { name: /^Alerts/ }))
    await setUpUser().click(screen.getByRole('tab', { name: 'Patients' }))
    server.respondTo(rosterPath, () => reply([{ ...margaret, location: 'York' }, peter]))
    await advanceTime(30_000)
    expect(
      within(screen.getByRole('region', { name: 'More about Margaret Ellis' })).getByText('York'),
    ).toBeTruthy()
    await setUpUser().click(within(rowOf('Margaret Ellis')).getByRole('button', { name: 'Less' }))
    expect(screen.queryByRole('region', { name: /^More about/ })).toBeNull()
  })

  test.each([
    ['marks a note of the last two days', '2026-11-20T16:40:00.000Z', 'Hardly slept', 1],
    ['marks no older note', '2026-11-17T16:40:00.000Z', 'Hardly slept', 0],
    ['marks no empty note', '2026-11-20T16:40:00.000Z', ' ', 0],
  ])('%s', async (_, date, notes, count) => {
    await openDashboard([{ ...margaret, lastSymptomEntry: aCheckIn(date, { notes }) }])
    expect(within(rowOf('Margaret Ellis')).queryAllByText('Note by the patient')).toHaveLength(count)
  })

  test('draws the last check-ins, and describes the drawing in words', async () => {
    const recentCheckIns = [
      { localDate: '2026-11-17', coughSeverity: 4, breathlessness: 3 },
      { localDate: '2026-11-18', coughSeverity: null, breathlessness: 9 },
      { localDate: '2026-11-20', coughSeverity: 5, breathlessness: 8 },
    ]
    await openDashboard([{ ...margaret, recentCheckIns }])
    const text =
      'The last 3 check-ins. Breathing was 3 out of 10 at first, 9 at its worst, 8 at the end. ' +
      'Cough was 4 out of 10 at first, 5 at its worst, 5 at the end.'
    expect(within(rowOf('Margaret Ellis')).getByRole('img', { name: text })).toBeTruthy()
  })

  test("counts ages by the server's clock when the computer’s is a day slow", async () => {
    const server = fakeApi()
    server.respondTo(clinicianPath, () => reply(helen))
    server.respondTo(rosterPath, () =>
      reply([margaret], { headers: { date: 'Sat, 21 Nov 2026 17:00:00 GMT' } }),
    )
    await showDashboard()
    expect(within(await openMore('Margaret Ellis')).getByText('24 hours ago')).toBeTruthy()
  })
})
