import type { Page } from '@playwright/test'
import type { BenchEntry } from './bench-entries.ts'
import type { ContestantPage } from './contestant-page.ts'

/** The same as `openBarePage` by the product's own code (web/src/data/pwa/bench-page.ts). */
export async function openProductPage(page: Page, origin: string): Promise<ContestantPage> {
  await page.goto(`${origin}/bench.html`)
  await page.evaluate(() => window.secondWindBench.open())
  return {
    saveEach: (entries) => page.evaluate(saveEach, entries),
    fill: (entries) => page.evaluate((all) => window.secondWindBench.fill(all), entries),
    flushMs: () => page.evaluate(flushMs),
    async newestMs(count) {
      await page.reload()
      return page.evaluate(newestMs, count)
    },
  }
}

declare global {
  interface Window {
    secondWindBench: {
      open(): Promise<void>
      put(entry: unknown): Promise<void>
      fill(entries: readonly unknown[]): Promise<void>
      newest(count: number): Promise<unknown[]>
      pending(): Promise<number>
      flush(): Promise<void>
    }
  }
}

async function saveEach(entries: readonly BenchEntry[]): Promise<number[]> {
  const times: number[] = []
  for (const entry of entries) {
    const startedMs = performance.now()
    await window.secondWindBench.put(entry)
    times.push(performance.now() - startedMs)
  }
  return times
}

async function flushMs(): Promise<number> {
  const startedMs = performance.now()
  await window.secondWindBench.flush()
  return performance.now() - startedMs
}

async function newestMs(count: number): Promise<number> {
  const startedMs = performance.now()
  await window.secondWindBench.newest(count)
  return performance.now() - startedMs
}
