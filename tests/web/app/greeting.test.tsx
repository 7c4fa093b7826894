import { captureMoment } from '@second-wind/core/platform/moment'
import { act, screen } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveProfile } from '../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../fixtures/a-patient.ts'
import { openApp } from '../../support/render.tsx'
import { FakeSyncServer } from '../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../data/local/fresh-database.ts'

const db = withFreshDatabase()

beforeEach(() => new FakeSyncServer().install())
afterEach(() => vi.useRealTimers())

const heading = () => screen.getByRole('heading', { level: 1 })
const at = (time: string) => vi.useFakeTimers({ now: new Date(`2026-11-20T${time}:00`), toFake: ['Date'] })

describe('the greeting on Home', () => {
  test.each([
    ['00:00', 'Good morning'],
    ['11:59', 'Good morning'],
    ['12:00', 'Good afternoon'],
    ['17:59', 'Good afternoon'],
    ['18:00', 'Good evening'],
    ['23:59', 'Good evening'],
  ])('at %s on the phone Amina reads "%s" and her name', async (time, text) => {
    at(time)
    await db.profile.put(aPatient({ name: 'Amina Yusuf' }))
    await openApp()
    expect(await screen.findByRole('heading', { level: 1, name: `${text}, Amina Yusuf` })).toBeDefined()
  })

  test('without a profile the greeting has no name', async () => {
    at('09:00')
    await openApp()
    expect(heading().textContent).toBe('Good morning')
  })

  test('a new name is in the greeting once it is saved', async () => {
    at('09:00')
    await db.profile.put(aPatient({ name: 'Amina Yusuf' }))
    await openApp()
    await screen.findByText('Amina Yusuf')
    await act(() => saveProfile({ name: 'Amina Okoro' }, captureMoment(Date.now(), 0)))
    expect(await screen.findByRole('heading', { level: 1, name: 'Good morning, Amina Okoro' })).toBeDefined()
  })

  test('when the phone cannot read its entries, the greeting, both actions and 999 are still there', async () => {
    at('09:00')
    vi.spyOn(db.profile, 'get').mockRejectedValue(new Error('unreadable'))
    vi.spyOn(db.symptoms, 'orderBy').mockImplementation(() => {
      throw new Error('unreadable')
    })
    await openApp()
    expect(await screen.findByText(/^We cannot show your entries right now/)).toBeDefined()
    expect(heading().textContent).toBe('Good morning')
    expect(screen.getByRole('link', { name: 'Log Symptoms' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe('tel:999')
    vi.restoreAllMocks()
  })
})
