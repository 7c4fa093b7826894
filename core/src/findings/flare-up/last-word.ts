import { countedTimeMs } from '../../records/clock-doubt.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import type { CurrentFinding, LoggedRecords } from '../current-findings.ts'
import type { EntryContext } from '../entry-context.ts'
import { entryFindings } from '../entry-findings.ts'
import { followUpReply, usualReply } from '../follow-up-reply.ts'
import { comparedScores } from '../usual-comparison.ts'

/** What the person last said of how they are, while nothing newer says otherwise. */
export type LastWord = Pick<CurrentFinding, 'at' | 'tzOffsetMin' | 'localDate'> & {
  said: 'worse' | 'much-worse' | 'not-usual' | 'still'
  /** The entry or the reply. */
  recordId: string
}

type Word = Omit<LastWord, 'said'> & { fromMs: number; said: LastWord['said'] | 'otherwise' }

export type Logged = { records: LoggedRecords; context: Omit<EntryContext, 'others'>; nowMs: number }

/**
 * That the person is worse, or not back to usual, if that is the last word: its advice does not become milder with the
 * hours (HZ-02). A later reply that says otherwise ends it, and an entry with all scores answered and without a sign. An
 * entry that leaves scores out says nothing.
 */
export function lastWordOf({ records: { entries, checks }, nowMs, ...logged }: Logged): LastWord | undefined {
  const context = { ...logged.context, others: entries }
  const ofReplies = checks.flatMap((check): Word[] => {
    const { id, createdAt: at, tzOffsetMin, localDate } = check
    const answer = followUpReply(check)?.answer ?? usualReply(check)
    if (!answer) return []
    const said = answer === 'usual' || answer === 'better' ? 'otherwise' : answer
    return [{ said, recordId: id, at, tzOffsetMin, localDate, fromMs: countedTimeMs(at, check, nowMs) }]
  })
  const ofEntries = entries.flatMap((entry): Word[] => {
    const { id, date: at, tzOffsetMin, localDate } = entry
    const said = entry.comparedWithUsual ?? (saysOtherwise(entry, context) ? 'otherwise' : undefined)
    return said
      ? [{ said, recordId: id, at, tzOffsetMin, localDate, fromMs: countedTimeMs(at, entry, nowMs) }]
      : []
  })
  const words = [...ofReplies, ...ofEntries]
  const newest = words.toSorted(
    (a, b) => b.fromMs - a.fromMs || Number(isOtherwise(a)) - Number(isOtherwise(b)),
  )
  const [word] = newest
  if (!word) return undefined
  const { fromMs: _, said, ...record } = word
  return said === 'otherwise' ? undefined : { ...record, said }
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
