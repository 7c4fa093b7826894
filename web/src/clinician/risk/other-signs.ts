import type { RosterFinding } from '@second-wind/core/care/contract/clinician-dashboard'

/**
 * ". Also 1 more 999 sign", ". Also 2 other signs", ". Also much worse than usual, a flare-up and 2 others": what a
 * clinician would ring about is named, and only the rest is counted (HZ-09).
 *
 * @param shown the finding before it
 */
export function describeOthers(
  redFlagCount: number,
  others: readonly RosterFinding[],
  shown: Pick<RosterFinding, 'id'>,
): string {
  const unnamed = others.filter(
    ({ id, isNamedByOther, isRepeatedFact }) => !(isNamedByOther || isRepeatedFact) || id === muchWorse,
  )
  const named = marks.flatMap(({ ids, words }) => {
    const finding = unnamed.find(({ id }) => !ids.has(shown.id) && ids.has(id))
    return finding ? [{ ids, words: words ?? finding.logged }] : []
  })
  const otherCount = unnamed.filter(({ id }) => !named.some(({ ids }) => ids.has(id))).length
  const parts = [
    ...(redFlagCount < 1 ? [] : [`${redFlagCount} more 999 ${redFlagCount === 1 ? 'sign' : 'signs'}`]),
    ...named.map(({ words }) => words),
    ...(otherCount < 1 ? [] : [describeCount(otherCount, named.length > 0)]),
  ]
  if (parts.length < 2) return parts.map((part) => `. Also ${part}`).join('')
  return `. Also ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** In a row every word takes room: after a sign that is named, "4 others". */
function describeCount(count: number, isShort: boolean): string {
  if (isShort) return count === 1 ? '1 other' : `${count} others`
  return count === 1 ? '1 other sign' : `${count} other signs`
}

/** Named even where a finding that is only counted says the same. */
const muchWorse = 'feels-much-worse'

/** Without words of its own, what was logged. */
const marks: readonly { ids: ReadonlySet<string>; words?: string }[] = [
  { ids: new Set([muchWorse]), words: 'much worse than usual' },
  { ids: new Set(['flare-up-two-signs']), words: 'a flare-up' },
  { ids: new Set(['phlegm-with-fever-medium', 'phlegm-with-fever-low']) },
]
