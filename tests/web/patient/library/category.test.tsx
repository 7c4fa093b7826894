import { categories } from '@second-wind/core/content/library/categories'
import { loadCategory } from '@second-wind/core/content/library/load-category'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openLibrary, press } from './open-library.tsx'

vi.mock('@second-wind/core/content/library/load-category', async (original) => {
  const real = await original<{ loadCategory: typeof loadCategory }>()
  return { loadCategory: vi.fn(real.loadCategory) }
})

describe('a category of the library', () => {
  test.each(categories.map(({ id }) => id))(
    'lists its activities with description and duration, after its warnings: %s',
    async (id) => {
      const category = await loadCategory(id)
      openLibrary(`/library?category=${id}`)
      await screen.findByRole('link', { name: new RegExp(`^${category.modules[0]!.title}`) })
      const cards = screen.getAllByRole('link').map((link) => link.textContent)
      expect(cards).toEqual(
        expect.arrayContaining(
          category.modules.map(
            ({ title, description, durationLabel }) => title + description + durationLabel,
          ),
        ),
      )
      const shown = document.body.textContent
      const { text = [], notIfYou = [] } = category.gate ?? {}
      for (const line of [...category.warnings, ...text, ...notIfYou, category.tip ?? '']) {
        expect(shown).toContain(line)
      }
      const links = (category.links ?? []).map(({ url }) => url)
      expect([...document.querySelectorAll('a[target=_blank]')].map((a) => a.getAttribute('href'))).toEqual(
        expect.arrayContaining(links),
      )
    },
  )

  test('on clearing phlegm lists who must not do it under one heading', async () => {
    openLibrary('/library?category=postural')
    const reasons = within(await screen.findByRole('list', { name: 'Do not do this if you:' }))
    expect(reasons.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'are coughing up blood',
      'have chest pain',
      'have had recent surgery',
      'have bad reflux',
      'feel faint',
    ])
    const rest = within(screen.getByRole('list', { name: 'To stay safe:' }))
    expect(rest.getByText('Wait at least 1 hour after eating.')).toBeDefined()
  })

  test('on moist air warns against a bowl of hot water', async () => {
    openLibrary('/library?category=steam')
    expect(await screen.findByText(/^Do not lean over a bowl or pan of hot water/)).toBeDefined()
  })

  test('shows when it was last reviewed, and its sources', async () => {
    openLibrary('/library?category=breathing')
    const details = (await screen.findByText('Last reviewed 20 November 2026: sources')).parentElement!
    expect(details.hasAttribute('open')).toBe(false)
    const source = within(details).getByText('Breathing exercises for your lungs')
    expect(source.getAttribute('href')).toMatch(/^https:\/\/www\.asthmaandlung\.org\.uk\//)
  })

  test('shows an error while it is not on the phone, and opens when it is tried again', async () => {
    // New modules: a category that an earlier test opened would be shown at once.
    vi.resetModules()
    const { LibraryScreen } = await import('../../../../web/src/patient/library/library-screen.tsx')
    const { loadCategory: load } = await import('@second-wind/core/content/library/load-category')
    vi.mocked(load).mockRejectedValueOnce(new Error('chunk'))
    const { renderScreen } = await import('../../../support/render.tsx')
    const { userEvent } = await import('@testing-library/user-event')
    renderScreen(<LibraryScreen />, '/library?category=breathing')
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Breathing exercises' })).toBeDefined()
    await press(userEvent.setup(), 'Try again')
    expect(await screen.findByRole('link', { name: /^Breathing control/ })).toBeDefined()
  })
})
