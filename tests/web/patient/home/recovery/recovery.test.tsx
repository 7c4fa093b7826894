import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { withSectionsOpen } from '../../../../support/open-sections.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { getGroup, saveEntry, withFridayClock, openHome } from '../open-home.tsx'

const db = withFreshDatabase()
withFridayClock()
withSectionsOpen()

/** The days that the specification's figures come from. */
async function logFiveDays(): Promise<void> {
  const days = [
    [4, 5, 3, 3, 5],
    [3, 5, 2, 4, 5],
    [2, 4, 2, 5, 6],
    [1, 3, 1, 6, 7],
    [0, 3, 1, 7, 8],
  ] as const
  for (const [daysAgo, coughSeverity, breathlessness, energy, mood] of days)
    await saveEntry(daysAgo, { coughSeverity, breathlessness, energy, mood })
}

const figures = () =>
  getGroup('Your recovery')
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

describe('the figures of the recovery', () => {
  test('are the day, the percentage and the three scores after five days of check-ins', async () => {
    await logFiveDays()
    await openHome()
    expect(figures()).toEqual([
      'Recovery: 68%',
      'Cough reduction: 40%since you started',
      'Breathing score: 8.2 / 10average, higher is better',
      'Energy: 7 / 10latest check-in',
    ])
    expect(getGroup('Your recovery').getByText('Day 5 since your first check-in')).toBeDefined()
    expect(
      getGroup('Your recovery').getByText(
        /^It is the average of four figures out of 100: cough reduction 40,/,
      ),
    ).toBeDefined()
  })

  test('leave out the average of all days for breathing while a warning sign is open', async () => {
    await logFiveDays()
    await saveEntry(0, { breathlessness: 9 })
    await openHome()
    expect(figures()).toContain('Breathing score: Not shown while you have a warning sign')
  })

  test('never mention recovery from an illness with a lung condition', async () => {
    await db.profile.put(aPatient({ conditions: ['COPD'] }))
    await logFiveDays()
    await openHome()
    const group = getGroup('How you have been')
    expect(group.getAllByRole('term')[0]?.textContent).toBe('Overall')
    expect(group.getByText('How this is worked out')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Your recovery' })).toBeNull()
  })

  test('call a cough that became worse an increase', async () => {
    await saveEntry(1, { coughSeverity: 4 })
    await saveEntry(0, { coughSeverity: 6 })
    await openHome()
    expect(figures()).toContain('Cough increase: 50%since you started')
  })

  test('leave out the number of a score that was not set, and name it', async () => {
    await saveEntry(1, { untouchedScores: ['energy'] })
    await saveEntry(0, { untouchedScores: ['energy'] })
    await openHome()
    expect(figures()).toContain('Energy: Not known yet')
    expect(figures()).toContain('Recovery: Not known yet')
    expect(screen.getByText('It needs your scores for energy. Set them at your next check-in.')).toBeDefined()
  })

  test.each([0, 1])('are not shown yet after %i days with a check-in', async (days) => {
    if (days === 1) await saveEntry(0)
    await openHome()
    expect(getGroup('Your recovery').getByRole('heading', { name: 'Not enough check-ins yet' })).toBeDefined()
    expect(getGroup('Your recovery').queryByRole('term')).toBeNull()
  })
})

describe('the timeline of the recovery', () => {
  test('opens, shows each day with its entries, closes, and opens again', async () => {
    await saveEntry(3)
    await saveEntry(1, { breathlessness: 3 })
    await saveEntry(0, { breathlessness: 6 })
    const user = await openHome()
    const opener = screen.getByRole('button', { name: /^My Recovery Timeline/ })
    await user.click(opener)
    const dialog = within(await screen.findByRole('dialog', { name: 'My Recovery Timeline' }))
    expect(dialog.getByText('Day 4: 57% of the first 7 days.')).toBeDefined()
    const headings = dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(headings).toEqual([
      'Day 1Tuesday 17 November 2026',
      'Day 2Wednesday 18 November 2026',
      'Day 3Thursday 19 November 2026',
      'Day 4Today',
    ])
    expect(dialog.getAllByText('You logged your symptoms.')).toHaveLength(3)
    expect(dialog.getAllByText('No check-in. That is OK.')).toHaveLength(1)
    expect(dialog.getByText('Fever subsiding')).toBeDefined()
    expect(dialog.getByText('Energy returning')).toBeDefined()
    expect(dialog.queryByText('Breathing easier')).toBeNull()
    expect(dialog.getByText('Your scores went up today')).toBeDefined()
    expect(dialog.getByRole('link', { name: 'Do the symptom check' }).getAttribute('href')).toBe(
      '/symptom-checker',
    )

    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(opener)
    await user.click(opener)
    expect(await screen.findByRole('dialog', { name: 'My Recovery Timeline' })).toBeDefined()
  })

  test('shows without entries that there are none', async () => {
    const user = await openHome()
    await user.click(screen.getByRole('button', { name: /^My Recovery Timeline/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'My Recovery Timeline' }))
    expect(dialog.getByText('Not enough check-ins yet')).toBeDefined()
  })
})
