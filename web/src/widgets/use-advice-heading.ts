import { isSurgeryOpen, with111First } from '@second-wind/core/content/help/surgery-hours'
import { useNationWords } from '../data/live/use-nation-words.ts'
import { captureAt } from '../data/local/index.ts'
import { useNow } from '../ui/hooks/use-now.ts'

/** The heading of advice for today in the words of the person's nation: 111 comes first while GP surgeries are closed. */
export function useAdviceHeading(): (heading: string) => string {
  const inNation = useNationWords()
  const isOpen = isSurgeryOpen(captureAt(useNow()))
  return (heading) => inNation(isOpen ? heading : with111First(heading))
}
