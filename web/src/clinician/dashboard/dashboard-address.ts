import { type RiskGroup, riskGroups } from '@second-wind/core/care/roster/risk-group'
import { patientId, type PatientId } from '@second-wind/core/platform/ids'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AlertFilter, parseAlertFilter } from '../alerts/alert-filter.ts'
import { isRosterOrder, type RosterOrder } from '../roster/filter-and-sort-roster.ts'

export const dashboardTabs = ['dashboard', 'patients', 'alerts'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

/** What the address says. The name that is searched for is personal data and stays out of it. */
export type DashboardAddress = {
  tab: DashboardTab
  risk: RiskGroup | 'all'
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
  const latest = useRef({ params, setParams })
  useLayoutEffect(() => {
    latest.current = { params, setParams }
  })
  // The same function for as long as the screen is open: a thousand rows hold it.
  const go = useCallback((changes: Partial<DashboardAddress>) => {
    const isPlace = 'tab' in changes || 'patient' in changes
    const { params: before, setParams: set } = latest.current
    set(addressToParams({ ...read(before), ...changes }), { replace: !isPlace })
  }, [])
  const openRecord = useCallback((id: PatientId) => go({ patient: id }), [go])
  return { address: read(params), go, openRecord }
}

function read(params: URLSearchParams): DashboardAddress {
  const sort = params.get('sort') ?? ''
  const patient = patientId.safeParse(Number(params.get('patient') ?? Number.NaN))
  return {
    tab: dashboardTabs.find((tab) => tab === params.get('tab')) ?? 'dashboard',
    risk: riskGroups.find((risk) => risk === params.get('risk')) ?? 'all',
    sort: isRosterOrder(sort) ? sort : 'urgency',
    alerts: parseAlertFilter(params.get('show'), params.get('severity')),
    patient: patient.success ? patient.data : undefined,
  }
}

function addressToParams({ tab, risk, sort, alerts, patient }: DashboardAddress): Record<string, string> {
  return {
    ...(tab !== 'dashboard' && { tab }),
    ...(risk !== 'all' && { risk }),
    ...(sort !== 'urgency' && { sort }),
    ...(alerts.state !== 'all' && { show: alerts.state }),
    ...(alerts.severity !== 'all' && { severity: alerts.severity }),
    ...(patient !== undefined && { patient: String(patient) }),
  }
}
