import { assessRisk } from '@second-wind/core/care/risk/risk-level'
import { assessTriage } from '@second-wind/core/triage/assess'
import { type Track, trackOptions } from '@second-wind/core/triage/options'
import type { Person } from '@second-wind/core/triage/person'
import { Bench } from 'tinybench'
import type { Figure } from './figure.ts'

const person: Person = {
  age: 71,
  conditions: ['COPD', 'Heart Disease'],
  isVulnerable: true,
  respiratoryDiagnosis: 'COPD',
}
const limitUs = 50

/** One whole evaluation with its reasons, the worst answers and the calmest in turn. */
export async function measureRuleSpeed(): Promise<Figure[]> {
  const bench = new Bench({ time: 500 })
  for (const track of ['general', 'respiratory'] as const) {
    const checks = [answersOf(track, 0), answersOf(track, -1)]
    let turn = 0
    bench.add(`triage, ${track} track`, () => {
      assessTriage(track, checks[turn++ % 2] ?? {}, person)
    })
  }
  const entry = { coughSeverity: 8, breathlessness: 8, energy: 2, temperature: 'high-fever' }
  bench.add('risk level', () => {
    assessRisk({ person, alertCount: 1, entry, triage: { result: 'seek_help' } })
  })

  await bench.run()
  return bench.tasks.map(({ name, result }) => {
    if (result.state !== 'completed') throw new Error(`${name} was not measured: ${result.state}`)
    return { name: `${name}, median`, measured: result.latency.p50 * 1000, limit: limitUs, unit: 'µs' }
  })
}

const answersOf = (track: Track, at: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries<readonly string[]>(trackOptions[track]).map(([question, options]) => [
      question,
      options.at(at) ?? '',
    ]),
  )
