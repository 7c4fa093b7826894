import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { lastContactOf } from '@second-wind/core/care/roster/last-contact'
import { type RiskGroup, riskGroupOf, riskGroups } from '@second-wind/core/care/roster/risk-group'
import { foldName } from '@second-wind/core/care/roster/sort-by-urgency'
import { isTooOldForToday } from '@second-wind/core/findings/time-windows'
import { isAdvisedBelowHigh } from '../risk/risk-caption.ts'

export const rosterOrders = {
  urgency: {
    label: 'Most urgent first',
    sentence:
      'Most urgent first: 999 signs and critical alerts; other alerts and signs; no contact after urgent advice, and alerts from earlier days; no contact for other reasons; then by risk level.',
    note: '999 signs first, then other alerts and signs, then patients not in touch, then risk level.',
    compare: () => 0,
  },
  lastContact: {
    label: 'Longest out of touch first',
    sentence: 'The patient whose last contact was longest ago comes first.',
    note: '',
    compare: (a, b) => lastContactAt(a) - lastContactAt(b) || byName(a, b),
  },
  name: { label: 'Name A to Z', sentence: 'By name, A to Z.', note: '', compare: (a, b) => byName(a, b) },
} as const satisfies Record<
  string,
  {
    label: string
    sentence: string
    /** Beside the choice, where its label does not say it all; the sentence is longer. */
    note: string
    compare: (a: DashboardPatient, b: DashboardPatient) => number
  }
>

export type RosterOrder = keyof typeof rosterOrders

export function isRosterOrder(value: string): value is RosterOrder {
  return Object.hasOwn(rosterOrders, value)
}

/** Which patients are listed, beside the risk level. */
export const rosterFilters = ['all', 'vulnerable', 'silent', 'advised'] as const
export type RosterFilter = (typeof rosterFilters)[number]

export function matchesFilter(filter: RosterFilter, patient: DashboardPatient, now: number): boolean {
  if (filter === 'vulnerable') return patient.isVulnerable
  if (filter === 'advised') return isAdvisedBelowHigh(patient)
  return filter === 'all' || isNotInTouch(patient, now)
}

/**
 * No last contact for 48 hours or more, as the row shows it, or none yet, or no contact from the phone: silence is not
 * health (C13).
 */
function isNotInTouch(patient: DashboardPatient, now: number): boolean {
  const { phoneReport } = patient
  const contact = lastContactOf(patient)
  const isPhoneSilent = !phoneReport || isTooOldForToday(Date.parse(phoneReport.lastHeardAt), now)
  return isPhoneSilent || !contact || isTooOldForToday(Date.parse(contact.at), now)
}

export type RiskChoice = RiskGroup | 'all'

export function isRiskChoice(value: string): value is RiskChoice {
  return Object.hasOwn(riskNames, value)
}

/** "High (4)" and so on; patients of unknown risk are not counted as "Low". */
export function riskChoices(counts: Record<RiskChoice, number>) {
  const ids: readonly RiskChoice[] = ['all', ...riskGroups]
  return ids.map((id) => ({ id, text: `${riskNames[id]} (${counts[id].toLocaleString('en-GB')})` }))
}

const riskNames: Record<RiskChoice, string> = {
  all: 'All',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  unknown: 'Not known',
}

export type RosterQuery = { search: string; risk: RiskChoice; order: RosterOrder }

/**
 * Filters and sorts patients, who arrive most urgent first. A search is for a part of the name, without accents and case,
 * for digits of the NHS number, or for a date of birth as 23/11/1955.
 */
export function filterAndSortRoster(
  patients: readonly DashboardPatient[],
  { search, risk, order }: RosterQuery,
): DashboardPatient[] {
  const wanted = foldName(search.trim())
  return patients
    .filter(
      (patient) =>
        (risk === 'all' || riskGroupOf(patient) === risk) &&
        (wanted === '' || foldName(patient.name).includes(wanted) || hasIdentity(patient, wanted)),
    )
    .sort(rosterOrders[order].compare)
}

function hasIdentity({ dateOfBirth, nhsNumber }: DashboardPatient, wanted: string): boolean {
  const digits = wanted.replaceAll(/[\s-]/g, '')
  if (/^\d{3,}$/.test(digits) && nhsNumber?.includes(digits)) return true
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(wanted) ?? []
  return year !== '' && dateOfBirth === [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/** Patients without contact sort as the longest silence. Finite, so that two of them compare as equal. */
function lastContactAt(patient: DashboardPatient): number {
  const contact = lastContactOf(patient)
  return contact ? Date.parse(contact.at) : Number.MIN_SAFE_INTEGER
}

const { compare } = new Intl.Collator('en-GB')
const byName = (a: DashboardPatient, b: DashboardPatient): number => compare(a.name, b.name)
