import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSparklinePath } from '../../../../web/src/clinician/roster/sparkline-path.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { fakeApi, reply } from '../../data/server/fake-api.ts'
import { aCheckIn, aRosterRow } from '../a-roster-row.ts'
import { startClock, startTime, setUpUser } from '../dashboard-clock.ts'
import {
  clinicianPath,
  helen,
  margaret,
  openDashboard,
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

test('a line of the roster shows who it is about', async () => {
  await openDashboard([{ ...margaret, isVulnerable: true, alertCount: 2 }])
  const row = within(rowOf('Margaret Ellis'))
  for (const text of ['ME', 'Vulnerable', '2 Alerts', '71 years old, female · Leeds', 'Diagnosis: COPD']) {
    expect(row.getByText(text)).toBeTruthy()
  }
  expect(row.getByText('Conditions: COPD, High Blood Pressure')).toBeTruthy()
})

test('a line of the roster does without what the patient has not given', async () => {
  const { respiratoryDiagnosis: _, ...bare } = aRosterRow({ conditions: [] })
  await openDashboard([bare])
  const row = within(rowOf('Margaret Ellis'))
  expect(row.getByText('Diagnosis: none given')).toBeTruthy()
  expect(row.getByText('Conditions: none given')).toBeTruthy()
  expect(row.queryByText('Vulnerable')).toBeNull()
  expect(row.queryByText(/Alert/)).toBeNull()
})

test('a line of the roster shows the last check-in with all that is out of the ordinary', async () => {
  const entry = aCheckIn('2026-11-20T16:40:00.000Z', {
    temperature: 'high-fever',
    sputumColor: 'green',
    notes: 'Bad night.',
  })
  await openDashboard([{ ...margaret, lastSymptomEntry: entry }])
  const row = rowOf('Margaret Ellis')
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
  expect(within(row).getByText('High fever · Green phlegm')).toBeTruthy()
  expect(within(row).getByText('“Bad night.”')).toBeTruthy()
})

test('a line of the roster says which score the patient never set', async () => {
  const entry = aCheckIn('2026-11-20T16:40:00.000Z', { mood: 5, untouchedScores: ['mood'] })
  await openDashboard([{ ...margaret, lastSymptomEntry: entry }])
  const scores = within(rowOf('Margaret Ellis')).getAllByRole('definition')
  expect(scores.at(-1)?.textContent).toBe('5/10 Not set')
})

test('a line of the roster says nothing of a normal temperature and clear phlegm', async () => {
  await openDashboard()
  expect(within(rowOf('Margaret Ellis')).queryByText(/fever|phlegm|normal|clear/i)).toBeNull()
})

test('a line of the roster says when a check-in was long under way', async () => {
  const entry = aCheckIn('2026-11-20T12:00:00.000Z', { receivedAt: '2026-11-20T16:50:00.000Z' })
  await openDashboard([{ ...margaret, lastSymptomEntry: entry }])
  const row = within(rowOf('Margaret Ellis'))
  expect(row.getByText('5 hours ago')).toBeTruthy()
  expect(row.getByText('Reached us 10 minutes ago')).toBeTruthy()
})

test('a line of the roster never reassures about a patient of whom nothing was heard', async () => {
  await openDashboard()
  const row = within(rowOf('Peter Lowe'))
  expect(row.getByText('No check-in yet')).toBeTruthy()
  expect(row.getByText('No symptom check yet')).toBeTruthy()
  expect(row.getByText('Phone not heard yet')).toBeTruthy()
  expect(row.queryByText(/\/10|NaN|Invalid|undefined|null/)).toBeNull()
})

test('a line of the roster points out two days of silence', async () => {
  const longAgo = '2026-11-17T16:00:00.000Z'
  const phoneReport = { lastHeardAt: longAgo, pendingCount: 3, oldestPendingAt: longAgo, clockSkewMin: 12 }
  await openDashboard([{ ...margaret, lastSymptomEntry: aCheckIn(longAgo), phoneReport }])
  const row = within(rowOf('Margaret Ellis'))
  expect(row.getByText('No check-in for 3 days')).toBeTruthy()
  expect(row.getByText('Last heard 3 days ago')).toBeTruthy()
  expect(row.getByText('3 entries unsent on phone, oldest from 3 days ago')).toBeTruthy()
  expect(row.getByText('Phone clock 12 min fast: entry times are off')).toBeTruthy()
})

test('a line of the roster shows the last symptom check with its age', async () => {
  await openDashboard([
    { ...margaret, lastTriageResult: { result: 'seek_help', createdAt: '2026-11-20T16:45:00.000Z' } },
  ])
  const row = within(rowOf('Margaret Ellis'))
  expect(row.getByText('Seek help')).toBeTruthy()
  expect(row.getByText(/^15 minutes ago · Today/)).toBeTruthy()
})

test('a line of the roster shows "Stay home" in green only until a check-in has followed it', async () => {
  const lastTriageResult = { result: 'stay_home', createdAt: '2026-11-20T16:00:00.000Z' } as const
  const before = aCheckIn('2026-11-20T15:00:00.000Z')
  await openDashboard([
    { ...margaret, lastTriageResult, lastSymptomEntry: before },
    { ...peter, lastTriageResult, lastSymptomEntry: aCheckIn('2026-11-20T16:30:00.000Z') },
  ])
  const toneIn = (name: string) => within(rowOf(name)).getByText('Stay home').className
  expect(toneIn('Margaret Ellis')).toContain('green')
  expect(toneIn('Peter Lowe')).toContain('grey')
})

describe('risk', () => {
  const risk = (level: 'high' | 'medium' | 'low', reasons: string[] = []) => ({
    level,
    isKnown: true,
    reasons,
  })
  const today = aCheckIn('2026-11-20T16:40:00.000Z')

  test.each([
    ['high', '▲', 'HIGH', 'Severe symptoms, seek help'],
    ['medium', '●', 'MEDIUM', 'Monitor closely'],
    ['low', '✓', 'LOW', 'Stable condition'],
  ] as const)('%s is said in a word, with its caption', async (level, shape, word, caption) => {
    await openDashboard([aRosterRow({ lastSymptomEntry: today, risk: risk(level) })])
    const row = within(rowOf('Margaret Ellis'))
    expect(row.getByText(word).textContent).toBe(`${shape} ${word}`)
    expect(row.getByText(caption)).toBeTruthy()
  })

  test('stands with its reasons, of each measure the gravest', async () => {
    const reasons = ['vulnerable', 'breathlessness-high', 'breathlessness-medium', 'rule-of-tomorrow']
    await openDashboard([aRosterRow({ lastSymptomEntry: today, risk: risk('high', reasons) })])
    const why = within(within(rowOf('Margaret Ellis')).getByRole('list', { name: 'Why' }))
    expect(why.getAllByRole('listitem').map((reason) => reason.textContent)).toEqual([
      'Higher-risk group',
      'Breathlessness 7 or more',
      'rule-of-tomorrow',
    ])
  })

  test('of somebody who has told nothing is not known, and never low', async () => {
    await openDashboard([aRosterRow()])
    const row = within(rowOf('Margaret Ellis'))
    expect(row.getByText('NOT KNOWN')).toBeTruthy()
    expect(row.getByText('Not enough information yet')).toBeTruthy()
    expect(row.queryByText(/LOW|Stable/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Low (0)' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Not known (1)' })).toBeTruthy()
  })

  test('that was low two days ago is not called stable any more', async () => {
    await openDashboard([
      aRosterRow({ lastSymptomEntry: aCheckIn('2026-11-17T16:00:00.000Z'), risk: risk('low') }),
    ])
    const row = within(rowOf('Margaret Ellis'))
    expect(row.getByText('LOW').className).toContain('grey')
    expect(row.getByText('Was low when last heard: may have changed')).toBeTruthy()
    expect(row.queryByText('Stable condition')).toBeNull()
  })
})

