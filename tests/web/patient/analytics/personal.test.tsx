import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { db } from '../../../../web/src/data/local/database/db-connection.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { withSectionsOpen } from '../../../support/open-sections.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import {
  saveEntryOn,
  withFridayEveningClock,
  openAnalytics,
  findSection,
  saveAirOn,
} from './open-analytics.tsx'

withFreshDatabase()
withFridayEveningClock()
withSectionsOpen()

describe('little or no data', () => {
  test('without check-ins the page shows that there is not enough data yet, and how to begin', async () => {
    openAnalytics()
    expect(await screen.findByRole('heading', { name: 'Not enough check-ins yet' })).toBeDefined()
    const begin = screen.getByRole('link', { name: 'Log your first symptoms' })
    expect(begin.getAttribute('href')).toBe('/tracking')
    expect(screen.getByRole('button', { name: '30d' })).toBeDefined()
  })

  test('an unreadable log is never shown as an empty one', async () => {
    vi.spyOn(db.symptoms, 'orderBy').mockImplementation(() => {
      throw new Error('disk')
    })
    openAnalytics()
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /We could not open your check-ins. Nothing was deleted/,
    )
    expect(screen.queryByText('Not enough check-ins yet')).toBeNull()
    vi.restoreAllMocks()
  })
})

describe('while the profile is not read', () => {
  test('no sentence says that there was no warning sign', async () => {
    await saveEntryOn('2026-11-20')
    vi.spyOn(db.profile, 'get').mockImplementation(() =>
      db.open().then(() => new Promise<undefined>(() => undefined)),
    )
    openAnalytics()
    expect(await screen.findByText('Loading your check-ins...')).toBeDefined()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.queryByText('None of your check-ins showed a warning sign.')).toBeNull()
    vi.restoreAllMocks()
  })
})

