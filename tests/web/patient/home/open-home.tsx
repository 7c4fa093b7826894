import { captureMoment, minuteMs, dayMs } from '@second-wind/core/platform/moment'
import type { ActivityReport } from '@second-wind/core/records/activity'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { TriageLevel } from '@second-wind/core/triage/triage-result'
import { screen, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { HomeWithAirQuality } from '../../../../web/src/app/home-with-air-quality.tsx'
import { newId } from '../../../../web/src/data/local/index.ts'
import { saveActivity, saveSymptoms, saveTriage } from '../../../../web/src/data/local/lazy.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { renderScreen, waitForScreen } from '../../../support/render.tsx'
import { FakeSyncServer } from '../../data/local/fake-sync-server.ts'

let now = 0

/** Friday 20 November 2026, noon; every test of the file starts there, with a server that answers. */
export function withFridayClock(): void {
  beforeEach(() => {
    new FakeSyncServer().install()
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), toFake: ['Date'] })
    now = Date.now()
  })
  afterEach(() => vi.useRealTimers())
}

/** Each record a minute after the one before, so that their order is the order of the test. */
const nextMoment = (daysAgo: number) => {
  now += minuteMs
  vi.setSystemTime(now)
  return captureMoment(now - daysAgo * dayMs, 0)
}

export const saveEntry = (daysAgo: number, changes: Partial<SymptomReport> = {}) =>
  saveSymptoms(newId(), aReport(changes), nextMoment(daysAgo))

export const saveCheck = (daysAgo: number, result: TriageLevel) =>
  saveTriage(newId(), { result }, nextMoment(daysAgo))

export const saveCompletedActivity = (daysAgo: number, type: string, report: Partial<ActivityReport> = {}) =>
  saveActivity(newId(), { type, title: type, completed: true, ...report }, nextMoment(daysAgo))

/** Home in the app, with all its parts loaded. */
export async function openHome(): Promise<UserEvent> {
  renderScreen(<HomeWithAirQuality />)
  await waitForScreen()
  // Two taps are never in the same millisecond.
  return userEvent.setup({ delay: 1, advanceTimers: (ms) => void vi.setSystemTime(Date.now() + ms) })
}

/** A section of Home, by its heading. */
export const getGroup = (name: string) => within(screen.getByRole('region', { name }))

/** The headings of Home's groups, in the order they are read, without that of a warning sign logged earlier. */
export const groupHeadings = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .filter((heading) => !heading.closest('[aria-label="What you logged earlier"]'))
    .map(({ textContent }) => textContent)
