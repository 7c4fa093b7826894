import type { EntryFindingId } from '../../findings/entry-finding-rules.ts'
import type { Finding, FindingLevel } from '../../findings/finding.ts'
import type { FollowUpCard } from '../../findings/follow-up-card.ts'
import { isCheckFindingId } from '../findings/current-finding-words.ts'
import { cardFor } from './choose-finding-card.ts'
import { adviceFor, findingAdvice } from './finding-advice.ts'
import type { FindingCard } from './finding-card-schema.ts'
import { sameDayCard } from './finding-cards.ts'
import { unsaidAdvice } from './unsaid-advice.ts'

type Words = Pick<FindingCard, 'tier' | 'heading'> & {
  /** What to do, then what else to know; no sentence twice. */
  texts: string[]
}

/**
 * The words of the card about an entry that was just logged.
 *
 * @param findings the most serious of the entry, all of this level
 * @param words in place of those for the level
 */
export function entryCardWords(
  level: FindingLevel,
  findings: readonly Finding<EntryFindingId>[],
  words: FindingCard = cardFor(level, findings),
): Words {
  const { tier, heading, message } = words
  const advice = adviceFor(findings)
  const isAdviceEnough = level === 'watch' && words !== sameDayCard && advice.length > 0
  const texts = isAdviceEnough ? advice : [message, ...advice]
  return { tier, heading, texts: unsaidAdvice(texts, [heading, ...saidByCallNow(level)]) }
}

/** Beside "Call 999 if you feel like this now", a call to 999 for less than all of it reads as a reason to wait. */
const saidByCallNow = (level: FindingLevel): string[] =>
  level === 'emergency' ? [findingAdvice['breathlessness-severe']?.text ?? ''] : []

/** The words of the card about an earlier sign that calls for advice today. */
export function urgentCardWords(findings: FollowUpCard['findings']): Words {
  const [{ level }] = findings
  const ofEntries = findings.flatMap(({ id }) => (isCheckFindingId(id) ? [] : [{ id, level }]))
  const { tier, heading, message } = cardFor(level, ofEntries)
  const main = level === 'watch' ? message : sameDayCard.message
  return { tier, heading, texts: [main, ...unsaidAdvice(adviceFor(ofEntries), [heading, main])] }
}
