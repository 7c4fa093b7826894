import { groupBy } from '../platform/group-by.ts'
import type { SymptomEntry } from '../records/symptom-entry.ts'
import type { TriageOutcome } from '../triage/triage-result.ts'
import { findMissingAnswers } from './answers-that-end-signs.ts'
import { type CurrentFinding, isAnswered, type LoggedRecords } from './current-findings.ts'
import type { EntryContext } from './entry-context.ts'
import { entryFindings } from './entry-findings.ts'
import { byGravity, figureOf } from './finding-gravity.ts'
import { asksForAdviceToday } from './finding.ts'
import { isChosenByMistake, lastRepliedMs, type ReplyAnswer, toFollowUpOutcome } from './follow-up-reply.ts'
import { highScoresWithOpenSign } from './insight-score.ts'
import { patientFindings } from './open-flare-up.ts'

/**
 * What a patient screen says first about the last two days (ruling D-04). Hazards: HZ-01, HZ-02.
 *
 * - `ask`: a red flag without a reply: "Do you still feel like this?"
 * - `still`: the person replied yes: call 999
 * - `better`: all red flags have the reply "I am better", and nothing worse was logged since; they still count. Or the
 *   only one is an answer that the person chose by mistake: what else counts comes before that
 * - `urgent`: no red flag, or none without that reply, but advice is needed today, also for a sign to watch
 * - `usual-again`: no such sign of these days, or only one before the person last said that they are worse, but a
 *   flare-up is open: "Are you back to normal for you?"
 * - `not-usual`: the person replied "No, not yet"
 */
export type FollowUpCard = {
  state: 'ask' | 'still' | 'better' | 'urgent' | 'usual-again' | 'not-usual'
  /** Findings of one record, the most serious first. */
  findings: OfOneRecord
  /** All others that count, a list for each record, the most serious first (finding-gravity.ts). */
  others: OfOneRecord[]
}

type OfOneRecord = [CurrentFinding, ...CurrentFinding[]]

/**
 * @param current all current findings, in any order
 * @param exceptId a record that the same screen already shows
 */
export function followUpCard(
  current: readonly CurrentFinding[],
  exceptId?: string,
): FollowUpCard | undefined {
  const shown = current.filter(({ source }) => source.id !== exceptId)
  const card = mostSerious(shown)
  return card && { ...card, others: otherRecords(shown, card.findings) }
}

function mostSerious(shown: readonly CurrentFinding[]): Omit<FollowUpCard, 'others'> | undefined {
  const redFlags = shown.filter(({ level }) => level === 'emergency').toSorted(byGravity)
  const still = redFlags.find((finding) => finding.id === 'follow-up-still' && !finding.reply)
  const logged = redFlags.filter(({ id }) => id !== 'follow-up-still')
  if (still) {
    const about = logged.find(({ replyAbout }) => replyAbout === still.replyAbout)
    return { state: 'still', findings: about ? ofSameRecord(about, logged) : [still] }
  }
  const unanswered = logged.find((finding) => !isAnswered(finding, logged))
  if (unanswered) return { state: 'ask', findings: ofSameRecord(unanswered, logged) }
  const mistakes = logged.filter(isChosenByMistake)
  const answered = redFlags.filter((finding) => !mistakes.some((mistake) => isSameRecord(mistake, finding)))
  const worst = answered.find(({ id }) => id !== 'follow-up-still') ?? answered[0]
  const repliedMs = lastRepliedMs(answered)
  const [urgent] = shown
    .filter(
      (finding) => finding.level !== 'emergency' && asksForAdviceToday(finding) && finding.fromMs > repliedMs,
    )
    .toSorted(byGravity)
  const open = shown.find(({ id }) => id === 'flare-up-open')
  // "I am better" is no longer so when the person has said or logged otherwise since.
  if (worst && !urgent && open?.lastWord) return aboutFlareUp(open)
  if (worst && !urgent) return { state: 'better', findings: ofSameRecord(worst, answered) }
  if (urgent) return { state: 'urgent', findings: ofSameRecord(urgent, shown) }

  const [sameDay] = shown
    .filter((finding) => finding.level !== 'emergency' && asksForAdviceToday(finding))
    .toSorted(byGravity)
  if (sameDay) return { state: 'urgent', findings: ofSameRecord(sameDay, shown) }
  // Until the check is done again, its card has the way there and back.
  const mistake = mistakes.find(({ isCheckedAgain }) => !isCheckedAgain) ?? mistakes[0]
  if (open && (open.lastWord || !mistake || mistake.isCheckedAgain)) return aboutFlareUp(open)
  return mistake && { state: 'better', findings: ofSameRecord(mistake, mistakes) }
}

