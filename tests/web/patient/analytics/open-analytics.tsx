import { captureMoment } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { newId } from '../../../../web/src/data/local/index.ts'
import { saveAirReading, saveSymptoms } from '../../../../web/src/data/local/lazy.ts'
import { AnalyticsScreen } from '../../../../web/src/patient/analytics/analytics-screen.tsx'
import { aReport } from '../../../fixtures/an-entry.ts'
import { renderScreen } from '../../../support/render.tsx'

/** Friday 20 November 2026, six in the evening. */
export function withFridayEveningClock(): void {
  beforeEach(() => {
    localStorage.clear()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T18:00:00Z') })
  })
  afterEach(() => vi.useRealTimers())
}

export function openAnalytics(path = '/analytics') {
  const user = userEvent.setup()
  renderScreen(<AnalyticsScreen />, path)
  return user
}

/** A check-in at 8 in the morning of that day. */
export const saveEntryOn = (day: string, changes: Partial<SymptomReport> = {}) =>
  saveSymptoms(newId(), aReport(changes), captureMoment(Date.parse(`${day}T08:00:00Z`), 0))

/** The phone saw this air on that day. @param pm2_5 µg/m³: 8 is low, 40 is moderate */
export const saveAirOn = (day: string, pm2_5: number, source: 'openweather' | 'demo' = 'openweather') =>
  saveAirReading('York', {
    index: 20,
    status: 'Low',
    location: 'York',
    description: '',
    source,
    timestamp: `${day}T09:00:00.000Z`,
    pollutants: { pm2_5, pm10: null, o3: null },
  })

/** The part from a heading of the second level to the next. */
export const findSection = async (heading: string) => {
  const found = await screen.findByRole('heading', { level: 2, name: heading })
  return within(found.closest('section')!)
}
