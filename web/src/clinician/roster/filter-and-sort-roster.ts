import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { type RiskGroup, riskGroupOf } from '@second-wind/core/care/roster/risk-group'

export const rosterOrders = {
  urgency: { label: 'Most urgent first', compare: () => 0 },
  heard: {
    label: 'Longest not heard first',
    compare: (a, b) => lastContactAt(a) - lastContactAt(b) || byName(a, b),
  },
  name: { label: 'Name A to Z', compare: (a, b) => byName(a, b) },
} as const satisfies Record<
  string,
  { label: string; compare: (a: DashboardPatient, b: DashboardPatient) => number }
>

export type RosterOrder = keyof typeof rosterOrders

export function isRosterOrder(value: string): value is RosterOrder {
  return Object.hasOwn(rosterOrders, value)
}

export type RosterQuery = { search: string; risk: RiskGroup | 'all'; order: RosterOrder }

/** Filters and sorts patients, who arrive most urgent first. A search ignores accents and case. */
export function filterAndSortRoster(
  patients: readonly DashboardPatient[],
  { search, risk, order }: RosterQuery,
): DashboardPatient[] {
  const wanted = normalizeForSearch(search.trim())
  return patients
    .filter(
      (patient) =>
        (risk === 'all' || riskGroupOf(patient) === risk) &&
        (wanted === '' || normalizeForSearch(patient.name).includes(wanted)),
    )
    .sort(rosterOrders[order].compare)
}

/** Patients without contact sort as the longest silence. Finite, so that two of them compare as equal. */
function lastContactAt({ phoneReport }: DashboardPatient): number {
  return phoneReport ? Date.parse(phoneReport.lastHeardAt) : Number.MIN_SAFE_INTEGER
}

const { compare } = new Intl.Collator('en-GB')
const byName = (a: DashboardPatient, b: DashboardPatient): number => compare(a.name, b.name)

function normalizeForSearch(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en-GB')
}
