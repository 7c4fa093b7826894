import { isSurgeryOpen, with111First } from '@second-wind/core/content/help/surgery-hours'
import { wordsForNation } from '@second-wind/core/content/help/words-for-nation'
import { useNow } from '../../ui/hooks/use-now.ts'
import { captureAt } from '../local/index.ts'
import { useNation } from './use-nation.ts'

/** Rewrites a sentence about 111 for the person's nation; unchanged until the phone knows it. */
export function useNationWords(): (text: string) => string {
  const nation = useNation()
  return (text) => wordsForNation(nation, text)
}

/** The same for the heading of advice for today: 111 comes first while GP surgeries are closed. */
export function useAdviceHeading(): (heading: string) => string {
  const inNation = useNationWords()
  const isOpen = isSurgeryOpen(captureAt(useNow()))
  return (heading) => inNation(isOpen ? heading : with111First(heading))
}
