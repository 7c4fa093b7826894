import type { CurrentFinding } from '../../findings/current-findings.ts'
import type { EntryFindingId } from '../../findings/entry-finding-rules.ts'
import type { Finding } from '../../findings/finding.ts'
import { groupBy } from '../../platform/group-by.ts'

// One entry can say one thing in several findings: "breathlessness 8" and "breathlessness 8, worse than usual". They are
// one fact, and so one alert (hazard HZ-19).

/** What a finding is about, in the words of the signs of a flare-up where there is one. */
function signsOf({ id, signs }: Finding): string[] {
  const own = ownSign[id]
  const listed = (signs ?? []).flatMap((sign) => nameOf[sign] ?? ownSign[sign] ?? sign)
  return [...new Set([...(own === undefined ? [] : [own]), ...listed])]
}

/** Names of scores, as in the signs of a flare-up. */
const nameOf: Readonly<Record<string, string>> = { breathlessness: 'breathing', coughSeverity: 'cough' }

const ownSign: Readonly<Record<string, string>> = {
  ...signFor('breathing', 'breathlessness-severe', 'breathlessness-high', 'breathing-with-lung-condition'),
  ...signFor('cough', 'cough-severe', 'cough-with-lung-condition'),
  ...signFor('energy', 'energy-very-low'),
  ...signFor('phlegm-amount', 'phlegm-more-with-lung-condition'),
  ...signFor('phlegm-colour', 'phlegm-red', 'phlegm-coloured', 'phlegm-with-fever-medium'),
  ...signFor('temperature', 'fever-high', 'fever-with-lung-condition', 'fever-medium'),
  ...signFor('peak-flow', 'peak-flow-below-50', 'peak-flow-50-80'),
  ...signFor('reliever', 'reliever-over-8-puffs', 'reliever-with-lung-condition'),
  ...signFor('own-words', 'feels-much-worse'),
  ...signFor('high-scores', 'high-scores-with-sign'),
}

function signFor(sign: string, ...ids: EntryFindingId[]): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, sign]))
}

/**
 * The finding whose alert says all that this one says; undefined if none does.
 *
 * @param before findings of the same entry that raise an alert, more serious than this one
 */
export function findingOfSameFact<Of extends Finding>(
  finding: Finding,
  before: readonly Of[],
): Of | undefined {
  const signs = signsOf(finding)
  return signs.length === 0
    ? undefined
    : before.find((other) => {
        const said = signsOf(other)
        return signs.every((sign) => said.includes(sign))
      })
}

/**
 * Those that say a fact of which a more serious finding of the same record says as much: a clinician counts it once.
 *
 * @param findings the most serious first
 */
export const repeatedFacts = (findings: readonly CurrentFinding[]): ReadonlySet<CurrentFinding> =>
  new Set(
    [...groupBy(findings, ({ source }) => source.id).values()].flatMap((ofRecord) =>
      ofRecord.filter((finding, at) => findingOfSameFact(finding, ofRecord.slice(0, at))),
    ),
  )
