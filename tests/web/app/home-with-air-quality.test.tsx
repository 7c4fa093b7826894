import { captureMoment, dayMs } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { act, screen, within } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../fixtures/a-patient.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { openApp } from '../../support/render.tsx'
import { FakeSyncServer } from '../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../data/local/fresh-database.ts'

const db = withFreshDatabase()
const friday = Date.parse('2026-11-20T12:00:00Z')

beforeEach(() => {
  new FakeSyncServer().install()
  vi.useFakeTimers({ now: friday, toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

const log = (daysAgo: number, changes: Partial<SymptomReport> = {}) =>
  saveSymptoms(newId(), aReport(changes), captureMoment(friday - daysAgo * dayMs, 0))
const week = () =>
  within(screen.getByRole('list', { name: 'Check-ins of the last 7 days' }))
    .getAllByRole('listitem')
    .map((day) => day.textContent)

describe('starting on Home', () => {
  test('the first screen offers to log symptoms and to do the quick check', async () => {
    await openApp()
    expect(screen.getByRole('link', { name: 'Log Symptoms' }).getAttribute('href')).toBe('/tracking')
    expect(screen.getByRole('link', { name: 'Quick Check' }).getAttribute('href')).toBe('/symptom-checker')
  })

  test('a new patient sees no figures of another person', async () => {
    await openApp()
    const hero = await screen.findByText('Weekly goal: 0 of 7 days')
    expect(hero.parentElement?.textContent).toContain('Start when you are ready.')
    expect(week().filter((day) => day?.includes('no check-in'))).toHaveLength(7)
  })
})

describe('check-ins and streak', () => {
  test('the week marks each day with a check-in, however many there were', async () => {
    for (const daysAgo of [0, 0, 1, 3, 8]) await log(daysAgo)
    await openApp()
    expect(await screen.findByText('Weekly goal: 3 of 7 days')).toBeDefined()
    expect(week()).toEqual([
      'Sat: no check-in',
      'Sun: no check-in',
      'Mon: no check-in',
      'Tue: checked in',
      'Wed: no check-in',
      'Thu: checked in',
      'Today: checked in',
    ])
  })

  test('an entry logged in another tab appears without reloading', async () => {
    await openApp()
    await screen.findByText('Weekly goal: 0 of 7 days')
    await act(() => log(0))
    expect(await screen.findByText('Weekly goal: 1 of 7 days')).toBeDefined()
  })

  test('a check-in on each of seven days achieves the weekly goal', async () => {
    for (const daysAgo of [6, 5, 4, 3, 2, 1]) await log(daysAgo)
    await openApp()
    expect(await screen.findByText('Weekly goal: 6 of 7 days')).toBeDefined()
    expect(screen.queryByText('Weekly goal achieved!')).toBeNull()
    await act(() => log(0))
    expect(await screen.findByText('Weekly goal achieved!')).toBeDefined()
    expect(
      await screen.findAllByText('7 days of check-ins in a row. You are looking after yourself.'),
    ).not.toHaveLength(0)
  })

  test('a streak longer than the first read is counted to its end', async () => {
    for (let entry = 0; entry < 205; entry += 1) await log(Math.floor(entry / 2))
    await openApp()
    expect(await screen.findAllByText('103 days of check-ins in a row. What a run.')).not.toHaveLength(0)
  })
})

describe('the companion', () => {
  test('the companion that the patient chose is shown', async () => {
    await db.profile.put(aPatient({ companionAvatar: 'musa' }))
    await openApp()
    expect(await screen.findByRole('img', { name: 'Musa, waving hello' })).toBeDefined()
  })

  const adviceToday = 'Contact a GP surgery or call 111 today. If you get worse, call 999.'
  const call999 = 'If you still feel like this, call 999.'

  test.each<[string, Partial<SymptomReport>, string]>([
    ['breathlessness of 7', { breathlessness: 7 }, adviceToday],
    ['a cough of 9', { coughSeverity: 9 }, adviceToday],
    ['a high fever', { temperature: 'high-fever' }, call999],
    ['red phlegm', { sputumColor: 'red' }, call999],
  ])(
    'after logging %s the companion is concerned and points to help, without praise',
    async (_, report, name) => {
      await log(0, report)
      await openApp()
      expect(await screen.findByRole('img', { name: 'Joy, concerned' })).toBeDefined()
      expect(screen.getByRole('heading', { level: 2, name })).toBeDefined()
    },
  )

  test('three days after a red flag with nothing logged since, the companion mentions what was logged and that it does not know more', async () => {
    await log(3, { breathlessness: 9 })
    await openApp()
    expect(
      await screen.findByText(
        /you logged breathlessness 9 out of 10\. I do not know how you are now\. If you feel like that now, call 999\.$/,
      ),
    ).toBeDefined()
    expect(screen.queryByRole('img', { name: 'Joy, proud of you' })).toBeNull()
    await act(() => log(0))
    expect(await screen.findByRole('img', { name: 'Joy, proud of you' })).toBeDefined()
  })

  test('after days away, the patient is welcomed, not blamed', async () => {
    await log(2)
    await openApp()
    expect(await screen.findByRole('heading', { level: 2, name: 'Welcome back! No pressure.' })).toBeDefined()
  })
})
