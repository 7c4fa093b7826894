import { capitalise } from '../../platform/first-letter.ts'
import { epochMs } from '../../platform/moment.ts'
import { sentencesOf } from '../../platform/sentences.ts'
import { alertSeverities } from '../alert.ts'
import type { ListedAlertFinding } from '../contract/alerts.ts'

// An alert keeps every finding (hazard HZ-09). A patient who logs daily repeats them, and a long list of repeats hides the
// alerts of other patients (alarm fatigue, C5).

export type FindingGroup = {
  /** The oldest first. */
  findings: readonly [ListedAlertFinding, ...ListedAlertFinding[]]
  /** The number of the patient's calendar days on which they were logged. */
  dayCount: number
  /** The headline, the newest among equals. */
  worst: ListedAlertFinding
  newest: ListedAlertFinding
}

/**
 * Groups the findings of one alert. They share a group if their severity and words are the same apart from figures: the
 * first day of a group must be that of its own sign. Each finding that the patient has withdrawn is a group of its own.
 * The group with the most serious finding first, then the newest; withdrawn ones last.
 */
export function groupFindings(findings: readonly ListedAlertFinding[]): FindingGroup[] {
  const byKey = new Map<string, [ListedAlertFinding, ...ListedAlertFinding[]]>()
  for (const finding of findings.toSorted((a, b) => loggedMs(a) - loggedMs(b))) {
    const key = keyOf(finding)
    const group = byKey.get(key)
    if (group) group.push(finding)
    else byKey.set(key, [finding])
  }
  return [...byKey.values()].map(toGroup).toSorted(compareGroups)
}

/**
 * What was found, without the day before it: "Breathlessness 9 out of 10." for "20 November 2026: breathlessness 9 out of 10.".
 */
export function withoutDay(message: string): string {
  const clause = message.replace(/^\d{1,2} \p{L}+ \d{4}: /u, '')
  return capitalise(clause)
}

/**
 * A symptom check lists its signs as sentences after the advice, the worst first. Of four and more sentences the first
 * two are the text, and the rest is shown on demand: "The symptom check said to call 999. Too breathless to speak."
 */
export function shortenSignList(message: string): { text: string; more: string[] } {
  const sentences = sentencesOf(message)
  if (sentences.length < 4) return { text: message, more: [] }
  return { text: sentences.slice(0, 2).join(' '), more: sentences.slice(2) }
}

/** When the record was logged; when it arrived where that is not known or the phone's clock is in doubt. */
export const findingTime = ({ loggedAt, receivedAt, isClockDoubtful }: ListedAlertFinding): string =>
  isClockDoubtful ? receivedAt : (loggedAt ?? receivedAt)

const loggedMs = (finding: ListedAlertFinding): number => epochMs(findingTime(finding))

function keyOf({ id, withdrawnAt, severity, message }: ListedAlertFinding): string {
  if (withdrawnAt !== null) return `withdrawn ${id}`
  return `${severity} ${withoutDay(message).replaceAll(/\d+/g, '#')}`
}

/** The most serious one; the newest among equals. A finding of an older server has no gravity, and counts as equal. */
export const worstFinding = <Of extends ListedAlertFinding>(findings: readonly Of[]): Of | undefined =>
  findings.toSorted(
    (a, b) =>
      alertSeverities.indexOf(a.severity) - alertSeverities.indexOf(b.severity) ||
      (a.gravity ?? 0) - (b.gravity ?? 0) ||
      loggedMs(b) - loggedMs(a),
  )[0]

const toGroup = (findings: FindingGroup['findings']): FindingGroup => ({
  findings,
  worst: worstFinding(findings) ?? findings[0],
  newest: findings.at(-1) ?? findings[0],
  dayCount: new Set(findings.map(({ localDate }) => localDate)).size,
})

const compareGroups = (a: FindingGroup, b: FindingGroup): number =>
  Number(isWithdrawn(a)) - Number(isWithdrawn(b)) || (worstFinding([a.worst, b.worst]) === a.worst ? -1 : 1)

const isWithdrawn = ({ findings: [first] }: FindingGroup): boolean => first.withdrawnAt !== null
