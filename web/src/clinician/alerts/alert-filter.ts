import { alertSeverities, type AlertSeverity } from '@second-wind/core/care/alert'
import type { ListedAlert } from '@second-wind/core/care/contract/alerts'

export const alertStates = ['all', 'open', 'resolved'] as const
export type AlertFilter = { state: (typeof alertStates)[number]; severity: AlertSeverity | 'all' }

export const allAlertsFilter: AlertFilter = { state: 'all', severity: 'all' }

/** What the list shows unless something else is asked for. */
export const openAlertsFilter: AlertFilter = { state: 'open', severity: 'all' }

/**
 * In the order in which they came (`sortAlerts`).
 *
 * @param keptIds stay among the open ones: what was resolved a moment ago does not vanish from under the hand
 */
export function filterAlerts(
  alerts: readonly ListedAlert[],
  filter: AlertFilter,
  keptIds: readonly string[] = [],
): ListedAlert[] {
  return alerts.filter(
    ({ id, isResolved, severity }) =>
      (filter.state === 'all' ||
        isResolved === (filter.state === 'resolved') ||
        (filter.state === 'open' && keptIds.includes(id))) &&
      (filter.severity === 'all' || severity === filter.severity),
  )
}

type Group = [ListedAlert, ...ListedAlert[]]

/** The alerts of each patient together, patients in the order of their first alert; open ones before resolved ones. */
export function groupByPatient(alerts: readonly ListedAlert[]): Group[] {
  const groups = new Map<string, Group>()
  for (const alert of alerts) {
    const key = `${alert.isResolved} ${alert.patientId}`
    const group = groups.get(key)
    if (group) group.push(alert)
    else groups.set(key, [alert])
  }
  return [...groups.values()]
}

/** The first groups that hold at least so many alerts together; none is cut. */
export function firstGroups(groups: readonly Group[], atLeast: number): Group[] {
  let before = 0
  return groups.filter((group) => {
    const isShown = before < atLeast
    before += group.length
    return isShown
  })
}

/** "No alerts", "No open alerts", "No resolved critical alerts". */
export function formatNoAlerts({ state, severity }: AlertFilter): string {
  return ['No', state, severity, 'alerts'].filter((word) => word !== 'all').join(' ')
}

/** Parses the filter from the URL or a select; unknown values do not filter. */
export function parseAlertFilter(state: string | null, severity: string | null): AlertFilter {
  return {
    state: alertStates.find((known) => known === state) ?? openAlertsFilter.state,
    severity: alertSeverities.find((known) => known === severity) ?? openAlertsFilter.severity,
  }
}
