import { screen, within } from '@testing-library/react'
import { describe, beforeEach, expect, test } from 'vitest'
import { screens } from '../../../web/src/app/screens.ts'
import { patientScreens as patientScreensOfJourneys } from '../../e2e/support/patient-screens.ts'
import { withSectionsOpen } from '../../support/open-sections.ts'
import { openApp } from '../../support/render.tsx'
import { FakeSyncServer } from '../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../data/local/fresh-database.ts'

withFreshDatabase()
withSectionsOpen()
beforeEach(() => new FakeSyncServer().install())

const patientScreens = screens.filter(({ path }) => path !== '/clinician-dashboard')
const innerScreens = patientScreens.filter(({ path }) => path !== '/')
const telephone = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href')

describe('every screen', () => {
  test.each(patientScreens)(
    '$path has one main heading, a tab name, and a way to get help',
    async ({ path, title }) => {
      await openApp(path)
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      expect(document.title).toBe(`${title} - Second Wind`)
      const help = within(screen.getByRole('region', { name: 'Get help by phone' }))
      expect(help.getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe('tel:999')
      expect(help.getByRole('link', { name: 'Call 111' }).getAttribute('href')).toBe('tel:111')
      expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined()
      expect(screen.getByText('Demo: not for real patients')).toBeDefined()
      expect(screen.getByText('Not an NHS service. Uses NHS-style design.')).toBeDefined()
    },
  )

  test.each(innerScreens)('$path has the title "$title" and links back to Home', async ({ path, title }) => {
    await openApp(path)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getAllByRole('link', { name: 'Back to Home' })[0]?.getAttribute('href')).toBe('/')
  })

  test('the journeys through every screen in a real browser leave none out', () => {
    const visited = patientScreensOfJourneys.filter(([path]) => path !== '/no-such-screen')
    expect(visited.map(([path]) => path)).toEqual(patientScreens.map(({ path }) => path))
  })

  test('every screen can be reached from Home', async () => {
    await openApp('/')
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(expect.arrayContaining(screens.map(({ path }) => path)))
  })
})

describe('addresses', () => {
  test.each(innerScreens)('$path also opens with a slash at its end', async ({ path, title }) => {
    await openApp(`${path}/`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.queryByText('Did you forget to add the page to the router?')).toBeNull()
  })

  test('an address in capitals opens its screen under its title', async () => {
    await openApp('/LIBRARY')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Self-Care Library')
    expect(await screen.findByRole('link', { name: 'Library', current: 'page' })).toBeDefined()
  })

  test('with a slash at the end of the address, the entry in the bottom bar is still marked', async () => {
    await openApp('/library/')
    expect(screen.getByRole('link', { name: 'Library', current: 'page' })).toBeDefined()
  })

  test('an unknown address shows "not found" with a link home', async () => {
    await openApp('/no-such-screen')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found')
    expect(document.title).toBe('404 Page Not Found - Second Wind')
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go back to Home' }).getAttribute('href')).toBe('/')
    expect(telephone('Call 999')).toBe('tel:999')
  })
})
