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
 * What the address says. The name that is searched for is personal data and stays out of it. A filter by risk or
 * severity beside a patient's number would say how that patient is: while a record is open, these filters are kept in
 * the history entry alone (docs/security.md).
 */
export type DashboardAddress = {
  tab: DashboardTab
  risk: RiskGroup | 'all'
  who: RosterFilter
  sort: RosterOrder
  /** Which alerts are listed. */
  alerts: AlertFilter
  /** Whose record is open beside the list. */
  patient: PatientId | undefined
}

/**
 * Where the clinician is, and how to go elsewhere. Opening a tab or a record can be undone with the browser's Back; a
 * filter takes the place of the one before.
 */
export function useDashboardAddress() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const latest = useRef({ params, state, setParams })
  useLayoutEffect(() => {
    latest.current = { params, state, setParams }
  })
  // The same function for as long as the screen is open: a thousand rows hold it.
  const go = useCallback((changes: Partial<DashboardAddress>) => {
    const isPlace = 'tab' in changes || 'patient' in changes
    const { params: before, state: kept, setParams: set } = latest.current
    const address = { ...readAddress(before, kept), ...changes }
    set(addressToParams(address), { replace: !isPlace, state: healthFilters(address) })
  }, [])
  const openRecord = useCallback((id: PatientId) => go({ patient: id }), [go])
  return { address: readAddress(params, state), go, openRecord }
}

const keptFilters = z.catch(
  z.object({ risk: z.optional(z.string()), who: z.optional(z.string()), severity: z.optional(z.string()) }),
  {},
)

const healthFilters = ({ risk, who, alerts: { severity } }: DashboardAddress): Record<string, string> => ({
  ...(risk !== 'all' && { risk }),
  ...(who !== 'all' && { who }),
  ...(severity !== 'all' && { severity }),
})

function readAddress(params: URLSearchParams, state: unknown): DashboardAddress {
  const kept = keptFilters.parse(state)
  const wantedRisk = params.get('risk') ?? kept.risk
  const wantedWho = params.get('who') ?? kept.who
  const severity = params.get('severity') ?? kept.severity ?? null
  const sort = params.get('sort') ?? ''
  const patient = patientId.safeParse(Number(params.get('patient') ?? Number.NaN))
  return {
    tab: dashboardTabs.find((tab) => tab === params.get('tab')) ?? 'dashboard',
    risk: riskGroups.find((risk) => risk === wantedRisk) ?? 'all',
    who: rosterFilters.find((who) => who === wantedWho) ?? 'all',
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
