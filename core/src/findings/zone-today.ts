import type { PlanZone } from '../records/action-plan.ts'
import type { SymptomEntry } from '../records/symptom-entry.ts'
import { type ChangeThreshold, type UsualDay, usualDayOn } from '../records/usual-day.ts'
import type { CurrentFinding } from './current-findings.ts'
import { type FindingLevel, worstLevel } from './finding.ts'
import { isChosenByMistake } from './follow-up-reply.ts'
import { answersLeftOut, type ComparedAnswer, compareWithUsualDay } from './usual-comparison.ts'

/** The zone of an action plan that fits what was logged, or why none can be named. Unknown is never green. */
export type ZoneToday =
  | { zone: PlanZone }
  | {
      zone: undefined
      why:
        | 'unfinished'
        | 'chosen-by-mistake'
        | 'nothing-logged'
        | 'no-usual-day'
        | 'usual-day-from-tomorrow'
        | 'not-like-usual'
    }
  /** What was answered is like the usual day; these answers are missing in this entry. */
  | { zone: undefined; why: 'not-answered'; answers: ComparedAnswer[]; entryId: string }

type ZoneFacts = {
  /** Current findings, from symptom checks as well. */
  findings: readonly Pick<CurrentFinding, 'level' | 'reply' | 'isCheckedAgain'>[]
  entries: readonly SymptomEntry[]
  usualDay: UsualDay | undefined
  threshold: ChangeThreshold | undefined
  /** Whether a check-in that says worse, or shows a sign, was begun and not saved. */
  isUnfinished?: boolean
}

/** Never milder than the findings: the plan of a person in danger does not open at its green zone. */
const zoneOfLevel: Record<FindingLevel, PlanZone> = { emergency: 'red', urgent: 'amber', watch: 'amber' }

/** After the reply "I am better" a red flag still needs advice the same day: what the amber zone says is needed now. */
const levelNow = ({ level, reply }: Pick<CurrentFinding, 'level' | 'reply'>): { level: FindingLevel } => ({
  level: level === 'emergency' && reply?.answer === 'better' ? 'urgent' : level,
})

/**
 * Zones as in Asthma + Lung UK's action plans: green is the usual day, amber is worse than that, red is an emergency.
 * Green only if every entry of today is answered and like the usual day that the person has set.
 *
 * @param today local date, YYYY-MM-DD
 */
export function zoneToday(
  { findings, entries, usualDay, threshold, isUnfinished = false }: ZoneFacts,
  today: string,
): ZoneToday {
  const mistakes = findings.filter(isChosenByMistake)
  const worst = worstLevel(findings.filter((finding) => !mistakes.includes(finding)).map(levelNow))
  if (worst) return { zone: zoneOfLevel[worst] }
  if (mistakes.some(({ isCheckedAgain }) => !isCheckedAgain))
    return { zone: undefined, why: 'chosen-by-mistake' }
  if (isUnfinished) return { zone: undefined, why: 'unfinished' }
  const ofToday = entries.filter(({ localDate }) => localDate === today)
  if (ofToday.length === 0) return { zone: undefined, why: 'nothing-logged' }
  const usual = usualDayOn(usualDay, today)
  if (!usual) return { zone: undefined, why: usualDay ? 'usual-day-from-tomorrow' : 'no-usual-day' }
  const isUsual = (entry: SymptomEntry) =>
    ['like', 'better'].includes(compareWithUsualDay(entry, usual, threshold) ?? 'worse')
  const others = ofToday.filter((entry) => !isUsual(entry))
  const [first] = others
  if (!first) return { zone: 'green' }
  const areUsualSoFar = others.every(
    (entry) => compareWithUsualDay(withUsualScores(entry, usual), usual, threshold) !== undefined,
  )
  if (!areUsualSoFar) return { zone: undefined, why: 'not-like-usual' }
  return {
    zone: undefined,
    why: 'not-answered',
    answers: [...new Set(others.flatMap((entry) => answersLeftOut(entry, usual)))],
    entryId: first.id,
  }
}

/** The entry with the usual score in the place of each that was not answered. */
function withUsualScores(entry: SymptomEntry, usual: UsualDay): SymptomEntry {
  const filled = (entry.untouchedScores ?? []).filter((name) => usual[name] !== undefined)
  return {
    ...entry,
    ...Object.fromEntries(filled.map((name) => [name, usual[name]])),
    untouchedScores: entry.untouchedScores?.filter((name) => !filled.includes(name)),
  }
}
