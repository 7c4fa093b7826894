import { capitalise } from '../../platform/first-letter.ts'
import { epochMs } from '../../platform/moment.ts'
import type { ListedAlertFinding } from '../contract/alerts.ts'

// An alert keeps every finding (hazard HZ-09). A patient who logs daily repeats them, and a long list of repeats hides the
// alerts of other patients (alarm fatigue, C5).

export type FindingGroup = {
  /** The oldest first. */
  findings: readonly [ListedAlertFinding, ...ListedAlertFinding[]]
  /** The number of the patient's calendar days on which they were logged. */
  dayCount: number
  /** False: same kind of finding, other words or figures. */
  isSameText: boolean
}

/**
 * Groups the findings of one alert. 999 signs share a group if their words are the same apart from figures; milder
 * findings if their severity is the same, because an alert has only one type. Each finding that the patient has withdrawn
 * is a group of its own. Newest group first, withdrawn ones last.
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
 * What was found, without the day before it: "Breathlessness 9 of 10." for "20 November 2026: breathlessness 9 of 10.".
 */
export function withoutDay(message: string): string {
  const clause = message.replace(/^\d{1,2} \p{L}+ \d{4}: /u, '')
  return capitalise(clause)
}

/** When the record was logged; when it arrived where that is not known. */
export const findingTime = ({ loggedAt, receivedAt }: ListedAlertFinding): string => loggedAt ?? receivedAt

const loggedMs = (finding: ListedAlertFinding): number => epochMs(findingTime(finding))

function keyOf({ id, withdrawnAt, severity, message }: ListedAlertFinding): string {
  if (withdrawnAt !== null) return `withdrawn ${id}`
  return severity === 'critical' ? withoutDay(message).replaceAll(/\d+/g, '#') : severity
}

const toGroup = (findings: FindingGroup['findings']): FindingGroup => ({
  findings,
  dayCount: new Set(findings.map(({ localDate }) => localDate)).size,
  isSameText: new Set(findings.map(({ message }) => withoutDay(message))).size === 1,
})

const compareGroups = (a: FindingGroup, b: FindingGroup): number =>
  Number(isWithdrawn(a)) - Number(isWithdrawn(b)) || newestMs(b) - newestMs(a)

const isWithdrawn = ({ findings: [first] }: FindingGroup): boolean => first.withdrawnAt !== null
const newestMs = ({ findings }: FindingGroup): number => Math.max(...findings.map(loggedMs))
