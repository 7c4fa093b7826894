import { otherReason, resolveWords } from './resolve-words.ts'

/** What still has to be said; undefined when there is a reason. */
export function missingReason(chosen: string | undefined, details: string): string | undefined {
  if (chosen === undefined) return resolveWords.chooseOne
  return chosen === otherReason && details.trim() === '' ? resolveWords.detailsNeeded : undefined
}

/** "Known and expected for this patient. Uses oxygen at home"; own words alone when no ready reason fits. */
export function joinReason(chosen: string, details: string): string {
  const own = details.trim()
  if (chosen === otherReason) return own
  return own === '' ? chosen : `${chosen}. ${own}`
}
