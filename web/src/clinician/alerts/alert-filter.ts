import { alertSeverities, type AlertSeverity } from '@second-wind/core/care/alert'
import type { ListedAlert } from '@second-wind/core/care/contract/alerts'

export const alertStates = ['all', 'open', 'resolved'] as const
export type AlertFilter = { state: (typeof alertStates)[number]; severity: AlertSeverity | 'all' }

export const allAlertsFilter: AlertFilter = { state: 'all', severity: 'all' }

/** In the order in which they came: the server's, most urgent first. */
export function filterAlerts(alerts: readonly ListedAlert[], filter: AlertFilter): ListedAlert[] {
  return alerts.filter(
    ({ isResolved, severity }) =>
      (filter.state === 'all' || isResolved === (filter.state === 'resolved')) &&
      (filter.severity === 'all' || severity === filter.severity),
  )
}

/** "No alerts", "No open alerts", "No resolved critical alerts". */
export function formatNoAlerts({ state, severity }: AlertFilter): string {
  return ['No', state, severity, 'alerts'].filter((word) => word !== 'all').join(' ')
}

/** As the address or a list of choices has it; what is not known there hides nothing. */
export function parseAlertFilter(state: string | null, severity: string | null): AlertFilter {
  return {
    state: alertStates.find((known) => known === state) ?? allAlertsFilter.state,
    severity: alertSeverities.find((known) => known === severity) ?? allAlertsFilter.severity,
  }
}
