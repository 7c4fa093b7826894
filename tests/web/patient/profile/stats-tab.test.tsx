import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { entryDaysAgo, findFact, openProfile } from './open-profile.tsx'

const db = withFreshDatabase()
const openStats = () => openProfile(db, { path: '/profile?tab=stats' })

async function achievement(title: string): Promise<string | null | undefined> {
  const heading = await screen.findByRole('heading', { name: title })
  return heading.parentElement?.textContent?.replace(title, '')
}

describe('the figures in the profile', () => {
  test('are not shown without a check-in', async () => {
    await openStats()
    expect(await findFact('Days tracked')).toBe('0')
    expect(screen.getByRole('heading', { name: 'Averages' }).parentElement?.textContent).toContain(
      'Not enough check-ins yet',
    )
    expect(await achievement('Week Tracker')).toBe('Not yet0 of 7 days')
    expect(await achievement('Energy Booster')).toBe('Not yetNot enough check-ins yet')
    expect(await achievement('Consistency')).toBe('Not yet0 days tracked')
    expect(document.body.textContent).not.toContain('NaN')
  })

  test('have one decimal, and leave out scores that were not set', async () => {
    await db.symptoms.bulkPut([
      entryDaysAgo(0, { coughSeverity: 4, energy: 7 }),
      entryDaysAgo(1, { coughSeverity: 4, energy: 6 }),
      entryDaysAgo(2, { coughSeverity: 5, energy: 6, untouchedScores: ['mood'] }),
      entryDaysAgo(35, { coughSeverity: 10 }),
    ])
    await openStats()
    expect(await findFact('Cough')).toBe('4.3 out of 10')
    expect(await findFact('Energy')).toBe('6.3 out of 10')
    expect(await findFact('Mood')).toBe('7 out of 10')
    expect(await findFact('Symptom entries')).toBe('3')
    expect(await achievement('Energy Booster')).toBe('Not yetAverage energy 6.3, 7 needed')
    expect(await achievement('Week Tracker')).toBe('Not yet3 of 7 days')
  })

  test('stay, without achievements, while a warning sign of today counts', async () => {
    await db.symptoms.bulkPut(
      Array.from({ length: 10 }, (_, days) =>
        entryDaysAgo(days, { energy: 8, breathlessness: days === 0 ? 9 : 3 }),
      ),
    )
    await openStats()
    expect(await findFact('Days tracked')).toBe('10')
    expect(screen.queryByText('Reached')).toBeNull()
  })

  test('reach the achievements of the specification with ten entries on ten days', async () => {
    await db.symptoms.bulkPut(Array.from({ length: 10 }, (_, days) => entryDaysAgo(days, { energy: 8 })))
    await openStats()
    for (const title of ['Week Tracker', 'Data Collector', 'Energy Booster', 'Consistency'])
      expect(await achievement(title)).toMatch(/^Reached/)
    const list = screen.getByRole('heading', { name: 'Achievements' }).parentElement
    expect(within(list!).getAllByRole('listitem')).toHaveLength(4)
  })
})
