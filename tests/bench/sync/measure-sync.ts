import { type Browser, chromium, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { ApiServer } from '../../e2e/support/server/api-server.ts'
import type { Figure } from '../figure.ts'
import { median } from '../median.ts'
import { type BarePage, openBarePage } from './bare-page.ts'
import { openBareServer } from './bare-server.ts'
import { type BenchEntry, makeEntries } from './bench-entries.ts'
import { openProductPage } from './product-page.ts'
import { openSlowLink, poorLink, type SlowLink } from './slow-link.ts'

const rounds = 7
const loggedOffline = 1_000
const countReply = z.object({ count: z.number() })

/** Where a contestant's page is, and how many entries its server has. */
type Contestant = { origin: string; link?: SlowLink | undefined; count(): Promise<number> }
type Measured = { saveMs: number; flushMs: number; newestMs: number; upBytes: number; downBytes: number }

/**
 * Budgets B1 to B5: the product beside the least that a browser and a server can do, one after the other in each round.
 * A ratio is the product's time divided by the limit's of the same round; the median counts.
 */
export async function measureSync(): Promise<Figure[]> {
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--disable-quic'],
  })
  const near = await measureRounds(browser, false)
  const far = await measureRounds(browser, true)
  await browser.close()
  const ratio = (pairs: readonly Pair[], name: keyof Measured) =>
    median(pairs.map(({ ours, bare }) => ours[name] / bare[name]))
  const traffic = (name: 'upBytes' | 'downBytes') => median(far.map(({ ours }) => ours[name])) / 1_000
  return [
    {
      name: 'B1: a save with its outbox row, of raw IndexedDB (strict)',
      measured: ratio(near, 'saveMs'),
      limit: 1.3,
      unit: 'x',
    },
    {
      name: 'B2: 1,000 entries sent on loopback, of a bare batch POST',
      measured: ratio(near, 'flushMs'),
      limit: 1.3,
      unit: 'x',
    },
    {
      name: 'B3: the same at 300 ms and 750 kbit/s',
      measured: ratio(far, 'flushMs'),
      limit: 0.45,
      unit: 'x',
    },
    { name: 'B4: sent up for them', measured: traffic('upBytes'), limit: 75, unit: 'kB' },
    { name: 'B4: sent down for them', measured: traffic('downBytes'), limit: 2, unit: 'kB' },
    {
      name: 'B5: newest 14 of 10,000, database opened, of raw IndexedDB',
      measured: ratio(near, 'newestMs'),
      limit: 1.8,
      unit: 'x',
    },
  ]
}

type Pair = { ours: Measured; bare: Measured }

async function measureRounds(browser: Browser, isPoorLink: boolean): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let round = 0; round < rounds; round += 1) {
    const entries = makeEntries(loggedOffline, Date.now())
    const history = makeEntries(10_000, Date.now() - 50 * 24 * 3_600_000)
    const bare = await withBareServer(isPoorLink, (place) =>
      measureOne(browser, place, openBarePage, entries, history),
    )
    const ours = await withProduct(isPoorLink, (place) =>
      measureOne(browser, place, openProductPage, entries, history),
    )
    pairs.push({ ours, bare })
  }
  return pairs
}

async function measureOne(
  browser: Browser,
  { origin, link, count }: Contestant,
  open: (page: Page, at: string) => Promise<BarePage>,
  entries: readonly BenchEntry[],
  history: readonly BenchEntry[],
): Promise<Measured> {
  const context = await browser.newContext()
  const page = await open(await context.newPage(), origin)
  const saves = await page.saveEach(entries)
  const before = await count()
  const trafficBefore = trafficOf(link)
  const flushMs = await page.flushMs()
  const sent = (await count()) - before
  if (sent !== entries.length) throw new Error(`${sent} of ${entries.length} entries are on the server`)
  const trafficAfter = trafficOf(link)
  const upBytes = trafficAfter.upBytes - trafficBefore.upBytes
  const downBytes = trafficAfter.downBytes - trafficBefore.downBytes
  await page.fill(history)
  await page.newestMs(14)
  const newestMs = await page.newestMs(14)
  await context.close()
  return { saveMs: median(saves), flushMs, newestMs, upBytes, downBytes }
}

const trafficOf = (link: SlowLink | undefined): SlowLink['traffic'] =>
  link ? { ...link.traffic } : { upBytes: 0, downBytes: 0 }

async function withBareServer<T>(
  isPoorLink: boolean,
  measure: (place: Contestant) => Promise<T>,
): Promise<T> {
  const server = await openBareServer()
  const link = isPoorLink ? await openSlowLink(server.port, poorLink) : undefined
  const port = link?.port ?? server.port
  const measured = await measure({
    origin: `http://127.0.0.1:${port}`,
    link,
    count: () => Promise.resolve(server.count()),
  })
  await link?.close()
  await server.close()
  return measured
}

async function withProduct<T>(isPoorLink: boolean, measure: (place: Contestant) => Promise<T>): Promise<T> {
  const server = await ApiServer.start(undefined, { BENCH: '1' })
  const link = isPoorLink ? await openSlowLink(Number(new URL(server.origin).port), poorLink) : undefined
  if (link) {
    await server.stop()
    await server.start({ proxyPort: link.port })
  }
  const origin = link ? `http://127.0.0.1:${link.port}` : server.origin
  const measured = await measure({
    origin,
    link,
    count: async () => countReply.parse(await (await fetch(`${server.origin}/api/bench/count`)).json()).count,
  })
  await link?.close()
  await server.remove()
  return measured
}
