import { analysisDays, type Analysis } from '@second-wind/core/analytics/analysis'
import { levelNames } from '@second-wind/core/content/triage/results'
import { scoreNames } from '@second-wind/core/model/symptom-entry'
import { riskRules } from '@second-wind/core/risk/risk-level'
import { shortDay } from '../../ui/day-name.ts'

export type Stage = { id: string; title: string; found: string }

/** What each step of the reading found, in the order in which it is shown. */
export function stagesOf(analysis: Analysis): Stage[] {
  return [
    { id: 'profile', title: 'Your profile', found: profileWords(analysis) },
    { id: 'check-ins', title: 'Your check-ins', found: checkInWords(analysis) },
    { id: 'check', title: 'Your last symptom check', found: checkWords(analysis) },
    { id: 'trends', title: 'Which way your scores go', found: trendWords(analysis) },
    { id: 'rules', title: 'The rules', found: ruleWords(analysis) },
  ]
}

function profileWords({ read: { profile } }: Analysis): string {
  if (!profile) return 'There is no profile to read.'
  return profile.isVulnerable
    ? 'Read your profile: higher-risk group.'
    : 'Read your profile: not marked as higher-risk.'
}

function checkInWords({ read: { checkIns } }: Analysis): string {
  if (checkIns.length === 0) return `There is no check-in of the last ${analysisDays} days to read.`
  return `Read ${checkIns.length} ${checkIns.length === 1 ? 'check-in' : 'check-ins'} of the last ${analysisDays} days.`
}

function checkWords({ read: { check } }: Analysis): string {
  if (!check) return 'There is no symptom check to read.'
  return `Read your check of ${shortDay(check.localDate)}: "${levelNames[check.result].text}".`
}

function trendWords({ trends }: Analysis): string {
  const known = scoreNames.filter((name) => trends[name].trend !== 'unknown')
  return `Compared newer with older answers for ${known.length} of ${scoreNames.length} scores.`
}

function ruleWords({ reasons, flagged }: Analysis): string {
  const warnings = flagged.flatMap(({ warnings: found }) => found).length
  return `${reasons.length} of ${riskRules.length} risk rules matched, and ${warnings} warning ${warnings === 1 ? 'sign' : 'signs'}.`
}
