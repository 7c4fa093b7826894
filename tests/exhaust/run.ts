// Reads all 4,000,000 respiratory and 409,600 general checks, for a healthy person and for people with COPD and asthma,
// and compares each with the specification's own level: none may be milder, and only an added rule may raise one.
import { raisingRules } from '@second-wind/core/triage/added-safety-rules'
import { assessTriage } from '@second-wind/core/triage/assess'
import type { Track } from '@second-wind/core/triage/options'
import type { Person } from '@second-wind/core/triage/person'
import { triageLevels } from '@second-wind/core/triage/triage-result'
import { levelBySpecification } from '../core/triage/level-by-specification.ts'
import { everyCheck, healthyAdult, tracks } from '../core/triage/triage-answers.ts'

const people: Record<string, Person> = {
  'a healthy adult': healthyAdult,
  COPD: { ...healthyAdult, conditions: ['COPD'] },
  asthma: { ...healthyAdult, conditions: ['Asthma'] },
}
const addedRules = new Set(raisingRules.map(({ id }) => id))

const wrong = tracks.map((track) => {
  const counts = Object.entries(people).map(([name, person]) => readAll(track, name, person))
  return counts.reduce((sum, count) => sum + count, 0)
})
process.exitCode = wrong.every((count) => count === 0) ? 0 : 1

function readAll(track: Track, name: string, person: Person): number {
  const count = { read: 0, raised: 0, wrong: 0 }
  const startedMs = performance.now()
  for (const answers of everyCheck(track)) {
    count.read += 1
    const { level, reasons } = assessTriage(track, answers, person)
    const bySpecification = levelBySpecification(track, answers)
    if (level === bySpecification) continue
    const isRaised = triageLevels.indexOf(level) < triageLevels.indexOf(bySpecification)
    if (isRaised && reasons.some((id) => addedRules.has(id))) count.raised += 1
    else {
      count.wrong += 1
      console.log(`wrong: ${JSON.stringify(answers)}: ${level}, by the specification ${bySpecification}`)
    }
  }
  const seconds = Math.round((performance.now() - startedMs) / 1000)
  console.log(
    `${track}, ${name}: ${count.read} read, ${count.raised} raised by an added rule, ${count.wrong} wrong (${seconds} s)`,
  )
  return count.wrong
}
