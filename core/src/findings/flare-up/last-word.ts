import { captureMoment, epochMs } from '../../platform/moment.ts'
import { countedTimeMs } from '../../records/clock-doubt.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import type { CurrentFinding, LoggedRecords } from '../current-findings.ts'
import type { EntryContext } from '../entry-context.ts'
import { entryFindings } from '../entry-findings.ts'
import { followUpReply, isMistake, usualReply } from '../follow-up-reply.ts'
import { comparedScores } from '../usual-comparison.ts'
import { newestAnswerOfState } from './newest-answer-of-state.ts'

/** What the person last said of how they are, while nothing newer says otherwise. */
export type LastWord = LoggedMoment & {
  said: 'worse' | 'much-worse' | 'not-usual' | 'still' | 'answered-worse'
  /** The entry, the reply or the answer to a message. */
  recordId: string
  /** The later answer "Better" to a message. It may be about something else, so that the advice stays. */
  answeredBetter?: LoggedMoment
}

type LoggedMoment = Pick<CurrentFinding, 'at' | 'tzOffsetMin' | 'localDate'>
type Word = Omit<LastWord, 'said' | 'answeredBetter'> & {
  fromMs: number
  said: LastWord['said'] | 'otherwise'
}

export type Logged = { records: LoggedRecords; context: Omit<EntryContext, 'others'>; nowMs: number }

/**
 * That the person is worse, or not back to usual, if that is the last word: its advice does not become milder with the
 * hours (HZ-02). A later reply that says otherwise ends it, and an entry with all scores answered and without a sign. An
 * entry that leaves scores out says nothing. The answer "Worse" to a message is such a word, and "Better" after it ends
 * that answer alone.
 */
export function lastWordOf(logged: Logged): LastWord | undefined {
  const words = [...wordsOfReplies(logged), ...wordsOfEntries(logged)].toSorted(newestFirst)
  const answer = newestAnswer(logged.records.messages, words[0]?.tzOffsetMin ?? 0)
  const [word] = answer?.said === 'answered-worse' ? [answer, ...words].toSorted(newestFirst) : words
  if (!word || word.said === 'otherwise') return undefined
  const { fromMs, said, ...record } = word
  if (answer?.said !== 'otherwise' || answer.fromMs <= fromMs) return { ...record, said }
  const { at, tzOffsetMin, localDate } = answer
  return { ...record, said, answeredBetter: { at, tzOffsetMin, localDate } }
}

const newestFirst = (a: Word, b: Word): number =>
  b.fromMs - a.fromMs || Number(isOtherwise(a)) - Number(isOtherwise(b))

const wordsOfReplies = ({ records, nowMs }: Logged): Word[] =>
  records.checks.flatMap((check) => {
    const { id, createdAt: at, tzOffsetMin, localDate } = check
    const answer = followUpReply(check)?.answer ?? usualReply(check)
    // A mistake says nothing of how the person is.
    if (!answer || isMistake(check)) return []
    const said = answer === 'usual' || answer === 'better' ? 'otherwise' : answer
    return [{ said, recordId: id, at, tzOffsetMin, localDate, fromMs: countedTimeMs(at, check, nowMs) }]
  })

function wordsOfEntries({ records: { entries }, context, nowMs }: Logged): Word[] {
  const withOthers = { ...context, others: entries }
  return entries.flatMap((entry) => {
    const { id, date: at, tzOffsetMin, localDate } = entry
    const said = entry.comparedWithUsual ?? (saysOtherwise(entry, withOthers) ? 'otherwise' : undefined)
    return said
      ? [{ said, recordId: id, at, tzOffsetMin, localDate, fromMs: countedTimeMs(at, entry, nowMs) }]
      : []
  })
}

/** An answer is stored without its time zone: that of the newest record is taken. */
function newestAnswer(messages: LoggedRecords['messages'] = [], tzOffsetMin: number): Word | undefined {
  const answer = newestAnswerOfState(messages)
  if (!answer) return undefined
  const fromMs = epochMs(answer.answeredAt)
  const { occurredAt: at, ...day } = captureMoment(fromMs, tzOffsetMin)
  const said = answer.answer === 'worse' ? 'answered-worse' : 'otherwise'
  return { said, recordId: answer.id, at, ...day, fromMs }
}

/** Of an open flare-up. A word that is a finding of its own beside it has its own line. */
export function withLastWord(
  open: CurrentFinding,
  others: readonly CurrentFinding[],
  logged: Logged,
): CurrentFinding {
  const lastWord = lastWordOf(logged)
  const isNamed = others.some(({ source }) => source.id === lastWord?.recordId)
  return lastWord && !isNamed ? { ...open, lastWord } : open
}

const isOtherwise = ({ said }: Word) => said === 'otherwise'

const saysOtherwise = (entry: SymptomEntry, context: EntryContext): boolean =>
  comparedScores.every((name) => !entry.untouchedScores?.includes(name)) &&
  entryFindings(entry, entry.localDate, context).length === 0