describe('an open 999 sign', () => {
  test('is asked about above the figures', async () => {
    await saveEntryOn('2026-11-20', { breathlessness: 9 })
    openAnalytics()
    const question = await screen.findByText('Do you still feel like this?')
    const range = screen.getByRole('button', { name: '30d' })
    expect(question.compareDocumentPosition(range)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

describe('check-ins and scores', () => {
  test('check-in frequency is shown in figures, words and a chart', async () => {
    for (const day of ['2026-11-01', '2026-11-15', '2026-11-16', '2026-11-19']) await saveEntryOn(day)
    const user = openAnalytics()
    const checkIns = await findSection('Check-ins')
    expect(checkIns.getByText(/of 7 days with a check-in/).textContent).toMatch(/^3 of 7 days/)
    expect(
      checkIns.getByRole('img', { name: '3 days with a check-in, 3 without. No check-in yet today.' }),
    ).toBeDefined()
    expect(checkIns.getByText('Longest gap: 2 days, 17 Nov to 18 Nov. It is OK to miss days.')).toBeDefined()
    await user.click(checkIns.getByText('Show the 3 days without a check-in'))
    expect(checkIns.getByText('Tuesday 17 November 2026')).toBeDefined()
  })

  test('days before the first check-in do not count as missed', async () => {
    await saveEntryOn('2026-11-19')
    await saveEntryOn('2026-11-20')
    openAnalytics('/analytics?range=90d')
    const checkIns = await findSection('Check-ins')
    expect(checkIns.getByText('You did not miss a day.')).toBeDefined()
    expect(checkIns.getByText('Counted from your first check-in on 19 Nov.')).toBeDefined()
  })

  test('each score has a trend, a chart and a table with the same data', async () => {
    await saveEntryOn('2026-11-18', { coughSeverity: 8 })
    await saveEntryOn('2026-11-19', { coughSeverity: 4 })
    const user = openAnalytics()
    const trends = await findSection('Trends')
    expect(trends.getAllByRole('listitem')[0]?.textContent).toBe('CoughImprovingAverage 4, down from 8')
    const overTime = await findSection('Over time')
    expect(overTime.getByRole('img', { name: /^Cough, last 7 days: 2 check-ins/ })).toBeDefined()
    await user.click(overTime.getByRole('button', { name: 'Show as a table' }))
    expect(overTime.getByRole('table')).toBeDefined()
  })

  test('three sentences come first, and a sign of a flare-up is marked in the chart', async () => {
    await db.profile.put(aPatient({ conditions: ['COPD'] }))
    await saveEntryOn('2026-11-18', { breathlessness: 3 })
    await saveEntryOn('2026-11-19', { breathlessness: 3, sputumColor: 'green', sputumConsistency: 'thick' })
    openAnalytics()
    const inShort = await screen.findByRole('list', { name: 'In short' })
    expect(screen.getByRole('heading', { name: 'In short' })).toBeDefined()
    await within(inShort).findByText('On 19 Nov you logged a sign of a flare-up.')
    const sentences = within(inShort).getAllByRole('listitem')
    expect(sentences.map(({ textContent }) => textContent)).toEqual([
      'You checked in on 2 of 3 days since your first check-in. We do not know how you were on the other day.',
      'Your breathlessness was 3 out of 10 over 2 days.',
      'On 19 Nov you logged a sign of a flare-up.',
    ])
    expect(screen.getByText(/Orange dotted line: a check-in with a sign of a flare-up\./)).toBeDefined()
  })

  test('one symptom at a time is drawn, with the usual day and the check-ins with a warning sign', async () => {
    await db.profile.put(aPatient({ usualDay: { breathlessness: 4, setOn: '2026-10-01' } }))
    await saveEntryOn('2026-11-18', { breathlessness: 9 })
    await saveEntryOn('2026-11-19', { breathlessness: 4 })
    const user = openAnalytics()
    const overTime = await findSection('Over time')
    expect(overTime.getAllByRole('img')).toHaveLength(1)
    await user.click(overTime.getByRole('button', { name: 'Breathlessness' }))
    const chart = overTime.getByRole('img', {
      name: /^Breathlessness, last 7 days: 2 check-ins.* Usual day: 4\./,
    })
    expect(chart.querySelectorAll('[data-kind=alert]')).toHaveLength(1)
    expect(
      overTime.getByText(
        'Blue band: close to your usual day (within 1 point). Red line: a check-in with a warning sign.',
      ),
    ).toBeDefined()
    expect(overTime.queryByRole('button', { name: 'Peak flow' })).toBeNull()
  })

  test('distributions count how often each score occurs, without scores that were not set', async () => {
    await saveEntryOn('2026-11-18', { coughSeverity: 8, mood: 5, untouchedScores: ['mood'] })
    await saveEntryOn('2026-11-19', { coughSeverity: 4 })
    openAnalytics()
    const howOften = await findSection('How often')
    const cough = howOften.getByRole('table', { name: 'How many check-ins had each cough score' })
    expect([...cough.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
      'Minimal, 1 to 20',
      'Mild, 3 to 41',
      'Moderate, 5 to 60',
      'Significant, 7 to 81',
      'Severe, 9 to 100',
    ])
    expect(cough.previousElementSibling?.textContent).toBe('Average 6, from 2 check-ins')
    expect(howOften.getByText('Left out: 1 check-in without an answer.')).toBeDefined()
  })
})

describe('best and worst day', () => {
  test('show what was logged, with the notes of the person', async () => {
    await saveEntryOn('2026-11-17', { coughSeverity: 6, energy: 3, notes: 'Walked in the cold.' })
    await saveEntryOn('2026-11-19', { coughSeverity: 2, energy: 8 })
    openAnalytics()
    const days = await findSection('Best and worst day')
    expect(days.getByRole('heading', { name: 'Best day: Thursday 19 November 2026' })).toBeDefined()
    expect(days.getByRole('heading', { name: 'Worst day: Tuesday 17 November 2026' })).toBeDefined()
    expect(days.getByText('Walked in the cold.')).toBeDefined()
  })

  test('a day with a warning sign leads to the symptom check', async () => {
    await saveEntryOn('2026-11-17', { breathlessness: 8 })
    await saveEntryOn('2026-11-19')
    openAnalytics()
    const days = await findSection('Best and worst day')
    const check = days.getByRole('link', { name: 'Do the symptom check' })
    expect(check.getAttribute('href')).toBe('/symptom-checker')
  })

  test('equal days with a warning sign are not only called equal', async () => {
    for (const day of ['2026-11-18', '2026-11-19']) {
      await saveEntryOn(day, { breathlessness: 8, untouchedScores: ['mood'] })
    }
    openAnalytics()
    const days = await findSection('Best and worst day')
    expect(
      days.getByText('Every day in this range had a warning sign, so we do not show a best day.'),
    ).toBeDefined()
    expect(days.getByText('Mood').nextElementSibling?.textContent).toBe('Not set')
    expect(days.getByRole('link', { name: 'Do the symptom check' })).toBeDefined()
  })

  test('need at least two days', async () => {
    await saveEntryOn('2026-11-19')
    openAnalytics()
    expect((await findSection('Best and worst day')).getByText('Not enough check-ins yet')).toBeDefined()
  })
})

describe('symptoms and air quality', () => {
  const days = ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']

  test('are compared in two averages after enough days, with a note that this does not prove a cause', async () => {
    for (const [at, day] of days.entries()) {
      await saveEntryOn(day, { coughSeverity: at < 3 ? 3 : 6 })
      await saveAirOn(day, at < 3 ? 8 : 40)
    }
    openAnalytics('/analytics?range=30d')
    const air = await findSection('Symptoms and air quality')
    const cough = air.getByRole('table', { name: /^Cough, average/ })
    expect([...cough.querySelectorAll('tr')].map((row) => row.textContent)).toEqual([
      'Low pollution, index 1 to 3 (3 days)3',
      'More pollution, index 4 to 10 (3 days)6',
    ])
    expect(air.getByText(/^This does not show that one caused the other/)).toBeDefined()
  })

  test('show how many days there are if there are too few, and demo air does not count', async () => {
    await saveEntryOn('2026-11-18')
    await saveEntryOn('2026-11-19')
    await saveAirOn('2026-11-18', 8)
    await saveAirOn('2026-11-19', 40, 'demo')
    openAnalytics()
    const air = await findSection('Symptoms and air quality')
    expect(air.getByRole('heading', { name: 'Not enough days yet' })).toBeDefined()
    expect(air.getByText('1 day in this range has both so far.')).toBeDefined()
    expect(air.getByText(/^Left out: 1 day with an example reading/)).toBeDefined()
    expect(air.queryByRole('table', { name: /average/ })).toBeNull()
  })
})

describe('the advice on when to get help', () => {
  test('is preceded by a note if an illness lasts longer than usual', async () => {
    for (const day of ['2026-11-08', '2026-11-14', '2026-11-20']) {
      await saveEntryOn(day, { temperature: 'moderate-fever', coughSeverity: 6 })
    }
    openAnalytics()
    const course = await findSection("Compared with what's usual")
    expect(course.getByText(/^Today is day/).textContent).toMatch(/day 13/)
    // Nobody has said that it is an illness.
    expect(course.getByText('Day 13 since your first check-in')).toBeDefined()
    expect(document.body.textContent).not.toMatch(/this illness/)
    expect(course.getByText(/This is longer than usual/).textContent).toMatch(/high \(38.3 to 39.4°C\)/)
    expect(course.getByText(/This is still within the usual time/).textContent).toMatch(/6, Moderate/)
    expect(course.getByRole('heading', { name: /Get help if:$/ })).toBeDefined()
  })

  test('never advises to wait the usual time with a very high temperature', async () => {
    await saveEntryOn('2026-11-19', { temperature: 'high-fever' })
    openAnalytics()
    const course = await findSection("Compared with what's usual")
    expect(course.getByText(/This is a warning sign: do not wait for the usual time/)).toBeDefined()
    expect(course.getByRole('link', { name: 'Do the symptom check' })).toBeDefined()
  })
})
