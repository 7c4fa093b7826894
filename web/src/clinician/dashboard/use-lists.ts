import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import { useRefresh, useServerState } from '../../access/clinician-sign-in/session/server-state.tsx'
import { useSignedInClinician } from '../../access/clinician-sign-in/session/signed-in-clinician.ts'
import {
  type AlertsResult,
  readAlerts,
  readRoster,
  type Roster,
} from '../../data/server/clinician/clinician-dashboard.ts'
import type { PolledData } from '../../data/server/clinician/poll.ts'

const rosterEveryMs = 30_000
const alertsEveryMs = 10_000

/** The clinician's patients, most urgent first. */
export function useRoster() {
  const { clinicianId } = useSignedInClinician()
  return useServerState<PolledData<Roster>>({
    key: ['roster'],
    read: (signal, last) => readRoster(clinicianId, last, signal),
    every: rosterEveryMs,
  })
}

/** The alerts of the clinician's patients, most urgent first. */
export function useAlerts() {
  const { clinicianId } = useSignedInClinician()
  const alerts = useServerState<PolledData<AlertsResult>>({
    key: ['alerts'],
    read: (signal, last) => readAlerts(clinicianId, last, signal),
    every: alertsEveryMs,
  })
  /** Puts an alert into the list as the server returned it after an action. */
  const replaceAlert = (changed: ListedAlert) =>
    alerts.update((last) => ({
      ...last,
      data: {
        ...last.data,
        counts: countsAfter(last.data, changed),
        alerts: last.data.alerts.map((alert) => (alert.id === changed.id ? changed : alert)),
      },
    }))
  return { ...alerts, replaceAlert }
}

/** The counts are right at once, not only with the server's next list. */
function countsAfter({ alerts, counts }: AlertsResult, changed: ListedAlert): AlertsResult['counts'] {
  const before = alerts.find(({ id }) => id === changed.id)
  if (!before) return counts
  const difference = (counted: (alert: ListedAlert) => boolean) =>
    Number(counted(changed)) - Number(counted(before))
  return {
    open: counts.open + difference(isOpen),
    unread: counts.unread + difference((alert) => isOpen(alert) && !alert.isRead),
    listed: counts.listed + difference(isOpen),
  }
}

const isOpen = ({ isResolved }: ListedAlert): boolean => !isResolved

/** Returns a function that reads the roster and the alerts again, to call after an action. */
export function useRefreshLists(): () => void {
  const refresh = useRefresh()
  return () => refresh('roster', 'alerts')
}
