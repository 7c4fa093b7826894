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
import { pollReader } from './poll-reader.ts'

export function getClinician(id: ClinicianId, signal: AbortSignal): Promise<Clinician> {
  return request({ method: 'GET', path: clinicianPath(id), reply: clinicianReply, signal })
}

/**
 * Reads the roster, most urgent first. Make one reader per screen and call it for every poll: after the first answer
 * it asks only for who has changed.
 */
export function dashboardReader(id: ClinicianId) {
  let roster: { revision: string; patients: DashboardPatient[] } | undefined
  return pollReader({
    path: () => dashboardPath(id) + (roster ? `?since=${roster.revision}` : ''),
    reply: dashboardReply,
    take: (rows, headers) => {
      const [revision, extent] = headers.get(rosterHeader)?.split(';') ?? []
      const patients = roster && extent === 'changes' ? mergeChanges(roster.patients, rows) : rows
      roster = revision === undefined ? undefined : { revision, patients }
      return patients
    },
  })
}

/** Nobody changed: the very same list, so that nothing is drawn anew. */
const mergeChanges = (before: DashboardPatient[], changed: DashboardPatient[]) =>
  changed.length === 0 ? before : mergeRoster(before, changed)

export type AlertsAnswer = { alerts: ListedAlert[]; counts: AlertCounts }

/** Reads the alerts; like the roster, one reader per screen. */
export function alertsReader(id: ClinicianId) {
  return pollReader({
    path: () => alertsPath(id),
    reply: alertsReply,
    take: (alerts, headers): AlertsAnswer => ({ alerts, counts: countsOf(alerts, headers) }),
  })
}

/** Of everybody together; a server that does not count leaves it to us. */
function countsOf(alerts: ListedAlert[], headers: Headers): AlertCounts {
  const pairs = headers.get(alertCountsHeader)?.split(';') ?? []
  const counted = Object.fromEntries(pairs.map((pair) => pair.split('=')).map(([k, n]) => [k, Number(n)]))
  const told = alertCounts.safeParse(counted)
  if (told.success) return told.data
  const open = alerts.filter((alert) => !alert.isResolved)
  return { open: open.length, unread: open.filter((alert) => !alert.isRead).length, listed: open.length }
}

type PriorityAlert = { id: string; patientId: PatientId; clinicianId: ClinicianId; message: string }

/** Asks a patient to check in. The same id sent again is the same message. */
export function sendPriorityAlert(alert: PriorityAlert): Promise<SentMessage> {
  return request({ method: 'POST', path: priorityAlertsPath, body: alert, reply: sentMessage })
}
