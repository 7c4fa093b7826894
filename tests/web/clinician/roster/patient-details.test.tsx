import { alertCountsHeader, resolveAlertPath } from '@second-wind/core/care/contract/alerts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { reply } from '../../data/server/fake-api.ts'
import { aCheckIn, aRosterRow } from '../a-roster-row.ts'
import { anAlert } from '../alerts/an-alert.ts'
import { advanceTime, startClock, startTime, setUpUser } from '../dashboard-clock.ts'
import { alertsPath, margaret, openDashboard, openMore, peter } from '../open-dashboard.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the details of a patient under "More"', () => {
  test('offers to resolve an open alert, with a reason', async () => {
    const server = await openDashboard([{ ...margaret, alertCount: 1, worstOpenAlert: 'critical' }])
    const alert = anAlert({
      patientId: margaret.id,
      message: '20 November 2026: breathlessness 9 out of 10.',
    })
    server.respondTo(alertsPath, () =>
      reply([alert], { headers: { [alertCountsHeader]: 'open=1;unread=1;listed=1' } }),
    )
    await advanceTime(10_000)
    const details = within(await openMore('Margaret Ellis'))
    await setUpUser().click(details.getByRole('button', { name: 'Resolve' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByText(/breathlessness 9 out of 10/).length).toBeGreaterThan(0)
    const resolved = { ...alert, isRead: true, isResolved: true }
    server.respondTo(resolveAlertPath(alert.id), () => reply(resolved))
    server.respondTo(alertsPath, () => reply([resolved]))
    await setUpUser().click(dialog.getByRole('radio', { name: 'Appointment or visit arranged' }))
    await setUpUser().click(dialog.getByRole('button', { name: 'Resolve alert' }))
    await advanceTime(0)
    expect(details.getByText('Resolved: 20 November 2026: breathlessness 9 out of 10.')).toBeTruthy()
    expect(details.queryByRole('button', { name: 'Resolve' })).toBeNull()
  })

  test('leaves out what the patient has not given', async () => {
    const { respiratoryDiagnosis: _, ...bare } = aRosterRow({ conditions: [] })
    await openDashboard([bare])
    const row = within(await openMore('Margaret Ellis'))
    expect(row.getByText('Diagnosis: Not recorded')).toBeTruthy()
    expect(row.getByText('Conditions: Not recorded')).toBeTruthy()
    expect(row.queryByText('Vulnerable')).toBeNull()
    expect(row.queryByText(/Alert/)).toBeNull()
  })

  test('gives conditions where the patient knows no diagnosis, as the record does', async () => {
    await openDashboard([aRosterRow({ respiratoryDiagnosis: 'None/Don’t Know', conditions: ['Asthma'] })])
    expect(within(await openMore('Margaret Ellis')).getByText('Diagnosis: Asthma')).toBeTruthy()
  })

  test('shows the last check-in with all unusual answers', async () => {
    const entry = aCheckIn('2026-11-20T16:40:00.000Z', {
      temperature: 'high-fever',
      sputumColor: 'green',
      sputumConsistency: 'thick',
      peakFlowLpm: 240,
      relieverPuffs: 9,
      comparedWithUsual: 'worse',
      notes: 'Bad night.',
    })
    await openDashboard([{ ...margaret, lastSymptomEntry: entry }])
    const row = await openMore('Margaret Ellis')
    expect(within(row).getByText('20 minutes ago')).toBeTruthy()
    const scores = within(row)
      .getAllByRole('definition')
      .map((score) => score.textContent)
    expect(scores).toEqual(['6/10 Moderate', '8/10 Significant', '2/10 Very low', '4/10 Low'])
    expect(
      within(row)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Cough', 'Breathing', 'Energy', 'Mood'])
    expect(
      within(row).getByText(
        'Worse than usual · Temperature: Very high (over 39.4°C) · Phlegm: Thick, green, amount not answered · Peak flow: 240 litres a minute · Reliever: 9 puffs in 24 hours',
      ),
    ).toBeTruthy()
    expect(within(row).getByText('“Bad night.”')).toBeTruthy()
  })

  test('shows the worst of the last two days beside the milder latest check-in, with the reply', async () => {
    const finding = {
      id: 'breathlessness-severe',
      level: 'emergency',
      logged: 'breathlessness 9 out of 10',
      at: '2026-11-20T08:10:00.000Z',
      until: '2026-11-22T08:10:00.000Z',
      reply: { answer: 'better', at: '2026-11-20T12:00:00.000Z' },
    } as const
    const lastSymptomEntry = aCheckIn('2026-11-20T16:40:00.000Z', { breathlessness: 2 })
    const other = { ...finding, id: 'cough-severe', level: 'urgent', logged: 'cough 9 out of 10' } as const
    await openDashboard([{ ...margaret, lastSymptomEntry, findings: [finding, other], need: 'red-flag' }])
    const row = await openMore('Margaret Ellis')
    expect(row.textContent).toMatch(
      /Breathlessness 9 out of 10 Today \d\d:10Patient’s reply: “No, I am better” Today \d\d:00/,
    )
    expect(within(row).getByText(/^Cough 9 out of 10/)).toBeTruthy()
    expect(within(row).queryByText(/^999 sign/)).toBeNull()
    expect(within(row).getAllByText('2/10')).toHaveLength(2)
  })

  test('names the fields that the patient did not answer', async () => {
    const entry = aCheckIn('2026-11-20T16:40:00.000Z', { untouchedFields: ['temperature', 'sputumColor'] })
    await openDashboard([{ ...margaret, lastSymptomEntry: entry }])
    expect(
      within(await openMore('Margaret Ellis')).getByText(
        'No phlegm · Temperature: Not answered · Coughing up blood: not answered',
      ),
    ).toBeTruthy()
  })

  test.each([
    ['thick', { sputumAmount: 'usual' }, 'Thick, yellow'],
    ['thick', {}, 'Thick, yellow, amount not answered'],
    ['thick', { untouchedFields: ['sputumColor'] }, 'Thick, colour and amount not answered'],
    [
      'none',
      { untouchedFields: ['sputumConsistency'] },
      'Yellow, amount not answered · Phlegm thickness: Not answered',
    ],
  ] as const)(
    'tells an amount of phlegm as usual from one that was not answered: %s, %o',
    async (sputumConsistency, answers, words) => {
      const entry = aCheckIn('2026-11-20T16:40:00.000Z', {
        sputumColor: 'yellow',
        sputumConsistency,
        ...answers,
        untouchedFields: 'untouchedFields' in answers ? [...answers.untouchedFields] : [],
      })
      await openDashboard([{ ...margaret, lastSymptomEntry: entry }])
      const row = within(await openMore('Margaret Ellis'))
      expect(row.getByText(`Temperature: Normal · Phlegm: ${words}`)).toBeTruthy()
    },
  )

  test('names the score that the patient never set', async () => {
    const entry = aCheckIn('2026-11-20T16:40:00.000Z', { mood: 5, untouchedScores: ['mood'] })
    await openDashboard([{ ...margaret, lastSymptomEntry: entry }])
    const scores = within(await openMore('Margaret Ellis')).getAllByRole('definition')
    expect(scores.at(-1)?.textContent).toBe('Not answered')
  })

  test('shows a normal temperature and "No phlegm" as answers', async () => {
    await openDashboard()
    const row = within(await openMore('Margaret Ellis'))
    expect(row.getByText('Temperature: Normal · No phlegm')).toBeTruthy()
    expect(row.queryByText(/fever|clear|not answered/i)).toBeNull()
  })

  test('shows when a check-in took long to arrive', async () => {
    const entry = aCheckIn('2026-11-20T12:00:00.000Z', { receivedAt: '2026-11-20T16:50:00.000Z' })
    await openDashboard([{ ...margaret, lastSymptomEntry: entry }])
    const row = within(await openMore('Margaret Ellis'))
    expect(row.getByText('5 hours ago')).toBeTruthy()
    expect(row.getByText(/^Arrived Today \d\d:50$/)).toBeTruthy()
  })

  test('never calls a patient without any data well', async () => {
    await openDashboard()
    const row = within(await openMore('Peter Lowe'))
    expect(row.getByText('No check-in yet')).toBeTruthy()
    expect(row.getByText('No symptom check yet')).toBeTruthy()
    expect(row.getByText('Phone has not connected yet')).toBeTruthy()
    expect(row.queryByText(/\/10|NaN|Invalid|undefined|null/)).toBeNull()
  })

  test('points out two days of silence', async () => {
    const longAgo = '2026-11-17T16:00:00.000Z'
    const phoneReport = { lastHeardAt: longAgo, pendingCount: 3, oldestPendingAt: longAgo, clockSkewMin: 12 }
    await openDashboard([{ ...margaret, lastSymptomEntry: aCheckIn(longAgo), phoneReport }])
    const row = within(await openMore('Margaret Ellis'))
    expect(row.getByText('No check-in for 3 days')).toBeTruthy()
    expect(row.getByText('Phone last connected 3 days ago')).toBeTruthy()
    expect(row.getByText('3 entries not sent yet, oldest from 3 days ago')).toBeTruthy()
    expect(row.getByText('Phone clock is 12 min fast: entry times may be wrong')).toBeTruthy()
  })

  test('shows the last symptom check with its age', async () => {
    await openDashboard([
      { ...margaret, lastTriageResult: { result: 'seek_help', createdAt: '2026-11-20T16:45:00.000Z' } },
    ])
    const row = within(await openMore('Margaret Ellis'))
    expect(row.getByText('999 advice')).toBeTruthy()
    expect(row.getByText(/^15 minutes ago · Today/)).toBeTruthy()
  })

  test('shows "Self-care advice" in green only until a check-in has followed it', async () => {
    const lastTriageResult = { result: 'stay_home', createdAt: '2026-11-20T16:00:00.000Z' } as const
    const before = aCheckIn('2026-11-20T15:00:00.000Z')
    await openDashboard([
      { ...margaret, lastTriageResult, lastSymptomEntry: before },
      { ...peter, lastTriageResult, lastSymptomEntry: aCheckIn('2026-11-20T16:30:00.000Z') },
    ])
    const toneIn = async (name: string) =>
      within(await openMore(name)).getByText('Self-care advice').className
    expect(await toneIn('Margaret Ellis')).toContain('green')
    expect(await toneIn('Peter Lowe')).toContain('grey')
  })

  test('does not show "Self-care advice" in green beside a warning sign that still counts', async () => {
    const finding = {
      id: 'breathlessness-severe',
      level: 'emergency',
      logged: 'breathlessness 9 out of 10',
      at: '2026-11-20T15:00:00.000Z',
      until: '2026-11-22T15:00:00.000Z',
      reply: null,
    } as const
    await openDashboard([
      {
        ...margaret,
        lastTriageResult: { result: 'stay_home', createdAt: '2026-11-20T16:00:00.000Z' },
        findings: [finding],
      },
    ])
    const tag = within(await openMore('Margaret Ellis')).getByText('Self-care advice')
    expect(tag.className).toContain('grey')
  })

  test.each([
    ['queued', 'Message (Today 16:00): not delivered yet, sent 10 minutes ago. No answer yet.'],
    ['delivered', 'Message (Today 16:00): not read yet, delivered 10 minutes ago. No answer yet.'],
    ['seen', 'Message (Today 16:00): read 10 minutes ago. No answer yet.'],
  ] as const)('shows the state of a %s message, and that nobody has answered it', async (state, text) => {
    const sentAt = '2026-11-20T16:00:00.000Z'
    const stateAt = '2026-11-20T16:50:00.000Z'
    await openDashboard([{ ...margaret, lastMessage: { id: idNumbered(1), sentAt, state, stateAt } }])
    expect(within(await openMore('Margaret Ellis')).getByText(text)).toBeTruthy()
    expect(screen.queryByText('Message not delivered') !== null).toBe(state === 'queued')
  })

  test('shows a long note in full on request, with markup as plain text', async () => {
    const notes = `<img src=x onerror=alert(1)> ${'Could not sleep. '.repeat(20)}Pain in the left side.`
    await openDashboard([{ ...margaret, lastSymptomEntry: aCheckIn(startTime, { notes }) }])
    const clinician = setUpUser()
    await openMore('Margaret Ellis')
    expect(screen.queryByText(/left side/)).toBeNull()
    await clinician.click(screen.getByRole('button', { name: 'Show the whole note' }))
    expect(screen.getByText(/^“<img src=x onerror=alert\(1\)> .*left side\.”$/)).toBeTruthy()
    expect(document.querySelector('img')).toBeNull()
  })
})
