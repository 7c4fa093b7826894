import { colourWords, consistencyWords, notAnswered } from '@second-wind/core/content/answer-words'
import { hasNoPhlegm, isAnswered } from '@second-wind/core/records/phlegm'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'

type Phlegm = Pick<SymptomEntry, 'sputumColor' | 'sputumConsistency' | 'untouchedFields'> & {
  sputumAmount?: SymptomEntry['sputumAmount']
}

/**
 * "No phlegm", "Thick, yellow, more than usual", "Thick, colour and amount not answered", or the colour alone where no
 * thickness was given with it. An amount as usual is not named, and one that was asked and not answered is (C15).
 */
export function formatPhlegm(entry: Phlegm & Pick<SymptomEntry, 'temperature'>): string {
  if (!isAnswered(entry, 'sputumConsistency') && !isAnswered(entry, 'sputumColor')) return notAnswered
  const thickness = consistencyWords(entry)
  if (hasNoPhlegm(entry)) return thickness
  const color = isAnswered(entry, 'sputumColor') ? (colourWords(entry) ?? '') : ''
  const parts = [
    entry.sputumConsistency === 'none' ? color : thickness,
    entry.sputumConsistency === 'none' ? '' : color.toLowerCase(),
    entry.sputumAmount === 'more' ? 'more than usual' : '',
    describeUnanswered(unansweredOfPhlegm(entry)),
  ]
  return parts.filter((part) => part !== '').join(', ')
}

/** What the person was asked about the phlegm that they logged, and did not answer. */
export function unansweredOfPhlegm(entry: Phlegm): ('colour' | 'amount')[] {
  const { sputumConsistency, sputumAmount } = entry
  const hasThickness = isAnswered(entry, 'sputumConsistency') && sputumConsistency !== 'none'
  const hasOnlyColour = !isAnswered(entry, 'sputumConsistency') && isAnswered(entry, 'sputumColor')
  return [
    ...(hasThickness && !isAnswered(entry, 'sputumColor') ? (['colour'] as const) : []),
    ...((hasThickness || hasOnlyColour) && sputumAmount === undefined ? (['amount'] as const) : []),
  ]
}

const describeUnanswered = (questions: readonly string[]): string =>
  questions.length === 0 ? '' : `${questions.join(' and ')} not answered`
