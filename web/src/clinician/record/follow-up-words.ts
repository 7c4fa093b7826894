import type { PatientRecord, RecordEntry } from '@second-wind/core/care/contract/patient-record'
import {
  checkFindingWords,
  describeFinding,
  entryFindingWords,
} from '@second-wind/core/content/findings/finding-words'
import { followUpCardWords } from '@second-wind/core/content/findings/follow-up-card-words'
import { entryFindingRules } from '@second-wind/core/findings/entry-finding-rules'
import {
  findingIdsOfReply,
  confirmsFinding,
  isMistake,
  usualReply,
} from '@second-wind/core/findings/follow-up-reply'
import { lowerFirst } from '@second-wind/core/platform/first-letter'
import { epochMs } from '@second-wind/core/platform/moment'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { formatEntryTime } from '../../ui/clinical/format-entry-time.ts'

type Records = Pick<PatientRecord, 'symptoms' | 'triage' | 'days'>

/** What the app asked, about what, and what the patient replied; a reply is not a symptom check. */
export function followUpWords(reply: TriageResult, records: Records): string {
  const usual = usualReply(reply)
  if (usual)
    return `Asked “${followUpCardWords.usualAgain.text}” about ${subjectOf(reply, records)}, the patient replied “${usual === 'usual' ? 'Yes' : 'Not yet'}”.`
  const question = `Asked “Do you still feel like this?” about ${subjectOf(reply, records)}`
  const answer = reply.answers?.['answer']
  if (isMistake(reply)) return `${question}, the patient replied “${followUpCardWords.mistakeInCheck.text}”.`
  if (answer === 'still') return `${question}, the patient replied “Yes”.`
  if (answer === 'better' && !confirmsFinding(reply))
    return `${question}, the patient replied “No, I am better”.`
  return `${question}. We cannot show the reply.`
}

/** "breathlessness 9 out of 10 (check-in of Friday 20 November 2026, 16:40)". */
function subjectOf(reply: TriageResult, { symptoms, triage, days }: Records): string {
  const ids = findingIdsOfReply(reply)
  const about = reply.answers?.['about']
  const entry = symptoms.find(({ id }) => id === about)
  if (entry) return `${describeEntry(ids, entry, reply)} (check-in of ${formatEntryTime(entry)})`
  const check = triage.find(({ id }) => id === about)
  if (check) {
    const { createdAt: date, tzOffsetMin, redFlags = [] } = check
    const signs = redFlags.length === 0 ? '' : `: ${redFlags.join('. ')}`
    return `${namesOfFindings(ids)}${signs} (symptom check of ${formatEntryTime({ date, tzOffsetMin })})`
  }
  return `${namesOfFindings(ids)} (in an entry or check that we cannot show: it is more than ${days} days old, or has not arrived)`
}

/** In the words of the entry as it was when the patient replied. */
function describeEntry(ids: readonly string[], entry: RecordEntry, { createdAt }: TriageResult): string {
  const version = entry.earlier.find(({ setAsideAt }) => epochMs(setAsideAt) > epochMs(createdAt))
  const report = version?.report ?? entry
  // A reply about the reply "still" is about the same sign.
  const signs = ids.filter((id) => id !== 'follow-up-still' || ids.length === 1)
  const phrases = signs.map((id) => {
    const rule = entryFindingRules.find((known) => known.id === id)
    // Whether a usual day was set then is not known here.
    return rule
      ? describeFinding({ id: rule.id, level: rule.level, isUsualUnknown: true }, report)
      : namesOfFindings([id])
  })
  return phrases.length === 0 ? namesOfFindings([]) : phrases.join(', ')
}

function namesOfFindings(ids: readonly string[]): string {
  const words = ids.flatMap((id) => findingWords.get(id) ?? [])
  return words.length === 0 ? 'a warning sign' : words.map(lowerFirst).join(', ')
}

const findingWords: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...entryFindingWords, ...checkFindingWords }).map(([id, { clinician }]) => [
    id,
    clinician,
  ]),
)
