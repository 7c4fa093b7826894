import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { withSectionsOpen } from '../../../support/open-sections.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { saveEntryOn, withFridayEveningClock, openAnalytics } from './open-analytics.tsx'

withFreshDatabase()
withFridayEveningClock()
withSectionsOpen()

const ranges = () => screen.getByRole('group', { name: 'Range, in days' })
const range = (name: string) => screen.getByRole('button', { name })

describe('the tabs of analytics', () => {
  test('are three, and Personal is open', async () => {
    openAnalytics()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Personal',
      'Population',
      'Predictions',
    ])
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Personal')
    await screen.findByText('Not enough check-ins yet')
  })

  test('keep the chosen range, which works on each', async () => {
    await saveEntryOn('2026-11-19')
    await saveEntryOn('2026-11-01')
    const user = openAnalytics()
    await screen.findByText('14 Nov to today, 20 Nov')
    expect(range('7d').getAttribute('aria-pressed')).toBe('true')
    await user.click(range('30d'))
    expect(await screen.findByText('22 Oct to today, 20 Nov')).toBeDefined()

    await user.click(screen.getByRole('tab', { name: 'Population' }))
    expect(range('30d').getAttribute('aria-pressed')).toBe('true')
    expect(await screen.findByText(/^You have 2 check-ins in these 30 days/)).toBeDefined()
    await user.click(range('7d'))
    expect(await screen.findByText(/^You have 1 check-in in these 7 days/)).toBeDefined()

    await user.click(screen.getByRole('tab', { name: 'Predictions' }))
    await user.click(range('90d'))
    expect(range('90d').getAttribute('aria-pressed')).toBe('true')
    // Beside what it changes, and not in the example.
    expect(await screen.findByText('You have 2 check-ins in these 90 days.')).toBeDefined()
    const example = (await screen.findByText('94%')).closest('section')
    expect(example?.contains(ranges())).toBe(false)
    expect(ranges()).toBeDefined()
  })

  test('open with the first tab and range at an address with unknown ones', async () => {
    await saveEntryOn('2026-11-19')
    openAnalytics('/analytics?tab=nonsense&range=8d')
    await waitFor(() => expect(range('7d').getAttribute('aria-pressed')).toBe('true'))
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Personal')
  })

  test.each([
    ['population', ['23%', '847']],
    ['predictions', ['94%', '78']],
  ])('mark every figure of %s with the tag "Example figure"', async (tab, figures) => {
    openAnalytics(`/analytics?tab=${tab}`)
    for (const figure of figures) {
      const found = await screen.findByText(figure)
      expect(found.closest('p')?.textContent).toMatch(/^Example figure: /)
    }
    expect(screen.getAllByText('Example figure')).toHaveLength(figures.length)
    expect(screen.getByText(/They are not about you, and no one has measured them/)).toBeDefined()
    const example = screen.getByRole('button', { name: 'See an example', expanded: true })
    expect(example.closest('section')?.textContent).toMatch(/^See an exampleMade-up figures/)
  })

  test('send no request', async () => {
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    await saveEntryOn('2026-11-19')
    const user = openAnalytics()
    await screen.findByRole('heading', { name: 'How often' })
    for (const name of ['Population', 'Predictions']) await user.click(screen.getByRole('tab', { name }))
    await screen.findByText('94%')
    expect(fetch).not.toHaveBeenCalled()
  })
})
