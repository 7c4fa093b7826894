import type { EntryFindingId } from '../../findings/entry-finding-rules.ts'
import { type Finding, type FindingLevel, sameDaySigns } from '../../findings/finding.ts'
import type { FindingCard } from './finding-card-schema.ts'
import {
  contactCard,
  findingCards,
  sameDayCard,
  usualNotKnownCard,
  worseThanUsualCard,
} from './finding-cards.ts'

/** The card for the findings of a record that has nothing more serious than this level. */
export function cardFor(level: FindingLevel, findings: readonly Pick<Finding, 'id'>[]): FindingCard {
  if (level !== 'watch') return findingCards[level]
  const has = (wanted: EntryFindingId) => findings.some(({ id }) => id === wanted)
  if (findings.some(({ id }) => sameDaySigns.has(id))) return sameDayCard
  if (has('high-scores-usual-unknown') || has('high-scores-unlike-usual')) return worseThanUsualCard
  if (has('may-be-worse-than-usual')) return usualNotKnownCard
  return has('lasting-mild') ? contactCard : findingCards.watch
}
