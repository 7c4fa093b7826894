import type { CurrentFinding } from '../../findings/current-findings.ts'
import type { FollowUpReply } from '../../findings/follow-up-reply.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import type { TriageResult } from '../../triage/triage-result.ts'
import { isCheckFindingId } from '../findings/current-finding-words.ts'
import { describeLoggedTime } from '../findings/describe-logged-time.ts'
import { describeFinding } from '../findings/finding-words.ts'

const chosenByMistake =
  'your symptom check said to call 999, and you told us that you chose that answer by mistake'

const noLongerStill = ({ isMistake }: FollowUpReply): string =>
  `you told us that a warning sign was still there, and later that ${isMistake ? 'you chose it by mistake' : 'you are better'}`

/**
 * Reasons that are not about today, by the id of the finding: what was logged on an earlier day, with that day, and "I
 * still feel like this" after "I am better now"; by the id of the risk rule, what the last symptom check said then. The
 * level reads the last check whatever its age (specification, section 4), so its day must be read beside it.
 *
 * @param entries must include those of the findings
 * @param today local date, YYYY-MM-DD
 * @param check the last symptom check
 */
export function earlierReasons(
  findings: readonly CurrentFinding[],
  entries: readonly SymptomEntry[],
  today: string,
  check?: TriageResult,
): ReadonlyMap<string, string> {
  const newest = new Map(
    findings.toSorted((a, b) => a.fromMs - b.fromMs).map((finding) => [finding.id, finding]),
  )
  return new Map([
    ...reasonOfEarlierCheck(check, today),
    ...[...newest.values()].flatMap((finding): [string, string][] => {
      const { id, localDate, reply, source } = finding
      if (reply?.isMistake && id === 'check-seek-help') return [[id, chosenByMistake]]
      if (id === 'follow-up-still' && reply?.answer === 'better') return [[id, noLongerStill(reply)]]
      const entry = entries.find((logged) => logged.id === source.id)
      if (localDate >= today || !entry || isCheckFindingId(id)) return []
      const when = describeLoggedTime(finding, today)
      return [[id, `${when} you logged ${describeFinding({ ...finding, id }, entry)}`]]
    }),
  ])
}

function reasonOfEarlierCheck(check: TriageResult | undefined, today: string): [string, string][] {
  if (!check || check.localDate >= today || check.result === 'stay_home') return []
  const { createdAt: at, tzOffsetMin, localDate } = check
  const when = describeLoggedTime({ at, tzOffsetMin, localDate }, today)
  return check.result === 'seek_help'
    ? [['triage-seek-help', `${when} your last symptom check said to get emergency help`]]
    : [['triage-monitor', `${when} your last symptom check said to get medical advice`]]
}
