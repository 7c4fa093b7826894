import { wordsForNation } from '@second-wind/core/content/help/words-for-nation'
import { useNation } from './use-nation.ts'

/** Rewrites a sentence about 111 for the person's nation; unchanged until the phone knows it. */
export function useNationWords(): (text: string) => string {
  const nation = useNation()
  return (text) => wordsForNation(nation, text)
}
