import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { vi } from 'vitest'
import { ServerStateProvider } from '../../../../web/src/access/clinician-sign-in/session/server-state.tsx'
import { allAlertsFilter, type AlertFilter } from '../../../../web/src/clinician/alerts/alert-filter.ts'
import { AlertsTab } from '../../../../web/src/clinician/alerts/alerts-tab.tsx'
import { ContactActionsProvider } from '../../../../web/src/clinician/contact/contact-actions-provider.tsx'
import { renderScreen } from '../../../support/render.tsx'
import { fakeApi, reply } from '../../data/server/fake-api.ts'
import { advanceTime } from '../dashboard-clock.ts'

export const alertsPath = '/api/patient-alerts/1'
export const onOpenPatient = vi.fn<(id: number) => void>()

/** The tab as the dashboard shows it, with these alerts on the server. */
export async function openAlerts(
  alerts: ListedAlert[],
  counts?: string,
  filter?: AlertFilter,
  patients?: readonly DashboardPatient[],
) {
  const server = fakeApi()
  const headers = counts === undefined ? {} : { 'x-second-wind-alerts': counts }
  server.respondTo(alertsPath, () => reply(alerts, { headers }))
  await showAlerts(filter, patients)
  return server
}

export async function showAlerts(
  filter: AlertFilter = allAlertsFilter,
  patients?: readonly DashboardPatient[],
) {
  const list = <FilterableAlerts first={filter} patients={patients} />
  // Without patients there is nobody to ring.
  renderScreen(
    <ServerStateProvider>
      {patients ? <ContactActionsProvider>{list}</ContactActionsProvider> : list}
    </ServerStateProvider>,
  )
  await advanceTime(0)
}

export const cardOf = (name: string) => screen.getByRole('article', { name })

type Props = { first: AlertFilter; patients: readonly DashboardPatient[] | undefined }

function FilterableAlerts({ first, patients }: Props) {
  const [filter, setFilter] = useState(first)
  return <AlertsTab filter={filter} onFilter={setFilter} onOpenPatient={onOpenPatient} patients={patients} />
}
