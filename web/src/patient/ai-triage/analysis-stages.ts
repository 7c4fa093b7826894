import { levelNames } from '@second-wind/core/content/triage/results'
import { isWarning } from '@second-wind/core/findings/finding'
import { scoreNames } from '@second-wind/core/records/symptom-entry'
import { analysisDays, type Analysis } from '@second-wind/core/recovery/analytics/analysis'
import { hasLungCondition, isHigherRisk } from '@second-wind/core/triage/person'
import { formatShortLocalDate } from '../../ui/format/format-local-date.ts'

/** `hasRead` is false when there was no data; the step then has no tick. */
export type Stage = { id: string; title: string; found: string; hasRead: boolean }

/** The result of each analysis step, in display order. */
export function listStages(analysis: Analysis): Stage[] {
  const { profile, checkIns, check } = analysis.read
  return [
    {
      id: 'profile',
      title: 'Your profile',
      found: profileWords(analysis),
      hasRead: profile !== undefined,
    },
    {
      id: 'check-ins',
      title: 'Your check-ins',
      found: checkInWords(analysis),
      hasRead: checkIns.length > 0,
    },
    {
      id: 'check',
      title: 'Your last symptom check',
      found: checkWords(analysis),
      hasRead: check !== undefined,
    },
    {
      id: 'trends',
      title: 'How your scores are changing',
      found: trendWords(analysis),
      hasRead: knownTrends(analysis) > 0,
    },
    { id: 'rules', title: 'The rules', found: ruleWords(analysis), hasRead: hasAnalysisData(analysis) },
  ]
}

/** Without a check-in or a symptom check the rules have no data, so the absence of a match means nothing. */
export const hasAnalysisData = ({ reasons, read: { newest, check } }: Analysis): boolean =>
  newest !== undefined || check !== undefined || reasons.length > 0

/** Every warning of the log and of symptom checks that still counts or is open, as the other screens name them. */
export const warningCount = ({ current }: Analysis): number =>
  current.flatMap((finding) => finding.signFindings ?? [finding]).filter(isWarning).length

export const noAnalysisData = 'There was nothing to look at.'

const knownTrends = ({ trends }: Analysis): number =>
  scoreNames.filter((name) => trends[name].trend !== 'unknown').length

function profileWords({ read: { profile } }: Analysis): string {
  if (!profile) return 'You have not set up a profile.'
  if (isHigherRisk(profile)) return 'Your profile puts you in a higher-risk group.'
  return hasLungCondition(profile)
    ? 'You have a lung condition, so we look more closely at your breathing.'
    : 'Your profile does not put you in a higher-risk group.'
}

function checkInWords({ read: { checkIns } }: Analysis): string {
  if (checkIns.length === 0) return `No check-ins in the last ${analysisDays} days.`
  return `${checkIns.length} ${checkIns.length === 1 ? 'check-in' : 'check-ins'} in the last ${analysisDays} days.`
}

function checkWords({ read: { check, worseCheck } }: Analysis): string {
  if (!check) return 'You have not done a symptom check.'
  const result = (of: typeof check) =>
    `on ${formatShortLocalDate(of.localDate)}: "${levelNames[of.result].text}"`
  return `Your result ${result(check)}.${worseCheck ? ` An earlier one ${result(worseCheck)}.` : ''}`
}

function trendWords(analysis: Analysis): string {
  const known = knownTrends(analysis)
  if (known === 0) return 'Not enough check-ins to compare.'
  return known === scoreNames.length
    ? 'We compared your recent answers with earlier ones.'
    : `We compared your recent answers with earlier ones for ${known} of ${scoreNames.length} scores.`
}

function ruleWords(analysis: Analysis): string {
  if (!hasAnalysisData(analysis)) return noAnalysisData
  const warnings = warningCount(analysis)
  return `${warnings} warning ${warnings === 1 ? 'sign' : 'signs'} in what you logged.`
}
