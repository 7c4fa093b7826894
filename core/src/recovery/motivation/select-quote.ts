// Specification, section 4: "Quote by streak days: 30 or more picks the 8th quote, 14 or more the 4th, 7 or more the
// 2nd, 3 or more the 3rd, below 3 the 1st. Shuffle picks a random different quote." Hazards C42, HZ-02 (no cheer
// beside a bad sign).

import type { RiskLevel } from '../../care/risk/risk-level.ts'
import type { Quote } from '../../content/motivation/quote-schema.ts'
import { quotes } from '../../content/motivation/quotes.ts'
import { entryWarnings } from '../../findings/entry-findings.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import type { TriageResult } from '../../triage/triage-result.ts'

/** Longest streak first; `place` counts from 1, as in the specification. */
const places = [
  { from: 30, place: 8 },
  { from: 14, place: 4 },
  { from: 7, place: 2 },
  { from: 3, place: 3 },
] as const

export function selectQuote(streakDays: number): Quote {
  const place = places.find(({ from }) => streakDays >= from)?.place ?? 1
  return quotes[place - 1] ?? quotes[0]
}

/**
 * Picks a different quote from the one shown.
 *
 * @param random 0 up to, not including, 1
 */
export function shuffleQuote(shownId: string, random: number): Quote {
  const others = quotes.filter(({ id }) => id !== shownId)
  return others[Math.floor(random * others.length)] ?? quotes[0]
}

type DaySigns = {
  entries: readonly SymptomEntry[]
  checks: readonly Pick<TriageResult, 'localDate' | 'result' | 'answers'>[]
  risk: RiskLevel
}

/**
 * The reasons to show no quote today; empty when a quote may be shown (clinical content, section 12). An entry that
 * shows the safety message is also a reason.
 */
export function reasonsToHideQuote(
  { entries, checks, risk }: DaySigns,
  today: string,
): ('seek-help' | 'high-risk' | 'blood' | 'high-score')[] {
  const checksToday = checks.filter(({ localDate }) => localDate === today)
  const signs = entries.filter(({ localDate }) => localDate === today).flatMap(entryWarnings)
  const hasBlood =
    signs.includes('phlegm-red') ||
    checksToday.some(({ answers }) => bloodAnswers.has(answers?.['cough_mucus'] ?? ''))
  return [
    ...(checksToday.some(({ result }) => result === 'seek_help') ? (['seek-help'] as const) : []),
    ...(risk === 'high' ? (['high-risk'] as const) : []),
    ...(hasBlood ? (['blood'] as const) : []),
    ...(signs.some((sign) => sign !== 'phlegm-red') ? (['high-score'] as const) : []),
  ]
}

const bloodAnswers: ReadonlySet<string> = new Set(['blood_streaks', 'significant_blood'])
