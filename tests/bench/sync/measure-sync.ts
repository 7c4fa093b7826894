import { chromium } from '@playwright/test'
import type { Figure } from '../figure.ts'
import { median } from '../median.ts'
import { makeEntries } from './bench-entries.ts'
import { formatContestants, type Rounds } from './contestants-table.ts'
import { type Contestant, listContestants } from './contestants.ts'
import { type Measured, measureOnce } from './measure-once.ts'
import { measureSyncSize } from './sync-size.ts'

/** Fewer only to see something sooner; the table says how many there were. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)
const loggedOffline = 1_000

/**
 * Budgets B1 to B6: the product beside the least that a browser and a server can do, and beside the libraries that one
 * would choose instead, one after the other in each round.
 *
 * @returns a table of all contestants too, in Markdown
 */
export async function measureSync(): Promise<{ figures: Figure[]; table: string }> {
  const size = await measureSyncSize()
  const contestants = await listContestants(size.measured * 1_000)
  const near = await measureRounds(contestants, false)
  const far = await measureRounds(contestants, true)
  const [, ours] = contestants
  const [here, away] = [near.ratiosOf(ours), far.ratiosOf(ours)]
  const traffic = far.mediansOf(ours)
  const figures = [
    {
      name: 'B1: a save with its outbox row, of raw IndexedDB (strict)',
      measured: here.saveMs,
      limit: 1.3,
      unit: 'x',
    },
    {
      name: 'B2: 1,000 entries sent on loopback, of a bare batch POST',
      measured: here.flushMs,
      limit: 1.3,
      unit: 'x',
    },
    { name: 'B3: the same at 300 ms and 750 kbit/s', measured: away.flushMs, limit: 0.45, unit: 'x' },
    { name: 'B4: requests for them, reading included', measured: traffic.requests, limit: 3, unit: '' },
    { name: 'B4: sent up for them', measured: traffic.upBytes / 1_000, limit: 75, unit: 'kB' },
    { name: 'B4: sent down for them', measured: traffic.downBytes / 1_000, limit: 2, unit: 'kB' },
    {
      name: 'B5: newest 14 of 10,000, database opened, of raw IndexedDB',
      measured: here.newestMs,
      limit: 1.8,
      unit: 'x',
    },
    size,
  ]
  return { figures, table: formatContestants(contestants, near, far, rounds) }
}

/** Starts with another contestant in each round, so that none always follows the same one. */
async function measureRounds(contestants: readonly Contestant[], isPoorLink: boolean): Promise<Rounds> {
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--disable-quic'],
  })
  const results = new Map<Contestant, Measured[]>(contestants.map((contestant) => [contestant, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [place] of contestants.entries()) {
      const contestant = contestants[(round + place) % contestants.length]
      if (!contestant) continue
      const entries = makeEntries(loggedOffline, Date.now())
      const measured = await measureOnce(browser, contestant, entries, isPoorLink)
      results.get(contestant)?.push(measured)
      console.log(contestant.name, isPoorLink ? 'poor link' : 'loopback', JSON.stringify(measured))
    }
  }
  await browser.close()
  const [limit] = contestants
  const of = (contestant: Contestant | undefined) => (contestant && results.get(contestant)) ?? []
  const each = (pick: (name: keyof Measured) => number): Measured => ({
    saveMs: pick('saveMs'),
    flushMs: pick('flushMs'),
    newestMs: pick('newestMs'),
    requests: pick('requests'),
    upBytes: pick('upBytes'),
    downBytes: pick('downBytes'),
  })
  return {
    valuesOf: (contestant, name) => of(contestant).map((measured) => measured[name]),
    mediansOf: (contestant) => each((name) => median(of(contestant).map((measured) => measured[name]))),
    ratiosOf: (contestant) =>
      each((name) =>
        median(
          of(contestant).map((measured, round) => measured[name] / (of(limit)[round]?.[name] ?? Number.NaN)),
        ),
      ),
  }
}
