import { colourWords, consistencyWords, notAnswered } from '@second-wind/core/content/answer-words'
import { hasNoPhlegm, isAnswered } from '@second-wind/core/records/phlegm'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'

type Phlegm = Pick<SymptomEntry, 'temperature' | 'sputumColor' | 'sputumConsistency' | 'untouchedFields'> & {
  sputumAmount?: SymptomEntry['sputumAmount']
}

/**
 * "No phlegm", "Thick, yellow, more than usual", "Thick, colour not answered", or the colour alone where no thickness was
 * given with it. An amount as usual is not named.
 */
export function formatPhlegm(entry: Phlegm): string {
  if (!isAnswered(entry, 'sputumConsistency') && !isAnswered(entry, 'sputumColor')) return notAnswered
  const thickness = consistencyWords(entry)
  if (hasNoPhlegm(entry)) return thickness
  const color = colourWords(entry) ?? ''
  const more = entry.sputumAmount === 'more' ? ', more than usual' : ''
  if (entry.sputumConsistency === 'none') return color + more
  return isAnswered(entry, 'sputumColor')
    ? `${thickness}, ${color.toLowerCase()}${more}`
    : `${thickness}${more}, colour not answered`
}
