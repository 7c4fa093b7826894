import { captureMoment } from '@second-wind/core/platform/moment'
import type { Patient } from '@second-wind/core/records/patient'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { TriageLevel } from '@second-wind/core/triage/triage-result'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { db } from '../../../../web/src/data/local/database/db-connection.ts'
import { newId } from '../../../../web/src/data/local/index.ts'
import { saveSymptoms, saveTriage } from '../../../../web/src/data/local/lazy.ts'
import { AiTriageScreen } from '../../../../web/src/patient/ai-triage/ai-triage-screen.tsx'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { renderScreen } from '../../../support/render.tsx'

/** Friday 20 November 2026, six in the evening; `later` lets time pass. */
export function withFridayEveningClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T18:00:00Z') })
  })
  afterEach(() => vi.useRealTimers())
}

export const advanceDate = (ms: number) => vi.setSystemTime(Date.now() + ms)

const at = (day: string, hour = '08') => captureMoment(Date.parse(`${day}T${hour}:00:00Z`), 0)

export const saveEntryOn = (day: string, changes: Partial<SymptomReport> = {}) =>
  saveSymptoms(newId(), aReport({ breathlessness: 2, coughSeverity: 2, ...changes }), at(day))

export const saveCheckOn = (day: string, result: TriageLevel, hour?: string) =>
  saveTriage(newId(), { result }, at(day, hour))

export async function openAiTriage(profile?: Partial<Patient>) {
  if (profile) await db.profile.put(aPatient(profile))
  const user = userEvent.setup()
  const { unmount } = renderScreen(<AiTriageScreen />, '/ai-triage')
  const start = await screen.findByRole('button', { name: 'Start Analysis' })
  return { user, unmount, start: () => user.click(start) }
}

/** The page with a result. */
export async function openResult(profile?: Partial<Patient>) {
  const page = await openAiTriage(profile)
  await page.start()
  await screen.findByRole('heading', { name: 'Analysing...' })
  advanceDate(3000)
  await screen.findByRole('button', { name: 'Run New Analysis' })
  return page
}
