import { median } from '../median.ts'
import type { Contestant } from './contestants.ts'
import type { Measured } from './measure-once.ts'

/** What was measured in all rounds; a ratio is to the first contestant in the same round, and the median counts. */
export type Rounds = {
  valuesOf(contestant: Contestant, name: keyof Measured): number[]
  mediansOf(contestant: Contestant): Measured
  ratiosOf(contestant: Contestant): Measured
}

/** All contestants beside each other, in Markdown. */
export function formatContestants(
  contestants: readonly Contestant[],
  near: Rounds,
  far: Rounds,
  rounds: number,
): string {
  const rows = contestants.map((contestant) => {
    const [here, away] = [near.mediansOf(contestant), far.mediansOf(contestant)]
    const [ratio, farRatio] = [near.ratiosOf(contestant), far.ratiosOf(contestant)]
    const cells = [
      contestant.name,
      `${here.saveMs.toFixed(2)} ms, ${ratio.saveMs.toFixed(2)} x`,
      `${here.flushMs.toFixed(0)} ms, ${ratio.flushMs.toFixed(2)} x`,
      `${(away.flushMs / 1_000).toFixed(2)} s, ${farRatio.flushMs.toFixed(2)} x`,
      `${away.requests} / ${(away.upBytes / 1_000).toFixed(0)} / ${(away.downBytes / 1_000).toFixed(1)}`,
      `${here.newestMs.toFixed(1)} ms, ${ratio.newestMs.toFixed(2)} x`,
      contestant.gzipBytes === undefined ? '' : (contestant.gzipBytes / 1_000).toFixed(1),
    ]
    return `| ${cells.join(' | ')} |`
  })
  const [limit] = contestants
  const noise = limit
    ? (['saveMs', 'flushMs', 'newestMs'] as const).map((name) => spread(near.valuesOf(limit, name)))
    : []
  return [
    '| | save, p50 | 1,000 sent on loopback | at 300 ms, 750 kbit/s | requests / kB up / kB down there | newest 14 of 10,000 | code, gzip kB |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows,
    '',
    ...contestants.map(({ name, about }) => `- ${name}: ${about}.`),
    `- Medians of ${rounds} rounds, each with all of them; a ratio is to the bare one of the same round.`,
    `- Noise: the slowest of the limit's own rounds by the fastest: save ${noise[0]}, loopback ${noise[1]}, newest ${noise[2]}.`,
  ].join('\n')
}

function spread(values: readonly number[]): string {
  return `${(Math.max(...values) / Math.min(...values)).toFixed(1)} x (median ${median(values).toFixed(1)} ms)`
}
