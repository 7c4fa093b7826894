import type { ScoreName, SymptomEntry } from '../records/symptom-entry.ts'

export type EntryScores = Pick<SymptomEntry, ScoreName | 'untouchedScores'>

/**
 * The scores that the patient set, in the order of the entries. A slider left at its default is not an answer (hazard
 * C15), so that entry does not count for that score.
 */
export function answeredScores(name: ScoreName, entries: readonly EntryScores[]): number[] {
  return entriesWithScore(name, entries).map((entry) => entry[name])
}

export function entriesWithScore<Entry extends EntryScores>(
  name: ScoreName,
  entries: readonly Entry[],
): Entry[] {
  return entries.filter((entry) => !entry.untouchedScores?.includes(name))
}
