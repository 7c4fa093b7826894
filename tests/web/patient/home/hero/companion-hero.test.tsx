import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { HomeScreen } from '../../../../../web/src/patient/home/home-screen.tsx'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { renderScreen, waitForScreen } from '../../../../support/render.tsx'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { saveEntry, withFridayClock } from '../open-home.tsx'

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
