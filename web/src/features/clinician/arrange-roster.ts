import type { DashboardPatient } from '@second-wind/core/contract/clinician'

export const rosterOrders = {
  'latest-check-in': { words: 'Latest check-in first', compare: (a, b) => checkedInAt(b) - checkedInAt(a) },
  'oldest-check-in': {
    words: 'Longest since a check-in first',
    compare: (a, b) => checkedInAt(a) - checkedInAt(b),
  },
  'longest-unheard': { words: 'Longest since phone heard first', compare: (a, b) => heardAt(a) - heardAt(b) },
  name: { words: 'Name A to Z', compare: () => 0 },
} as const satisfies Record<
  string,
  { words: string; compare: (a: DashboardPatient, b: DashboardPatient) => number }
>

export type RosterOrder = keyof typeof rosterOrders

export function isRosterOrder(value: string): value is RosterOrder {
  return value in rosterOrders
}

/** Who is shown, and in what order. Equals stand by name; accents and case do not matter in a search. */
export function arrangeRoster(
  patients: DashboardPatient[],
  search: string,
  order: RosterOrder,
): DashboardPatient[] {
  const wanted = plain(search.trim())
  const { compare } = rosterOrders[order]
  return patients
    .filter((patient) => plain(patient.name).includes(wanted))
    .sort((a, b) => compare(a, b) || a.name.localeCompare(b.name, 'en-GB'))
}

/** Nobody heard of yet stands where the longest silence stands. Finite, so that two of them compare as equal. */
const never = Number.MIN_SAFE_INTEGER

function checkedInAt({ lastSymptomEntry }: DashboardPatient): number {
  return lastSymptomEntry ? Date.parse(lastSymptomEntry.date) : never
}

function heardAt({ phoneReport }: DashboardPatient): number {
  return phoneReport ? Date.parse(phoneReport.lastHeardAt) : never
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en-GB')
}
