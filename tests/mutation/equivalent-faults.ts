import type { Fault } from './faults.ts'

type EquivalentFault = {
  file: string
  within: string
  /** What the fault puts there; absent: whatever it is. */
  to?: string
  why: string
}

/** Places where a fault changes nothing that anybody can notice. `within` occurs once in its file. */
export const equivalentFaults: readonly EquivalentFault[] = [
  {
    file: 'findings/lasting-findings.ts',
    within: 'mild: [], isForAlert: false',
    why: 'the rule that reads it asks first for a sign that lasts',
  },
  {
    file: 'findings/lasting-findings.ts',
    within: "'breathing-with-lung-condition',\n",
    why: 'an entry with it is also worse than usual today, or for days, which both are in the list',
  },
  {
    file: 'findings/current-findings.ts',
    within: 'nowMs - countedTimeMs(entry.date, entry, nowMs) < findingCountsForMs.emergency',
    why: 'what is exactly so old has stopped counting, and the next filter leaves it out',
  },
  {
    file: 'findings/current-findings.ts',
    within: "'A11', 'A12'",
    why: 'A12 never comes without A10, which is a sign; a check for A11 alone is tested',
  },
  {
    file: 'findings/current-findings.ts',
    within: 'epochMs(at) <= latestMs',
    why: 'at the very moment both branches give the same time',
  },
  {
    file: 'findings/finding-gravity.ts',
    within: 'const step = 100',
    why: 'only the order of two gravities is read, and no figure is near the step',
  },
  {
    file: 'findings/finding-gravity.ts',
    within: 'step / 2',
    why: 'any part of a step lies between breathing and the first rule',
  },
  {
    file: 'care/alerts/alert-message.ts',
    within: "timeZone: 'UTC'",
    why: 'noon is on the same day in the time zone of the server and in that of a developer',
  },
  {
    file: 'care/alerts/same-fact.ts',
    within: "...signFor('reliever', 'reliever-over-8-puffs', 'reliever-with-lung-condition')",
    why: 'an entry has only one of the findings about the reliever that raise an alert',
  },
  {
    file: 'care/alerts/same-fact.ts',
    within: "...signFor('own-words', 'feels-much-worse')",
    why: 'no other finding that raises an alert is what the person said',
  },
  {
    file: 'care/alerts/sort-alerts.ts',
    within: 'a.id < b.id ? -1 : Number(a.id > b.id)',
    why: 'no two alerts have the same id',
  },
  {
    file: 'care/roster/sort-by-urgency.ts',
    within: "RiskGroup[] = ['high'",
    why: 'it is the first, and what is not in the list sorts before the first',
  },
  {
    file: 'care/roster/sort-by-urgency.ts',
    within: 'const maxSigns = 100',
    why: 'no patient has so many 999 signs',
  },
  {
    file: 'findings/logged-days.ts',
    within: 'a.localDate < b.localDate',
    why: 'each day is in the list once',
  },
  {
    file: 'findings/recent-records.ts',
    within: 'nowMs - epochMs(at) > findingCountsForMs.emergency',
    why: 'what is exactly so old has stopped counting',
  },
  {
    file: 'recovery/insight.ts',
    within: "figure: 'asked-a-gp'",
    why: 'no figure is shown beside a score that is so high (ruling D-10)',
  },
  {
    file: 'care/roster/roster-need.ts',
    within: 'const afterAnyAdvice = 5_000',
    why: 'no gravity is near it',
  },
  {
    file: 'care/roster/sort-by-urgency.ts',
    within: 'const maxGravity = 10_000',
    why: 'no gravity is near it',
  },
  {
    file: 'findings/usual-comparison.ts',
    within: 'clear: 0',
    to: '-1',
    why: 'only the order is read, and it is the lightest',
  },
  {
    file: 'findings/usual-comparison.ts',
    within: 'red: 3',
    to: '4',
    why: 'only the order is read, and it is the darkest',
  },
]

/** @throws Error when a place is not in its file exactly once */
export function isEquivalent(file: string, source: string): (fault: Fault) => boolean {
  const places = equivalentFaults
    .filter((row) => file.endsWith(`/${row.file}`))
    .map(({ within, to }) => {
      const start = source.indexOf(within)
      if (start === -1 || source.includes(within, start + 1))
        throw new Error(`Expected exactly once in ${file}: ${within}`)
      return { start, end: start + within.length, to }
    })
  // What is left out takes the comma and the space after it along.
  return (fault) =>
    places.some(
      ({ start, end, to = fault.to }) =>
        start <= fault.start && /^,?\s*$/.test(source.slice(end, fault.end)) && fault.to === to,
    )
}
