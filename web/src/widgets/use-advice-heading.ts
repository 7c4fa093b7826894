import { isSurgeryOpen, with111First } from '@second-wind/core/content/help/surgery-hours'
import { wordsForNation } from '@second-wind/core/content/help/words-for-nation'
import { useNation } from '../data/live/use-nation.ts'
import { captureAt } from '../data/local/index.ts'
import { useNow } from '../ui/hooks/use-now.ts'

/** The heading of advice for today in the words of the person's nation: 111 comes first while GP surgeries are closed. */
export function useAdviceHeading(): (heading: string) => string {
  const nation = useNation()
  const isOpen = isSurgeryOpen(captureAt(useNow()), nation)
  return (heading) => wordsForNation(nation, isOpen ? heading : with111First(heading))
}
