import { type RiskGroup, riskGroups } from '@second-wind/core/care/roster/risk-group'
import { patientId, type PatientId } from '@second-wind/core/platform/ids'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { type AlertFilter, parseAlertFilter } from '../alerts/alert-filter.ts'
import {
  isRosterOrder,
  type RosterOrder,
  type RosterFilter,
  rosterFilters,
} from '../roster/filter-and-sort-roster.ts'

export const dashboardTabs = ['dashboard', 'patients', 'alerts'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

/**
 * State kept in the URL. The name that is searched for is personal data and is not part of it. A risk or severity filter
 * next to a patient's number would reveal their health, so while a record is open those filters are kept only in
 * `history.state` (docs/security.md).
 */
export type DashboardAddress = {
  tab: DashboardTab
  risk: RiskGroup | 'all'
  filter: RosterFilter
  sort: RosterOrder
  /** Which alerts are listed. */
  alerts: AlertFilter
  /** Whose record is open beside the list. */
  patient: PatientId | undefined
}

/**
 * Where the clinician is, and how to go elsewhere. Opening a tab or a record can be undone with the browser's Back; a
 * filter replaces the current history entry.
 */
export function useDashboardAddress() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const latest = useRef({ params, state, setParams })
  useLayoutEffect(() => {
    latest.current = { params, state, setParams }
  })
  // Stable identity: every row gets it as a prop.
  const go = useCallback((changes: Partial<DashboardAddress>) => {
    const addsHistoryEntry = 'tab' in changes || 'patient' in changes
    const { params: before, state: kept, setParams: set } = latest.current
    const address = { ...readAddress(before, kept), ...changes }
    set(addressToParams(address), { replace: !addsHistoryEntry, state: healthFilters(address) })
  }, [])
  const openRecord = useCallback((id: PatientId) => go({ patient: id }), [go])
  return { address: readAddress(params, state), go, openRecord }
}

const keptFilters = z.catch(
  z.object({
    risk: z.optional(z.string()),
    filter: z.optional(z.string()),
    severity: z.optional(z.string()),
  }),
  {},
)

const healthFilters = ({ risk, filter, alerts: { severity } }: DashboardAddress): Record<string, string> => ({
  ...(risk !== 'all' && { risk }),
  ...(filter !== 'all' && { filter }),
  ...(severity !== 'all' && { severity }),
})

function readAddress(params: URLSearchParams, state: unknown): DashboardAddress {
  const kept = keptFilters.parse(state)
  const wantedRisk = params.get('risk') ?? kept.risk
  const wantedFilter = params.get('filter') ?? kept.filter
  const severity = params.get('severity') ?? kept.severity ?? null
  const sort = params.get('sort') ?? ''
  const patient = patientId.safeParse(Number(params.get('patient') ?? Number.NaN))
  return {
    tab: dashboardTabs.find((tab) => tab === params.get('tab')) ?? 'dashboard',
    risk: riskGroups.find((risk) => risk === wantedRisk) ?? 'all',
    filter: rosterFilters.find((filter) => filter === wantedFilter) ?? 'all',
    sort: isRosterOrder(sort) ? sort : 'urgency',
    alerts: parseAlertFilter(params.get('show'), severity),
    patient: patient.success ? patient.data : undefined,
  }
}

function addressToParams(address: DashboardAddress): Record<string, string> {
  const { tab, sort, alerts, patient } = address
  return {
    ...(tab !== 'dashboard' && { tab }),
    ...(patient === undefined && healthFilters(address)),
    ...(sort !== 'urgency' && { sort }),
    ...(alerts.state !== 'open' && { show: alerts.state }),
    ...(patient !== undefined && { patient: String(patient) }),
  }
}
