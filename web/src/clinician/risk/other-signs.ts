import type { RosterFinding } from '@second-wind/core/care/contract/clinician-dashboard'

/**
 * ". Also 1 more 999 sign", ". Also 2 other signs", ". Also much worse than usual, a flare-up and 2 other signs": what a
 * clinician would ring about is named, and only the rest is counted (HZ-09).
 *
 * @param shown the finding before it
 */
export function describeOthers(
  redFlagCount: number,
  others: readonly RosterFinding[],
  shown: Pick<RosterFinding, 'id'>,
): string {
  const unnamed = others.filter(({ id, isNamedByOther }) => !isNamedByOther || id === muchWorse)
  const named = marks.filter(({ ids }) => !ids.has(shown.id) && unnamed.some(({ id }) => ids.has(id)))
  const otherCount = unnamed.filter(({ id }) => !named.some(({ ids }) => ids.has(id))).length
  const parts = [
    ...(redFlagCount < 1 ? [] : [`${redFlagCount} more 999 ${redFlagCount === 1 ? 'sign' : 'signs'}`]),
    ...named.map(({ words }) => words),
    ...(otherCount < 1 ? [] : [`${otherCount} other ${otherCount === 1 ? 'sign' : 'signs'}`]),
  ]
  if (parts.length < 2) return parts.map((part) => `. Also ${part}`).join('')
  return `. Also ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** Named even where a finding that is only counted says the same. */
const muchWorse = 'feels-much-worse'

const marks: readonly { ids: ReadonlySet<string>; words: string }[] = [
  { ids: new Set([muchWorse]), words: 'much worse than usual' },
  { ids: new Set(['flare-up-two-signs', 'flare-up-one-sign']), words: 'signs of a flare-up' },
]
