import type { Clinician } from '@second-wind/core/care/clinician'
import {
  alertCounts,
  alertCountsHeader,
  type AlertCounts,
  alertsPath,
  alertsReply,
  type ListedAlert,
} from '@second-wind/core/care/contract/alerts'
import {
  clinicianPath,
  clinicianReply,
  dashboardPath,
  dashboardReply,
  type DashboardPatient,
  rosterHeader,
} from '@second-wind/core/care/contract/clinician-dashboard'
import {
  priorityAlertsPath,
  type SentMessage,
  sentMessage,
} from '@second-wind/core/care/contract/priority-alerts'
import { mergeRoster } from '@second-wind/core/care/roster/merge-roster'
import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import { request } from '../request.ts'
import { type Dated, poll } from './poll.ts'

export function getClinician(id: ClinicianId, signal: AbortSignal): Promise<Clinician> {
  return request({ method: 'GET', path: clinicianPath(id), reply: clinicianReply, signal })
}

/** The revision is the server's number for this state of the list; with it only changes are read. */
export type Roster = { patients: DashboardPatient[]; revision: string | undefined }

/** Reads the roster, most urgent first; with a last answer, only the patients who changed since then. */
export function readRoster(
  id: ClinicianId,
  last?: Dated<Roster>,
  signal?: AbortSignal,
): Promise<Dated<Roster>> {
  const since = last?.data.revision
  return poll({
    path: dashboardPath(id) + (since === undefined ? '' : `?since=${since}`),
    reply: dashboardReply,
    take: (rows, headers) => {
      const [revision, extent] = headers.get(rosterHeader)?.split(';') ?? []
      const patients = last && extent === 'changes' ? mergeChanges(last.data.patients, rows) : rows
      return { patients, revision }
    },
    last,
    ...(signal && { signal }),
  })
}

/** Without changes it is the same list, so that nothing is rendered again. */
const mergeChanges = (before: DashboardPatient[], changed: DashboardPatient[]) =>
  changed.length === 0 ? before : mergeRoster(before, changed)

export type AlertsAnswer = { alerts: ListedAlert[]; counts: AlertCounts }

/** Reads the alerts, most urgent first. */
export function readAlerts(
  id: ClinicianId,
  last?: Dated<AlertsAnswer>,
  signal?: AbortSignal,
): Promise<Dated<AlertsAnswer>> {
  return poll({
    path: alertsPath(id),
    reply: alertsReply,
    take: (alerts, headers) => ({ alerts, counts: countsOf(alerts, headers) }),
    last,
    ...(signal && { signal }),
  })
}

/** The server's counts over all patients; without them, the counts of the listed alerts. */
function countsOf(alerts: ListedAlert[], headers: Headers): AlertCounts {
  const pairs = headers.get(alertCountsHeader)?.split(';') ?? []
  const counted = Object.fromEntries(pairs.map((pair) => pair.split('=')).map(([k, n]) => [k, Number(n)]))
  const counts = alertCounts.safeParse(counted)
  if (counts.success) return counts.data
  const open = alerts.filter((alert) => !alert.isResolved)
  return { open: open.length, unread: open.filter((alert) => !alert.isRead).length, listed: open.length }
}

type PriorityAlert = { id: string; patientId: PatientId; clinicianId: ClinicianId; message: string }

/** Requests a check-in from a patient. Sending the same id again does not send a second message. */
export function sendPriorityAlert(alert: PriorityAlert): Promise<SentMessage> {
  return request({ method: 'POST', path: priorityAlertsPath, body: alert, reply: sentMessage })
}
