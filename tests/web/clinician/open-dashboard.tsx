import { alertCountsHeader } from '@second-wind/core/care/contract/alerts'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { screen, within } from '@testing-library/react'
import { ClinicianDashboardScreen } from '../../../web/src/clinician/clinician-dashboard-screen.tsx'
import { renderScreen } from '../../support/render.tsx'
import { fakeApi, reply } from '../data/server/fake-api.ts'
import { aCheckIn, aRosterRow } from './a-roster-row.ts'
import { advanceTime, setUpUser } from './dashboard-clock.ts'

export const rosterPath = '/api/clinician-dashboard/1'
export const alertsPath = '/api/patient-alerts/1'
export const clinicianPath = '/api/clinicians/1'
export const helen = { id: 1, name: 'Helen Marsh', title: 'Dr.', department: 'Respiratory Medicine' }

export const margaret = aRosterRow({ lastSymptomEntry: aCheckIn('2026-11-20T16:40:00.000Z') })
export const peter = aRosterRow({ id: 7, name: 'Peter Lowe' })

/** The screen a moment after it was opened, with this roster on the server. */
export async function openDashboard(roster: DashboardPatient[] = [margaret, peter], query = '?tab=patients') {
  const server = fakeApi()
  server.respondTo(clinicianPath, () => reply(helen))
  server.respondTo(rosterPath, () => reply(roster))
  server.respondTo(alertsPath, () =>
    reply([], { headers: { [alertCountsHeader]: 'open=0;unread=0;listed=0' } }),
  )
  await showDashboard(query)
  return server
}

/** The screen a moment after it was opened, over whatever server there is. */
export async function showDashboard(query = '?tab=patients') {
  renderScreen(<ClinicianDashboardScreen />, `/clinician-dashboard${query}`)
  await advanceTime(0)
}

/** The row of the patient of this name. */
export function rowOf(name: string): HTMLElement {
  const row = screen.getByRole('heading', { level: 3, name }).closest('li')
  if (!row) throw new Error(`${name} is in no list`)
  return row
}

/** The part under "More" in the row of this patient. */
export async function openMore(name: string): Promise<HTMLElement> {
  await setUpUser().click(within(rowOf(name)).getByRole('button', { name: 'More' }))
  return screen.getByRole('region', { name: `More about ${name}` })
}

/** The names shown, from top to bottom. */
export const namesShown = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
