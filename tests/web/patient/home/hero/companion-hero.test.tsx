import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { CompanionHero } from '../../../../../web/src/patient/home/hero/companion-hero.tsx'
import { HomeScreen } from '../../../../../web/src/patient/home/home-screen.tsx'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { renderScreen, waitForScreen } from '../../../../support/render.tsx'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { openHome, saveCompletedActivity, saveEntry, withFridayClock } from '../open-home.tsx'

const db = withFreshDatabase()
withFridayClock()

describe('the companion, before the records are read', () => {
  test('shows no face, no greeting and no week, and the two actions at once', async () => {
    await db.profile.put(aPatient({ companionAvatar: 'musa' }))
    await saveEntry(0, { breathlessness: 9 })
    renderScreen(<HomeScreen Frame={({ children }) => children} />)
    expect(screen.getByRole('heading', { name: 'Opening…' })).toBeDefined()
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByRole('list', { name: /^Check-ins/ })).toBeNull()
    for (const name of ['Log Symptoms', 'Quick Check'])
      expect(screen.getByRole('link', { name })).toBeDefined()
    await waitForScreen()
    expect(await screen.findByRole('img', { name: 'Musa, concerned' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Opening…' })).toBeNull()
  })
})

describe('the one thing to do on Home', () => {
  const next = () => screen.queryByRole('link', { name: /^Next:/ })

  test('is to log, until the day is logged', async () => {
    await saveEntry(1)
    await openHome()
    expect(screen.getByRole('link', { name: 'Log Symptoms' }).dataset['look']).toBe('go')
    expect(next()).toBeNull()
  })

  test('is the first open task once the day is logged', async () => {
    await saveEntry(0, { breathlessness: 1, coughSeverity: 1 })
    await openHome()
    const link = await screen.findByRole('link', { name: 'Next: Breathing practice, 5 minutes' })
    expect(link.getAttribute('href')).toBe('/library?category=breathing&activity=breathing-control')
    expect(link.dataset['look']).toBe('go')
    expect(screen.getByRole('link', { name: 'Log Symptoms' }).dataset['look']).toBe('plain')
  })

  test('is another task when that one is done, and none beside a warning sign', async () => {
    await saveEntry(0, { breathlessness: 1, coughSeverity: 1 })
    await saveCompletedActivity(0, 'breathing-exercise')
    await openHome()
    expect(await screen.findByRole('link', { name: 'Next: Drinks' })).toBeDefined()
    await saveEntry(0, { breathlessness: 9 })
    await screen.findByRole('heading', { name: 'If you still feel like this, call 999.' })
    expect(next()).toBeNull()
  })
})

describe('the words of the companion', () => {
  const words = () => screen.findByRole('heading', { name: 'If you still feel like this, call 999.' })

  test('are for screen readers only while the card above says the same, and the companion stays', async () => {
    await saveEntry(0, { breathlessness: 9 })
    await openHome()
    expect((await words()).className).toMatch(/spoken/)
    expect(screen.getByRole('img', { name: 'Joy, concerned' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Quick Check' })).toBeDefined()
  })

  test('are in sight when the card above could not be loaded', async () => {
    await saveEntry(0, { breathlessness: 9 })
    renderScreen(<CompanionHero WeeklyGoalBar={() => null} hasCards={false} />)
    expect((await words()).className).toBe('')
  })

  test('are in sight on a day without a sign', async () => {
    await openHome()
    const heading = await screen.findByRole('heading', { name: 'Nice to see you! What shall we do first?' })
    expect(heading.className).toBe('')
  })
})
