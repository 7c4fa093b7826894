import type { Browser, BrowserContext } from '@playwright/test'
import { median } from '../median.ts'
import { type BenchEntry, makeEntries } from './bench-entries.ts'
import type { Contestant } from './contestants.ts'

export type Measured = {
  saveMs: number
  flushMs: number
  newestMs: number
  requests: number
  upBytes: number
  downBytes: number
}

const history = 10_000
const newest = 14
const silentForMs = 1_000
/** Longer than the slowest contestant on the poor link on a busy machine. */
const patienceMs = 120_000

/** One contestant in a fresh browser profile with a fresh server. History only without a link, where it is the same. */
export async function measureOnce(
  browser: Browser,
  { name, start, open }: Contestant,
  entries: readonly BenchEntry[],
  isPoorLink: boolean,
): Promise<Measured> {
  const place = await start(isPoorLink)
  const context = await browser.newContext()
  try {
    const page = await open(await context.newPage(), place.origin)
    const saves = await page.saveEach(entries)
    const countBefore = await place.count()
    const traffic = watchTraffic(context)
    place.link?.slowDown()
    const before = { ...place.link?.traffic }
    const flushMs = await endsInTime(page.flushMs(), name)
    const sent = (await place.count()) - countBefore
    if (sent !== entries.length)
      throw new Error(`${name}: ${sent} of ${entries.length} entries are on the server`)
    const requests = await traffic.countWhenSilent()
    const after = { ...place.link?.traffic }
    let newestMs = Number.NaN
    if (!isPoorLink) {
      await page.fill(makeEntries(history, Date.now() - 50 * 24 * 3_600_000))
      // The first start after filling puts the database in order.
      await page.newestMs(newest)
      newestMs = await page.newestMs(newest)
    }
    return {
      saveMs: median(saves),
      flushMs,
      newestMs,
      requests,
      upBytes: (after.upBytes ?? 0) - (before.upBytes ?? 0),
      downBytes: (after.downBytes ?? 0) - (before.downBytes ?? 0),
    }
  } finally {
    await context.close()
    await place.close()
  }
}

/** Requests of page and worker, with those that only read. */
function watchTraffic(context: BrowserContext) {
  let [requests, open, lastMs] = [0, 0, performance.now()]
  const change = (by: number) => () => {
    requests += Math.max(0, by)
    open += by
    lastMs = performance.now()
  }
  context.on('request', change(1))
  context.on('requestfinished', change(-1))
  context.on('requestfailed', change(-1))
  return {
    async countWhenSilent(): Promise<number> {
      while (open > 0 || performance.now() - lastMs < silentForMs)
        await new Promise((done) => setTimeout(done, 50))
      return requests
    },
  }
}

async function endsInTime<T>(work: Promise<T>, name: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${name} has not sent everything in ${patienceMs} ms`)),
      patienceMs,
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
