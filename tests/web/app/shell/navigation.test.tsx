import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, beforeEach, expect, test } from 'vitest'
import { openApp, waitForScreen } from '../../../support/render.tsx'
import { FakeSyncServer } from '../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'

withFreshDatabase()
beforeEach(() => new FakeSyncServer().install())

const mainNavigation = () => within(screen.getByRole('navigation', { name: 'Main' }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the bottom bar and the header', () => {
  test('the six entries open their screens, in this order', async () => {
    await openApp()
    const entries = mainNavigation().getAllByRole('link')
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Library', '/library'],
      ['AI Triage', '/ai-triage'],
      ['Analytics', '/analytics'],
      ['Clinical', '/clinician-dashboard'],
      ['Profile', '/profile'],
    ])
  })

  test('only the entry of the current screen is marked', async () => {
    await openApp('/analytics')
    const marked = mainNavigation().getAllByRole('link', { current: 'page' })
    expect(marked.map((entry) => entry.textContent)).toEqual(['Analytics'])
  })

  test('the header links to the clinician dashboard and to the notifications', async () => {
    await openApp()
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('link', { name: 'Clinician dashboard' }).getAttribute('href')).toBe(
      '/clinician-dashboard',
    )
    expect(header.getByRole('link', { name: 'Notifications' }).getAttribute('href')).toBe('/notifications')
  })
})

describe('focus', () => {
  test('a new screen moves the focus to its heading', async () => {
    const user = userEvent.setup()
    await openApp()
    expect(document.activeElement).toBe(document.body)
    await user.click(mainNavigation().getByRole('link', { name: 'Library' }))
    const title = await heading('Self-Care Library')
    await waitForScreen()
    expect(document.activeElement).toBe(title)
    expect(document.title).toBe('Self-Care Library - Second Wind')
  })

  test('the first Tab offers to skip to the main content', async () => {
    const user = userEvent.setup()
    await openApp('/care')
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Skip to main content')
    expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`)
  })
})
