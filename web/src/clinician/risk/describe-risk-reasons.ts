import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import {
  isReasonFromUnsetScore,
  riskReasonWords,
  unsetScoreWords,
} from '@second-wind/core/content/home-advice/risk-reason-words'
import { entryFindingRules } from '@second-wind/core/findings/entry-finding-rules'
import { findingLevels } from '@second-wind/core/findings/finding'
import { gravityOf } from '@second-wind/core/findings/finding-gravity'
import { isTooOldForToday } from '@second-wind/core/findings/time-windows'
import { epochMs } from '@second-wind/core/platform/moment'
import { loggedAt } from './explain-sign.ts'
import { makesRiskHigh } from './risk-caption.ts'

type Facts = Pick<DashboardPatient, 'risk' | 'lastSymptomEntry' | 'lastTriageResult' | 'findings'>

/** `serious`: what makes the level; `lesser`: what is milder, and the group and the alerts, which are tags too. */
type RankedReasons = { serious: string[]; lesser: string[] }

type Shown = {
  /** Ids of reasons that are shown beside them. */
  leftOut?: ReadonlySet<string>
  /** Epoch milliseconds: a symptom check of two days ago or longer is a lesser reason. */
  now?: number
  /** How the time of a symptom check is written; without it, it has none. */
  moment?: (at: number) => string
}

/** The reasons for a risk level, most serious first, without milder reasons of the same measure. */
export function rankRiskReasons(
  facts: Facts,
  { leftOut = new Set(), now, moment }: Shown = {},
): RankedReasons {
  const { reasons, level } = facts.risk
  const shown = reasons
    .filter((reason) => !leftOut.has(reason))
    .filter((reason) => !moreSevereReasons[reason]?.some((other) => reasons.some((id) => id === other)))
    .toSorted(
      (a, b) =>
        Number(isBackground(a)) - Number(isBackground(b)) || gravityIn(facts, a) - gravityIn(facts, b),
    )
  const makesLevel = (reason: string) =>
    !isBackground(reason) &&
    !(now !== undefined && isOldCheck(reason, facts, now)) &&
    (level !== 'high' || makesRiskHigh(reason, facts.findings))
  // By the risk group alone: then no reason is behind another.
  if (!reasons.some(makesLevel)) return { serious: describeReasons(shown, facts, moment), lesser: [] }
  return {
    serious: describeReasons(shown.filter(makesLevel), facts, moment),
    lesser: describeReasons(
      shown.filter((reason) => !makesLevel(reason)),
      facts,
      moment,
    ),
  }
}

/** All of them, the lesser last. */
export function describeRiskReasons(facts: Facts): string[] {
  const { serious, lesser } = rankRiskReasons(facts)
  return [...serious, ...lesser]
}

const describeReasons = (
  reasons: readonly string[],
  { lastSymptomEntry: entry, lastTriageResult: check }: Facts,
  moment?: Shown['moment'],
): string[] => [
  ...new Set(
    reasons.map((reason) =>
      isReasonFromUnsetScore(reason, entry)
        ? unsetScoreWords[reason].clinician
        : (texts.get(reason) ?? unknownReason) + adviceOf(reason, check) + dateOf(reason, check, moment),
    ),
  ),
]

const isOfLastCheck = (reason: string): boolean => reason.startsWith('triage-')

const isOldCheck = (reason: string, { lastTriageResult: check }: Facts, now: number): boolean =>
  isOfLastCheck(reason) && check !== null && isTooOldForToday(epochMs(check.createdAt), now)

const dateOf = (reason: string, check: Facts['lastTriageResult'], moment: Shown['moment']): string =>
  isOfLastCheck(reason) && check && moment ? loggedAt({ ...check, at: check.createdAt }, moment) : ''

/** Orders reasons: a finding by its level and gravity, as everywhere; then rules of the specification in their order. */
function gravityIn({ findings }: Facts, reason: string): number {
  const finding = findings.find(({ id }) => id === reason)
  const row = entryFindingRules.find(({ id }) => id === reason)
  const level = reason === 'triage-seek-help' ? 'emergency' : (finding ?? row)?.level
  if (!level) return Number.MAX_SAFE_INTEGER
  return findingLevels.indexOf(level) * beyondGravity + (finding?.gravity ?? gravityOf(reason))
}

/** Larger than any gravity. */
const beyondGravity = 1_000_000

/** " (“A wheeze that I or other people can hear”)": why the check gave its advice. */
const adviceOf = (reason: string, check: Facts['lastTriageResult']): string =>
  reason === 'triage-monitor' && check?.advice !== undefined ? ` (${check.advice})` : ''

/** In a record, what the findings of the last two days and the open alerts show already. */
export function repeatedReasons({ findings }: Pick<DashboardPatient, 'findings'>): ReadonlySet<string> {
  const ids = findings.map(({ id }) => id)
  const ofChecks = ids.flatMap((id) => moreSevereReasons[id] ?? []).filter((id) => id.startsWith('triage-'))
  return new Set([...ids, ...ofChecks, 'open-alert'])
}

const isBackground = (reason: string): boolean => reason === 'vulnerable' || reason === 'open-alert'

const unknownReason = 'We cannot explain this reason yet. Reload the page'

/** By the id of the row. */
const texts: ReadonlyMap<string, string> = new Map(
  Object.entries(riskReasonWords).map(([id, { clinician }]) => [id, clinician]),
)

/** Whether the other reason is of the same measure and worse. */
export const isMilderThan = (reason: string, other: string): boolean =>
  (moreSevereReasons[reason] ?? []).some((worse) => worse === other || isMilderThan(worse, other))

const moreSevereReasons: Readonly<Record<string, readonly string[]>> = {
  'breathlessness-medium': ['breathlessness-moderate', 'breathlessness-high'],
  'breathlessness-moderate': ['breathlessness-high'],
  'breathlessness-high': ['breathlessness-severe'],
  'energy-low': ['energy-very-low'],
  'cough-medium': ['cough-severe'],
  'check-seek-help': ['triage-seek-help'],
  'check-monitor': ['triage-monitor'],
  'flare-up-one-sign': ['flare-up-two-signs'],
  'reliever-over-4-puffs': ['reliever-with-lung-condition', 'reliever-with-worse-day'],
  'reliever-with-lung-condition': ['reliever-with-worse-day'],
  'feels-worse-with-lung-condition': ['reliever-with-worse-day'],
  'worse-than-usual-today': ['reliever-with-worse-day'],
  'fever-medium': ['fever-high', 'phlegm-with-fever-medium'],
  'fever-with-lung-condition': ['fever-high'],
}
