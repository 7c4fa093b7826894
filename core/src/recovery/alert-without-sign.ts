import { findingContextOf, findingsOfRecords } from '../findings/current-findings.ts'
import { dayMs, epochMs } from '../platform/moment.ts'
import type { LoggedState } from './risk-now.ts'

/** An entry can arrive, and raise its alert, long after it was logged. */
const readBeforeAlertMs = 30 * dayMs

/**
 * Whether there is an open alert, and nothing in the log explains it: the entry that raised it was corrected or deleted,
 * which closes no alert (HZ-09). Only entries, checks, replies and answers raise alerts. False while the time of the
 * alert is not known.
 */
export function isAlertWithoutSign({ profile, entries, checks, messages = [], now }: LoggedState): boolean {
  if (!profile || profile.alertCount === 0 || profile.openAlertSince === undefined) return false
  const fromMs = epochMs(profile.openAlertSince) - readBeforeAlertMs
  const read = {
    entries: entries.filter(({ date }) => epochMs(date) >= fromMs),
    checks: checks.filter(({ createdAt }) => epochMs(createdAt) >= fromMs),
  }
  const asksForHelp = messages
    .flatMap(({ answers = [] }) => answers)
    .some(({ answer, answeredAt }) => asking.has(answer) && epochMs(answeredAt) >= fromMs)
  if (asksForHelp) return false
  return findingsOfRecords(read, { ...findingContextOf(profile), others: entries }, now).length === 0
}

const asking: ReadonlySet<string> = new Set(['worse', 'call'])
