import { screen, waitFor, within } from '@testing-library/react'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { versionText } from '../../../../../web/src/patient/profile/settings/profile-settings-tab.tsx'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { openPage, openProfile } from '../open-profile.tsx'

const db = withFreshDatabase()
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'storage')
})

const openSettings = (profile = aPatient()) => openProfile(db, { path: '/profile?tab=settings', profile })
const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })
const names = [
  'Symptom reminders',
  'Medication reminders',
  'Air quality alerts',
  'Progress updates',
  'Emergency alerts',
]
const states = () => Promise.all(names.map(async (name) => (await toggle(name)).checked))

describe('the switches in the profile', () => {
  test('are set at first as the specification requires, and emergency alerts cannot be switched off', async () => {
    await openSettings()
    expect(await states()).toEqual([true, true, false, true, true])
    const emergency = await toggle('Emergency alerts')
    expect(emergency.disabled).toBe(true)
    expect(emergency.closest('li')?.textContent).toMatch(/Always on$/)
  })

  test('are saved with the profile, without signal, and keep their setting after coming back', async () => {
    const { user, unmount } = await openSettings()
    await user.click(await toggle('Air quality alerts'))
    await waitFor(async () => expect(await states()).toEqual([true, true, true, true, true]))
    await user.click(await toggle('Medication reminders'))
    await waitFor(async () => expect(await states()).toEqual([true, false, true, true, true]))
    unmount()
    openPage('/profile?tab=settings')
    expect(await states()).toEqual([true, false, true, true, true])
    expect((await db.outbox.toArray()).map(({ kind, payload }) => ({ kind, payload }))).toEqual([
      {
        kind: 'profile.patch',
        payload: { settings: { symptoms: true, medication: true, airQuality: true, progress: true } },
      },
      {
        kind: 'profile.patch',
        payload: { settings: { symptoms: true, medication: false, airQuality: true, progress: true } },
      },
    ])
  })

  test('keep their setting when it cannot be saved, and the screen shows an error', async () => {
    const { user } = await openSettings()
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    await user.click(await toggle('Progress updates'))
    await screen.findByText('Failed to update profile. Please try again.')
    expect(screen.getByText('We could not save that setting. Try again.')).toBeDefined()
    expect(await states()).toEqual([true, true, false, true, true])
  })

  test('lead to the other notification settings', async () => {
    await openSettings()
    const link = await screen.findByRole('link', { name: 'Notification settings' })
    expect(link.getAttribute('href')).toBe('/notifications?tab=settings')
  })

  test('are disabled without a profile', async () => {
    openPage('/profile?tab=settings')
    await screen.findByText(/^Set up your profile first/)
    expect((await toggle('Symptom reminders')).disabled).toBe(true)
  })
})

describe('about and privacy', () => {
  test('the version and the maker of the app are shown', async () => {
    await openSettings()
    expect(await screen.findByText(/^Second Wind, version .+\.$/)).toBeDefined()
  })

  test('Privacy Settings state what is stored and sent, and ask the browser to keep it', async () => {
    let persisted = false
    Object.defineProperty(navigator, 'storage', {
      configurable: true,
      value: {
        persisted: async () => persisted,
        persist: async () => (persisted = true),
        estimate: async () => ({ usage: 1_240_000, quota: 512_000_000 }),
      },
    })
    const { user } = await openSettings()
    await user.click(await screen.findByRole('button', { name: 'Privacy Settings' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Privacy Settings' }))
    expect(dialog.getByText(/^What you log is stored on this phone first/)).toBeDefined()
    expect(await dialog.findByText('1.2 MB used of about 512 MB.')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Keep my data safe on this phone' }))
    expect(await dialog.findByText(/^Your browser keeps the app's data/)).toBeDefined()
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:999',
      'tel:111',
    ])
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('when the browser does not agree, the data is not called safe', async () => {
    const { user } = await openSettings()
    await user.click(await screen.findByRole('button', { name: 'Privacy Settings' }))
    await user.click(await screen.findByRole('button', { name: 'Keep my data safe on this phone' }))
    expect(await screen.findByText(/^Your browser does not allow this yet/)).toBeDefined()
    expect(screen.queryByText(/^Your browser keeps/)).toBeNull()
  })
})

describe('the version text', () => {
  test('does not claim to be from the NHS', () => {
    expect(versionText('1.2.3')).toBe('Second Wind, version 1.2.3.')
  })
})
