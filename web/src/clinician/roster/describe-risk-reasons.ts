import { riskReasonWords } from '@second-wind/core/content/education/risk-reason-words'

/** Why somebody is at their level, gravest first. The milder reason of the same measure says nothing more. */
export function describeRiskReasons(reasons: readonly string[]): string[] {
  return reasons
    .filter((reason) => !reasons.some((other) => moreSevereReason[reason] === other))
    .map((reason) => words.get(reason) ?? reason)
}

/** A newer server may know reasons that this page does not: those stay as they came. */
const words: ReadonlyMap<string, string> = new Map(
  Object.entries(riskReasonWords).map(([id, { clinician }]) => [id, clinician]),
)

const moreSevereReason: Readonly<Record<string, string>> = {
  'breathlessness-medium': 'breathlessness-high',
  'energy-low': 'energy-very-low',
  'fever-medium': 'fever-high',
}
