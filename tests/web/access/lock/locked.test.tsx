import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { screens } from '../../../../web/src/app/screens.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { openApp } from '../../../support/render.tsx'
import {
  enterPin,
  entryNotes,
  pin,
  pinField,
  recordPageHtml,
  pageHtml,
  withLockedPhone,
} from './locked-phone.tsx'

const db = withLockedPhone()

/** The bar at the foot of the screen. */
const help = () => within(screen.getByRole('region', { name: 'Get help by phone' }))

const patientScreens = screens.filter(({ path }) => path !== '/clinician-dashboard')

describe('what a locked app shows', () => {
  test.each(patientScreens)(
    'opening $path of a locked app shows no personal data',
    async ({ path, title }) => {
      const drawnPages = recordPageHtml()
      await openApp(path)
      expect(document.title).toBe('Second Wind')
      expect(await screen.findByRole('heading', { level: 1, name: 'Second Wind is locked' })).toBeDefined()
      await waitFor(async () => expect(document.activeElement).toBe(await pinField()))
      expect(document.title).toBe('Second Wind')
      const drawn = drawnPages()
      expect(drawn.length).toBeGreaterThan(0)
      const personal = new RegExp(`Amina|Yusuf|Good (morning|afternoon|evening)|${entryNotes}|>${title}<`)
      expect(drawn.filter((page) => personal.test(page))).toEqual([])
      expect(screen.queryByRole('heading', { name: title })).toBeNull()
      expect(screen.queryByRole('navigation')).toBeNull()
    },
  )

  test('999, 111 and the first aid steps need no PIN', async () => {
    await openApp('/')
    await pinField()
    expect(help().getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe('tel:999')
    expect(help().getByRole('link', { name: 'Call 111' }).getAttribute('href')).toBe('tel:111')
    expect(screen.getByText(/^In Northern Ireland, .+, not 111\.$/)).toBeDefined()
    const firstAid = screen.getAllByRole('group').map((topic) => topic.querySelector('summary')?.textContent)
    expect(firstAid).toContain('Asthma attack')
  })

  test('urgent help in Northern Ireland does not include 111', async () => {
    await db.profile.put(aPatient({ nation: 'northern-ireland' }))
    await openApp('/')
    await pinField()
    await waitFor(() => expect(help().queryByRole('link', { name: 'Call 111' })).toBeNull())
    expect(help().getByRole('link', { name: 'Call 999' })).toBeDefined()
    expect(screen.queryByRole('link', { name: /GP out of hours/ })).toBeNull()
  })
})

describe('unlocking', () => {
  test('the PIN opens the requested screen, and its heading is announced', async () => {
    await openApp('/tracking?tab=history')
    await enterPin(pin)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Symptom tracker' })),
    )
    expect(await screen.findByText(entryNotes)).toBeDefined()
    expect(document.title).toBe('Symptom tracker - Second Wind')
    expect(screen.queryByLabelText('Your PIN')).toBeNull()
  })

  test.each([
    ['has lost the mark of the lock', () => localStorage.clear()],
    ['was killed before it wrote that the lock is on', () => localStorage.setItem('app-lock', 'off')],
  ])('the PIN in the database locks the app even if the browser %s', async (_, forget) => {
    forget()
    vi.resetModules()
    const { openApp: openAnew } = await import('../../../support/render.tsx')
    const fresh = await import('../../../../web/src/data/local/database/db-connection.ts')
    fresh.db.close({ disableAutoOpen: false })
    const drawnPages = recordPageHtml()
    await openAnew('/')
    await pinField()
    expect(drawnPages().filter((page) => page.includes('Amina') || page.includes(entryNotes))).toEqual([])
    expect(localStorage.getItem('app-lock')).toBe('on')
  })

  test('a phone that lost its data and its PIN opens without one', async () => {
    await db.meta.delete('appLock')
    await openApp('/')
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined()
    expect(localStorage.getItem('app-lock')).toBe('off')
  })

  test('when the storage cannot be read, the app stays locked, shows why, and 999 stays', async () => {
    await db.meta.put({ key: 'appLock', value: 'damaged' })
    await openApp('/')
    expect(await screen.findByText(/We cannot check your PIN right now/)).toBeDefined()
    expect(help().getByRole('link', { name: 'Call 999' })).toBeDefined()
    expect(pageHtml()).not.toContain('Amina')
  })

  test('the clinician dashboard has its own sign-in', async () => {
    await openApp('/clinician-dashboard')
    expect(await screen.findByRole('heading', { level: 1, name: 'Clinician Dashboard' })).toBeDefined()
    expect(document.title).toBe('Clinician Dashboard - Second Wind')
    expect(screen.queryByLabelText('Your PIN')).toBeNull()
  })
})
