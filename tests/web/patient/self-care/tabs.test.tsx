import { hydration } from '@second-wind/core/content/library/hydration'
import { dayMs } from '@second-wind/core/platform/moment'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { captureAt, newId } from '../../../../web/src/data/local/index.ts'
import { saveActivity } from '../../../../web/src/data/local/lazy.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { address, openSelfCare, openTab, press } from './open-self-care.tsx'

withFreshDatabase()

const didBreathing = (type: string, daysAgo: number, report: { durationMin: number; progress?: number }) =>
  saveActivity(
    newId(),
    { type, title: type, completed: true, ...report },
    captureAt(Date.now() - daysAgo * dayMs),
  )
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

describe('the tabs', () => {
  test('the five tabs have the names of the specification, and the address changes with them', async () => {
    const { user } = openSelfCare()
    const names = screen.getAllByRole('tab').map((tab) => tab.textContent)
    expect(names).toEqual(['Breathing', 'Nutrition', 'My Plan', 'Devices', 'Progress'])
    await openTab(user, 'Devices')
    expect(address()).toBe('/enhanced-self-care?tab=devices')
    await openTab(user, 'Breathing')
    expect(address()).toBe('/enhanced-self-care')
  })

  test('the number of drinks comes after the limit that a doctor may have set', () => {
    openSelfCare('nutrition')
    const limit = screen.getByText(hydration.warnings[0]!)
    const drinks = screen.getByRole('heading', { name: '6 to 8 drinks a day' })
    expect(limit.compareDocumentPosition(drinks)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getAllByText(/^Last reviewed 20 November 2026/).length).toBeGreaterThan(1)
    expect(
      screen.getByRole('link', { name: 'Do it step by step: Small meals, often' }).getAttribute('href'),
    ).toBe('/library?category=nutrition&activity=small-meals-often')
  })

  test('the sample day is labelled a sample and cannot be mistaken for a plan', async () => {
    openSelfCare('nutrition')
    const day = (await screen.findByRole('heading', { name: 'A day of self-care' })).closest('details')!
    expect(within(day).getByText('Sample')).toBeDefined()
    expect(within(day).getByText(/not your action plan/)).toBeDefined()
  })

  test('what works today comes first, and the devices are an example that is folded', async () => {
    localStorage.clear()
    const { user } = openSelfCare('devices')
    expect(screen.getByText(/^If you have a peak flow meter, type the number/)).toBeDefined()
    expect(screen.queryByText('Not connected')).toBeNull()
    await press(user, 'See an example')
    expect(screen.getAllByText('Not connected')).toHaveLength(3)
  })

  test('no device is shown as connected, and Connect explains that', async () => {
    localStorage.clear()
    const { user } = openSelfCare('devices')
    await press(user, 'See an example')
    expect(screen.getByText('No device is connected. This app cannot take measurements.')).toBeDefined()
    expect(within(screen.getByRole('tabpanel')).getAllByText('Sample')).toHaveLength(3)
    expect(screen.getAllByText('Not connected')).toHaveLength(3)
    await press(user, 'Connect: Smart inhaler')
    const notice = within(await screen.findByRole('dialog', { name: 'No device can connect yet' }))
    expect(notice.getByText(/connect to a device/)).toBeDefined()
  })
})

describe('the progress tab', () => {
  test('shows only what was done', async () => {
    await didBreathing('breathing-pacer', 0, { durationMin: 2, progress: 15 })
    await didBreathing('pursed-lips-breathing', 1, { durationMin: 5 })
    await didBreathing('breathing-pacer', 20, { durationMin: 3, progress: 23 })
    const { user } = openSelfCare('progress')
    await screen.findByRole('heading', { name: 'Minutes a day' })
    expect(figure('sessions')).toBe('2')
    expect(figure('minutes')).toBe('7')
    expect(figure('guided breaths')).toBe('15')
    expect(figure('of 7 days')).toBe('2')
    expect(
      screen.getByRole('img', { name: /7 in all, on 2 of 7 days\. The most on one day: 5\.$/ }),
    ).toBeDefined()
    await press(user, '30 days')
    expect(figure('sessions')).toBe('3')
    expect(figure('guided breaths')).toBe('38')
  })

  test('shows no bars and no figures for a week without practice', async () => {
    await didBreathing('breathing-pacer', 20, { durationMin: 3, progress: 23 })
    openSelfCare('progress')
    expect(await screen.findByText(/^None from \d+ \w+ to \d+ \w+\.$/)).toBeDefined()
    expect(screen.queryByRole('img', { name: /Minutes a day/ })).toBeNull()
    expect(figure('minutes')).toBe('0')
  })

  test('shows no figures before the first practice, and how to begin', async () => {
    const { user } = openSelfCare('progress')
    expect(await screen.findByText(/^You have not finished a breathing exercise/)).toBeDefined()
    expect(screen.getByText(/not tasks you ticked on Home/)).toBeDefined()
    expect(screen.queryByText('sessions')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Start a guided exercise' }))
    expect(screen.getByRole('heading', { name: 'Guided breathing' })).toBeDefined()
  })
})
