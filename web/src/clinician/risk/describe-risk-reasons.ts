import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import {
  isReasonFromUnsetScore,
  riskReasonWords,
  unsetScoreWords,
} from '@second-wind/core/content/home-advice/risk-reason-words'

type Facts = Pick<DashboardPatient, 'risk' | 'lastSymptomEntry' | 'lastTriageResult'>

/**
 * The reasons for a risk level, most serious first, without milder reasons of the same measure.
 *
 * @param leftOut ids of reasons that are shown beside them
 */
export function describeRiskReasons(
  { risk: { reasons }, lastSymptomEntry: entry, lastTriageResult: check }: Facts,
  leftOut: ReadonlySet<string> = new Set(),
): string[] {
  const shown = reasons
    .filter((reason) => !leftOut.has(reason))
    .filter((reason) => !moreSevereReasons[reason]?.some((other) => reasons.some((id) => id === other)))
    .toSorted((a, b) => Number(isBackground(a)) - Number(isBackground(b)))
    .map((reason) =>
      isReasonFromUnsetScore(reason, entry)
        ? unsetScoreWords[reason].clinician
        : (texts.get(reason) ?? unknownReason) + adviceOf(reason, check),
    )
  return [...new Set(shown)]
}

/** " (“A wheeze that I or other people can hear”)": why the check gave its advice. */
const adviceOf = (reason: string, check: Facts['lastTriageResult']): string =>
  reason === 'triage-monitor' && check?.advice !== undefined ? ` (${check.advice})` : ''

/** In a record, what the findings of the last two days and the open alerts show already. */
export function repeatedReasons({ findings }: Pick<DashboardPatient, 'findings'>): ReadonlySet<string> {
  const ids = findings.map(({ id }) => id)
  const ofChecks = ids.flatMap((id) => moreSevereReasons[id] ?? []).filter((id) => id.startsWith('triage-'))
  return new Set([...ids, ...ofChecks, 'open-alert'])
}

/** What was logged comes before the group and the alerts, which the row shows as tags too. */
const isBackground = (reason: string): boolean => reason === 'vulnerable' || reason === 'open-alert'

const unknownReason = 'We cannot explain this reason yet. Reload the page'

/** By the id of the row. */
const texts: ReadonlyMap<string, string> = new Map(
  Object.entries(riskReasonWords).map(([id, { clinician }]) => [id, clinician]),
)

const moreSevereReasons: Readonly<Record<string, readonly string[]>> = {
  'breathlessness-medium': ['breathlessness-moderate', 'breathlessness-high'],
  'breathlessness-moderate': ['breathlessness-high'],
  'breathlessness-high': ['breathlessness-severe'],
  'energy-low': ['energy-very-low'],
  'cough-medium': ['cough-severe'],
  'check-seek-help': ['triage-seek-help'],
  'check-monitor': ['triage-monitor'],
  'flare-up-one-sign': ['flare-up-two-signs'],
  'fever-medium': ['fever-high'],
  'fever-with-lung-condition': ['fever-high'],
}