const isSameRecord = (one: CurrentFinding, other: CurrentFinding): boolean =>
  one.replyAbout === other.replyAbout

function aboutFlareUp(open: CurrentFinding): Omit<FollowUpCard, 'others'> {
  const hasReplied = open.signFindings?.some(({ id }) => id === 'follow-up-not-usual') === true
  return { state: hasReplied ? 'not-usual' : 'usual-again', findings: [open] }
}

/** Whether it asks for the end of a flare-up: no sign since then asks for advice. */
export const isAboutUsual = ({ state }: Pick<FollowUpCard, 'state'>): boolean =>
  state === 'usual-again' || state === 'not-usual'

/** The record of a reply to the card. */
export function replyToCard(card: Omit<FollowUpCard, 'others'>, answer: ReplyAnswer): TriageOutcome {
  const about = card.findings[0].replyAbout
  return toFollowUpOutcome({ about, answer, figures: namedFigures(card) }, ...namedFindingIds(card))
}

/**
 * After the answer that breathing and phlegm are back to usual, with a usual day of today: the reply that ends an open
 * flare-up, as the card on Home stores it. Undefined where the entry shows a sign itself, or leaves out what the sign was
 * about: the question then stays, and nothing ends in silence (HZ-02).
 */
export function replyOfUsualDay(
  entry: SymptomEntry,
  records: LoggedRecords,
  context: Omit<EntryContext, 'others'>,
  nowMs: number,
): TriageOutcome | undefined {
  const current = patientFindings(records, context, nowMs)
  const card = followUpCard(current)
  if (!card || !isAboutUsual(card)) return undefined
  const withEarlier = { ...context, others: records.entries }
  const showsSign =
    entryFindings(entry, entry.localDate, withEarlier).length > 0 ||
    highScoresWithOpenSign(current, entry, context).length > 0
  const missing = findMissingAnswers(card.findings[0].needed ?? [], [entry])
  return showsSign || missing.length > 0 ? undefined : replyToCard(card, 'usual')
}

/** Ids of what the card names, which a reply to it answers. */
export function namedFindingIds({
  state,
  findings: [first, ...others],
}: Omit<FollowUpCard, 'others'>): [CurrentFinding['id'], ...CurrentFinding['id'][]] {
  const ids = others.map(({ id }) => id)
  return state === 'still' ? [first.id, ...ids, 'follow-up-still'] : [first.id, ...ids]
}

/** The figures of what the card names, so that a worse one is asked about again. */
export const namedFigures = ({ findings }: Pick<FollowUpCard, 'findings'>): Record<string, number> =>
  Object.fromEntries(findings.map(({ id, gravity }) => [id, figureOf(gravity)]))

/**
 * The findings of other records. Leaves out the reply "I still feel like this", which repeats one of them, and the
 * watch-level findings of the record that the card already names.
 */
function otherRecords(shown: readonly CurrentFinding[], named: OfOneRecord): OfOneRecord[] {
  const others = shown
    .filter(
      (finding) =>
        !named.includes(finding) &&
        !isNamedByItsSign(finding, shown) &&
        !(finding.level === 'watch' && finding.source.id === named[0].source.id),
    )
    .toSorted(byGravity)
  return [...groupBy(others, ({ source }) => source.id).values()]
}

/** An edit can have taken the sign from the record that the reply "still" is about; then only the reply has it. */
const isNamedByItsSign = ({ id, replyAbout }: CurrentFinding, shown: readonly CurrentFinding[]): boolean =>
  id === 'follow-up-still' &&
  shown.some((sign) => sign.id !== id && sign.level === 'emergency' && sign.replyAbout === replyAbout)

function ofSameRecord(finding: CurrentFinding, all: readonly CurrentFinding[]): OfOneRecord {
  const others = all.filter(
    (other) => other !== finding && other.level === finding.level && other.source.id === finding.source.id,
  )
  return [finding, ...others]
}
