import { epochMs } from '../platform/moment.ts'
import { type ClockDoubt, countedTimeMs } from '../records/clock-doubt.ts'
import { RULES_VERSION } from '../triage/rules-version.ts'
import type { TriageOutcome, TriageResult } from '../triage/triage-result.ts'

type Figures = Readonly<Record<string, number>>

/** The reply to "Do you still feel like this?" about an earlier record. Stored and sent as a check of its own track. */
export type FollowUpReply = {
  /** Id of the entry or symptom check that it is about. */
  about: string
  answer: 'still' | 'better'
  /** "I chose this by mistake": removes as little as "I am better". */
  isMistake?: true
  /** Ids of the findings that the question named. What the record shows after a later edit has not been asked about. */
  findingIds: string[]
  /** The figure of each of them that had one, when it was asked about (finding-gravity.ts). */
  figures: Figures
  /** When the person replied. */
  at: string
}

/** The reply in a stored check; undefined for a symptom check. */
export function followUpReply(check: TriageResult): FollowUpReply | undefined {
  const about = recordIdOfReply(check)
  const answer = check.answers?.['answer']
  if (about === undefined) return undefined
  if (answer !== 'still' && answer !== 'better') return undefined
  const findingIds = findingIdsOfReply(check)
  const figures = figuresOf(findingIds, check)
  const ofMistake = isMistake(check) && ({ isMistake: true } as const)
  return { about, answer, ...ofMistake, findingIds, figures, at: check.createdAt }
}

/** Whether the person has replied that they chose the answers of a symptom check by mistake. */
export const isMistake = ({ track, answers }: Pick<TriageResult, 'track' | 'answers'>): boolean =>
  track === 'follow-up' && answers?.['answer'] === 'better' && answers[mistakeKey] === 'yes'

// Stored beside "better", so that a phone or server that does not know it still reads a reply.
const mistakeKey = 'mistake'

/** Whether a symptom check without a 999 answer was finished after this one. */
export const isCheckedAgain = (
  { fromMs, at }: Counted,
  checks: readonly (TriageResult & ClockDoubt)[],
  nowMs: number,
): boolean =>
  checks.some(
    (check) =>
      check.track !== 'follow-up' &&
      check.result !== 'seek_help' &&
      !check.redFlags?.length &&
      isLater({ fromMs: countedTimeMs(check.createdAt, check, nowMs), at: check.createdAt }, { fromMs, at }),
  )

/** When a record counts from, epoch milliseconds, and when it was made by the phone's clock. */
export type Counted = { fromMs: number; at: string }

/** The phone's time decides where both count from the same moment: that of a push, or the minute that a screen shows. */
export const isLater = (one: Counted, other: Counted): boolean =>
  one.fromMs > other.fromMs || (one.fromMs === other.fromMs && epochMs(one.at) > epochMs(other.at))

/** When the person last replied to one of these findings. One without a reply counts from when it was logged. */
export const lastRepliedMs = (
  findings: readonly { reply: FollowUpReply | undefined; fromMs: number }[],
): number => Math.max(...findings.map(({ reply, fromMs }) => (reply ? epochMs(reply.at) : fromMs)))

/** A 999 answer of a symptom check of which the person has said since that they chose it by mistake. */
export const isChosenByMistake = ({ reply }: { reply: FollowUpReply | undefined }): boolean =>
  reply?.isMistake === true

/** Id of the record that a reply is about; undefined for a symptom check. */
export const recordIdOfReply = ({
  track,
  answers,
}: Pick<TriageResult, 'track' | 'answers'>): string | undefined =>
  track === 'follow-up' ? answers?.['about'] : undefined

/** The reply to "Are you back to normal for you?" about a flare-up: yes, or not yet. */
export type UsualReply = 'usual' | 'not-usual'

export function usualReply({
  track,
  answers,
}: Pick<TriageResult, 'track' | 'answers'>): UsualReply | undefined {
  const answer = answers?.['answer']
  return track === 'follow-up' && (answer === 'usual' || answer === 'not-usual') ? answer : undefined
}

/** Whether a stored reply says that a warning sign is still there. A reply that contradicts itself counts as yes. */
export const confirmsFinding = ({ result, answers }: Pick<TriageResult, 'result' | 'answers'>): boolean =>
  result === 'seek_help' || answers?.['answer'] === 'still'

/** The findings that a reply answers. Replies stored before each was named hold only the first. */
export function findingIdsOfReply({ answers = {} }: Pick<TriageResult, 'answers'>): string[] {
  const named = Object.keys(answers).filter((key) => key.startsWith(findingKeyPrefix))
  const { finding = [] } = answers
  return [...new Set([finding, named.map((key) => key.slice(findingKeyPrefix.length))].flat())]
}

const findingKeyPrefix = 'asked:'

const figuresOf = (ids: readonly string[], { answers = {} }: Pick<TriageResult, 'answers'>): Figures =>
  Object.fromEntries(
    ids
      .map((id) => [id, Number(answers[`${findingKeyPrefix}${id}`])] as const)
      .filter(([, figure]) => !Number.isNaN(figure)),
  )

type Reply = Pick<TriageResult, 'track' | 'result' | 'answers'>

/** Whether two replies answer the same question in the same way: the second one says nothing new. */
export const isSameReply = (one: Reply, other: Reply): boolean =>
  one.track === 'follow-up' &&
  other.track === 'follow-up' &&
  one.answers?.['about'] === other.answers?.['about'] &&
  confirmsFinding(one) === confirmsFinding(other) &&
  usualReply(one) === usualReply(other) &&
  isMistake(one) === isMistake(other) &&
  whatWasAsked(one) === whatWasAsked(other)

function whatWasAsked(reply: Reply): string {
  const ids = findingIdsOfReply(reply).toSorted()
  return JSON.stringify([ids, figuresOf(ids, reply)])
}

/** The symptom checks among stored checks: a reply is no check, so it is not the "last symptom check". */
export const symptomChecks = <Check extends Pick<TriageResult, 'track'>>(checks: readonly Check[]): Check[] =>
  checks.filter(({ track }) => track !== 'follow-up')

export type ReplyAnswer = FollowUpReply['answer'] | 'mistake' | UsualReply
type ReplyToCard = { about: string; answer: ReplyAnswer; figures?: Figures }

/**
 * The record of a reply. "Still" calls for emergency help. The others are kept at `monitor`, never at `stay_home`: a red
 * flag of the last two days needs advice the same day, and the reply does not erase it.
 *
 * @param findingIds ids of the findings that the question named, the most serious first
 */
export function toFollowUpOutcome(
  { about, answer, figures = {} }: ReplyToCard,
  ...findingIds: readonly [string, ...string[]]
): TriageOutcome {
  const named = findingIds.map((id) => [`${findingKeyPrefix}${id}`, String(figures[id] ?? 'yes')])
  return {
    result: answer === 'still' ? 'seek_help' : 'monitor',
    track: 'follow-up',
    answers: {
      about,
      ...(answer === 'mistake' ? { answer: 'better', [mistakeKey]: 'yes' } : { answer }),
      finding: findingIds[0],
      ...Object.fromEntries(named),
    },
    reasons: [`follow-up:${answer}`],
    rulesVersion: RULES_VERSION,
  }
}
