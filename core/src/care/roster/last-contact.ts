import * as z from 'zod/mini'
import { answerLabels } from '../../content/notifications/message-words.ts'
import { epochMs, instant } from '../../platform/moment.ts'
import { messageAnswers } from '../message.ts'

// What a patient has told us last, by their own act. A phone that connects by itself tells nothing of its owner, and what
// a clinician tried is no word from the patient. The list, the record and the alerts show it in the same words (C13).

export const lastContact = z.object({
  kind: z.enum(['check-in', 'symptom-check', 'reply', 'answer']),
  /** When it was logged; when it arrived, if the phone's clock is in doubt. */
  at: instant,
  isClockDoubtful: z.optional(z.boolean()),
  /** What a reply said. Absent for other contact, and from an older server. */
  reply: z.optional(z.enum(['still', 'better', 'usual', 'not-usual'])),
  /** In place of "better": that the answer of a symptom check was chosen by mistake. */
  isMistake: z.optional(z.boolean()),
  /** What an answer to a message said. Absent for other contact, and from an older server. */
  answer: z.optional(z.enum(messageAnswers)),
})
export type LastContact = z.infer<typeof lastContact>

type ContactFacts = {
  /** Null: none yet. Absent in replies of older servers. */
  lastContact?: LastContact | null | undefined
  lastSymptomEntry: {
    date: string
    receivedAt?: string | undefined
    isClockDoubtful?: boolean | undefined
  } | null
  lastTriageResult: { createdAt: string } | null
}

/** The last contact in a row of the list; from an older server the newest check-in or symptom check. */
export function lastContactOf(facts: ContactFacts): LastContact | null {
  if (facts.lastContact !== undefined) return facts.lastContact
  const { lastSymptomEntry: entry, lastTriageResult: check } = facts
  const { date, receivedAt = date, isClockDoubtful } = entry ?? { date: '' }
  return newestContact([
    ...(entry
      ? [{ kind: 'check-in', at: isClockDoubtful ? receivedAt : date, isClockDoubtful } as const]
      : []),
    ...(check ? [{ kind: 'symptom-check', at: check.createdAt } as const] : []),
  ])
}

/** The first of equals. */
export const newestContact = (contacts: readonly LastContact[]): LastContact | null =>
  contacts.toSorted((a, b) => epochMs(b.at) - epochMs(a.at))[0] ?? null

/**
 * "check-in 2 hours ago", "reply “not back to normal” 5 minutes ago", "answer “Worse” just now", "symptom check arrived 3
 * days ago", "no contact yet".
 */
export function describeLastContact(facts: ContactFacts, formatAge: (at: number) => string): string {
  const contact = lastContactOf(facts)
  if (!contact) return lastContactWords.none
  const { at, isClockDoubtful } = contact
  return `${describeKind(contact)} ${isClockDoubtful ? 'arrived ' : ''}${formatAge(epochMs(at))}`
}

function describeKind({ kind, reply, isMistake, answer }: LastContact): string {
  if (isMistake) return `reply “${replyWords.mistake}”`
  if (kind === 'reply' && reply) return `reply “${replyWords[reply]}”`
  if (kind === 'answer' && answer) return `answer “${answerLabels[answer]}”`
  return lastContactWords[kind]
}

/** What the patient said when asked about a sign or about normal, for a clinician. */
export const replyWords: Record<NonNullable<LastContact['reply']> | 'mistake', string> = {
  still: 'still so',
  better: 'better',
  mistake: 'chosen by mistake',
  usual: 'back to normal',
  'not-usual': 'not back to normal',
}

export const lastContactWords = {
  label: 'Last contact',
  none: 'no contact yet',
  'check-in': 'check-in',
  'symptom-check': 'symptom check',
  reply: 'reply about a warning sign',
  answer: 'answer to a message',
} as const
