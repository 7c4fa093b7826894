import { entriesSinceLastAnswer, isBreathlessnessSet } from '@second-wind/core/care/risk/recent-risk-level'
import { describeCurrentFindings } from '@second-wind/core/content/findings/current-finding-words'
import type { companionEarlierLine } from '@second-wind/core/content/motivation/companion-lines'
import { currentFindings, findingContextOf } from '@second-wind/core/findings/current-findings'
import { byGravity } from '@second-wind/core/findings/finding-gravity'
import { lastWordOf } from '@second-wind/core/findings/flare-up/last-word'
import { symptomChecks, usualReply } from '@second-wind/core/findings/follow-up-reply'
import { findingCountsForMs } from '@second-wind/core/findings/time-windows'
import { epochMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { CompanionFacts } from './companion-speech.ts'

type EarlierSign = Parameters<typeof companionEarlierLine>[1] & { recordId: string }

/**
 * The most serious sign of the latest check, of the latest entry that answers breathlessness and of those since, when it
 * is too old to count. What was logged since is read only of the last day: nobody knows how the person is after that.
 */
export function earlierSign(facts: CompanionFacts): EarlierSign | undefined {
  const { entries, checks, messages, profile, today, nowMs } = facts
  const context = findingContextOf(profile)
  const latest = entriesSinceLastAnswer(entries)
  const [check] = symptomChecks(checks)
  // Read at the moment of logging, when each of them counted.
  const readEntry = (entry: SymptomEntry) =>
    currentFindings({ entries: [entry], checks: [] }, context, epochMs(entry.date))
  const ofEntries = latest.map(readEntry)
  const ofCheck = check
    ? currentFindings({ entries: [], checks: [check] }, context, epochMs(check.createdAt))
    : []
  const [record] = [...ofEntries, ofCheck]
    .flatMap(([first, ...rest]) => (first ? [[first, ...rest] as const] : []))
    .toSorted(([a], [b]) => byGravity(a, b))
  if (!record) return undefined
  const [sign, ...others] = record
  const found = [...entries.flatMap(readEntry), ...ofCheck].filter(({ fromMs }) => fromMs > sign.fromMs)
  const answeredAt = [latest.find(isBreathlessnessSet)?.date, check?.createdAt].flatMap((at) => at ?? [])
  const isMilder =
    found.length === 0 &&
    answeredAt.some((at) => epochMs(at) > sign.fromMs && nowMs - epochMs(at) < findingCountsForMs.watch)
  const lastWord = lastWordOf({ records: { entries, checks, messages }, context, nowMs })
  const saidSince = lastWord && epochMs(lastWord.at) > sign.fromMs ? lastWord.said : undefined
  return {
    logged: describeCurrentFindings(
      [sign, ...others.filter(({ level }) => level === sign.level)],
      entries,
      today,
    ),
    since:
      saidSince ??
      (isBackToUsual(checks, sign.fromMs) ? 'back-to-usual' : isMilder ? 'milder-entry' : 'nothing'),
    isRedFlag: sign.level === 'emergency',
    recordId: sign.source.id,
  }
}

const isBackToUsual = (checks: CompanionFacts['checks'], sinceMs: number): boolean =>
  checks.some((check) => usualReply(check) === 'usual' && epochMs(check.createdAt) > sinceMs)