test('a line of the roster draws the last check-ins, and says the drawing in words', async () => {
  const recentCheckIns = [
    { localDate: '2026-11-17', coughSeverity: 4, breathlessness: 3 },
    { localDate: '2026-11-18', coughSeverity: null, breathlessness: 9 },
    { localDate: '2026-11-20', coughSeverity: 5, breathlessness: 8 },
  ]
  await openDashboard([{ ...margaret, recentCheckIns }])
  const words =
    'The last 3 check-ins. Breathing was 3 of 10 at first, 9 at its worst, 8 at the end. ' +
    'Cough was 4 of 10 at first, 5 at its worst, 5 at the end.'
  expect(within(rowOf('Margaret Ellis')).getByRole('img', { name: words })).toBeTruthy()
})

test('a line of the roster joins no days between which one was missed, nor scores that nobody set', () => {
  const days = (...scores: [day: string, breathlessness: number | null][]) =>
    scores.map(([day, breathlessness]) => ({
      localDate: `2026-11-${day}`,
      breathlessness,
      coughSeverity: null,
    }))
  const lines = (...scores: Parameters<typeof days>) =>
    createSparklinePath(days(...scores), 'breathlessness').split('L').length - 1
  expect(lines(['17', 3], ['18', 4], ['19', 5])).toBe(2)
  expect(lines(['17', 3], ['19', 5])).toBe(0)
  expect(lines(['17', 3], ['18', null], ['19', 5])).toBe(0)
  expect(createSparklinePath(days(['17', 3]), 'coughSeverity')).toBe('')
})

test.each([
  ['queued', 'Priority alert: not yet on the phone, sent 10 minutes ago'],
  ['delivered', 'Priority alert: on the phone, not opened, since 10 minutes ago'],
  ['seen', 'Priority alert: opened by the patient 10 minutes ago'],
] as const)('a line of the roster says how far a %s priority alert has come', async (state, words) => {
  const sentAt = '2026-11-20T16:00:00.000Z'
  const stateAt = '2026-11-20T16:50:00.000Z'
  await openDashboard([{ ...margaret, lastMessage: { id: idNumbered(1), sentAt, state, stateAt } }])
  expect(within(rowOf('Margaret Ellis')).getByText(words)).toBeTruthy()
})

test('a line of the roster shows a long note in full when asked, and markup in it as the text that it is', async () => {
  const notes = `<img src=x onerror=alert(1)> ${'Could not sleep. '.repeat(20)}Pain in the left side.`
  await openDashboard([{ ...margaret, lastSymptomEntry: aCheckIn(startTime, { notes }) }])
  const clinician = setUpUser()
  expect(screen.queryByText(/left side/)).toBeNull()
  await clinician.click(screen.getByRole('button', { name: 'Whole note' }))
  expect(screen.getByText(/^“<img src=x onerror=alert\(1\)> .*left side\.”$/)).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
})

test('a line of the roster counts ages by the clock of the server when the computer’s is a day slow', async () => {
  const server = fakeApi()
  server.answer(clinicianPath, () => reply(helen))
  server.answer(rosterPath, () => reply([margaret], { headers: { date: 'Sat, 21 Nov 2026 17:00:00 GMT' } }))
  await showDashboard()
  expect(within(rowOf('Margaret Ellis')).getByText('1 day ago')).toBeTruthy()
})
