import type { Clinician } from '@second-wind/core/care/clinician'
import {
  alertCounts,
  alertCountsHeader,
  type AlertCounts,
  alertsPath,
  type ListedAlert,
  listedAlert,
} from '@second-wind/core/care/contract/alerts'
import {
  clinicianPath,
  clinicianReply,
  dashboardPath,
  dashboardPatient,
  type DashboardPatient,
  rosterHeader,
} from '@second-wind/core/care/contract/clinician-dashboard'
import { priorityAlertsPath, type SentMessage, sentMessage } from '@second-wind/core/care/contract/messages'
import { mergeRoster } from '@second-wind/core/care/roster/merge-roster'
import { type ClinicianId, patientId, type PatientId } from '@second-wind/core/platform/ids'
import * as z from 'zod/mini'
import { request } from '../request.ts'
import { type PolledData, poll } from './poll.ts'

export function getClinician(id: ClinicianId, signal: AbortSignal): Promise<Clinician> {
  return request({ method: 'GET', path: clinicianPath(id), reply: clinicianReply, signal })
}

/** A patient whose row cannot be read, so that their condition is unknown; with what can still be read of who it is. */
const unreadableRow = z.catch(
  z.object({
    id: z.catch(z.optional(patientId), undefined),
    name: z.catch(z.optional(z.string()), undefined),
  }),
  {},
)
export type UnreadablePatient = z.infer<typeof unreadableRow>

/** The revision is the server's number for this state of the list; with it only changes are read. */
export type Roster = {
  patients: DashboardPatient[]
  /** One row that cannot be read never hides the others. */
  unreadable: UnreadablePatient[]
  revision: string | undefined
}

/** Reads the roster, most urgent first; with a last response, only the patients who changed since then. */
export function readRoster(
  id: ClinicianId,
  last?: PolledData<Roster>,
  signal?: AbortSignal,
): Promise<PolledData<Roster>> {
  const since = last?.data.revision
  return poll({
    path: dashboardPath(id) + (since === undefined ? '' : `?since=${since}`),
    reply: z.array(z.unknown()),
    toData: (rows, headers) => {
      const [revision, extent] = headers.get(rosterHeader)?.split(';') ?? []
      const read = readRows(rows)
      return { ...(last && extent === 'changes' ? mergeChanges(last.data, read) : read), revision }
    },
    last,
    ...(signal && { signal }),
  })
}

type Rows = Omit<Roster, 'revision'>

function readRows(rows: readonly unknown[]): Rows {
  const read = rows.map((row) => dashboardPatient.safeParse(row).data ?? unreadableRow.parse(row))
  return { patients: read.filter(isReadable), unreadable: read.filter((row) => !isReadable(row)) }
}

const isReadable = (row: DashboardPatient | UnreadablePatient): row is DashboardPatient => 'risk' in row

/** Returns the same list if nothing changed, so that nothing is rendered again. Readable rows may have become outdated. */
function mergeChanges(before: Rows, changed: Rows): Rows {
  const changedRows = [...changed.patients, ...changed.unreadable]
  if (changedRows.length === 0) return before
  const ids = new Set(changedRows.map((row) => row.id))
  const isKept = ({ id }: UnreadablePatient) => id === undefined || !ids.has(id)
  return {
    patients: mergeRoster(before.patients.filter(isKept), changed.patients),
    unreadable: [...before.unreadable.filter(isKept), ...changed.unreadable],
  }
}

export type AlertsResult = {
  alerts: ListedAlert[]
  /** How many rows cannot be read. They hide no other. */
  unreadableCount: number
  counts: AlertCounts
}

/** Reads the alerts, most urgent first. */
export function readAlerts(
  id: ClinicianId,
  last?: PolledData<AlertsResult>,
  signal?: AbortSignal,
): Promise<PolledData<AlertsResult>> {
  return poll({
    path: alertsPath(id),
    reply: z.array(z.unknown()),
    toData: (rows, headers) => {
      const alerts = rows.flatMap((row) => listedAlert.safeParse(row).data ?? [])
      const unreadableCount = rows.length - alerts.length
      return { alerts, unreadableCount, counts: countsOf(alerts, headers) }
    },
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
