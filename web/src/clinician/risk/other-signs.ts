import type { RosterFinding } from '@second-wind/core/care/contract/clinician-dashboard'
import { lowerFirst } from '@second-wind/core/platform/first-letter'

/**
 * ". Also 1 more 999 sign", ". Also 2 other signs", ". Also much worse than usual, a flare-up and 2 others": what a
 * clinician would ring about is named, and only the rest is counted (HZ-09).
 *
 * @param shown the finding before it
 */
export function describeOthers(
  redFlagCount: number,
  others: readonly RosterFinding[],
  shown: Pick<RosterFinding, 'id' | 'signIds'>,
): string {
  const unnamed = others.filter(
    ({ id, isNamedByOther, isRepeatedFact }) => !(isNamedByOther || isRepeatedFact) || id === muchWorse,
  )
  const named = marks.flatMap(({ ids, words }) => {
    const finding = unnamed.find(({ id }) => !ids.has(shown.id) && ids.has(id))
    return finding ? [{ ids, words: words ?? lowerFirst(finding.logged) }] : []
  })
  const otherCount = unnamed.filter(({ id }) => !named.some(({ ids }) => ids.has(id))).length
  const isRelieverHidden = redFlagCount > 0 && shown.signIds?.slice(1).includes(relieverNotHelping) === true
  const redFlagsUnnamed = redFlagCount - Number(isRelieverHidden)
  const parts = [
    ...(isRelieverHidden ? ['the 999 sign “reliever inhaler not working”'] : []),
    ...(redFlagsUnnamed < 1
      ? []
      : [`${redFlagsUnnamed} more 999 ${redFlagsUnnamed === 1 ? 'sign' : 'signs'}`]),
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

/** The answer of a check of which a row shows another sign. */
const relieverNotHelping = 'respiratory:rescue_inhaler=not_helping'

/** In the order in which they are named; without words of its own, what was logged. */
const marks: readonly { ids: ReadonlySet<string>; words?: string }[] = [
  { ids: new Set([muchWorse]), words: 'much worse than usual' },
  { ids: new Set(['flare-up-two-signs']), words: 'a flare-up' },
  {
    ids: new Set([
      'reliever-over-8-puffs',
      'reliever-with-worse-day',
      'reliever-with-lung-condition',
      'reliever-over-4-puffs',
    ]),
  },
  { ids: new Set(['check-monitor']) },
  { ids: new Set(['phlegm-with-fever-medium']), words: 'high temperature, phlegm' },
  { ids: new Set(['phlegm-with-fever-low']) },
]
