import type { DashboardPatient } from '@second-wind/core/contract/clinician'
import { act, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { ClinicianDashboardScreen } from '../../../web/src/features/clinician/clinician-dashboard-screen.tsx'
import { renderScreen } from '../../support/render.tsx'
import { fakeServer, reply } from '../server/fake-server.ts'
import { aCheckIn, aRow } from './a-row.ts'

export const rosterPath = '/api/clinician-dashboard/1'
export const clinicianPath = '/api/clinicians/1'
export const helen = { id: 1, name: 'Helen Marsh', title: 'Dr.', department: 'Respiratory Medicine' }

export const teatime = '2026-11-20T17:00:00.000Z'
export const margaret = aRow({ lastSymptomEntry: aCheckIn('2026-11-20T16:40:00.000Z') })
export const peter = aRow({ id: 7, name: 'Peter Lowe' })

/** It is teatime. The clock also goes on by itself, because user-event waits for it. */
export const startClock = () => vi.useFakeTimers({ now: Date.parse(teatime), shouldAdvanceTime: true })

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

export function onScreenOf(size: 'desktop' | 'phone') {
  const matches = size === 'desktop'
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches, media }))
}

/** The screen a moment after it was opened, with this roster on the server. */
export async function openDashboard(roster: DashboardPatient[] = [margaret, peter]) {
  const server = fakeServer()
  server.answer(clinicianPath, () => reply(helen))
  server.answer(rosterPath, () => reply(roster))
  await showDashboard()
  return server
}

/** The screen a moment after it was opened, over whatever server there is. */
export async function showDashboard() {
  renderScreen(<ClinicianDashboardScreen />)
  await pass(0)
}

export const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
