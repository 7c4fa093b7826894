import type { Page } from '@playwright/test'
import type { BenchEntry } from './bench-entries.ts'

/** What every contestant does in its page. */
export type ContestantPage = {
  /** @returns how long each save took, in ms */
  saveEach(entries: readonly BenchEntry[]): Promise<number[]>
  /** Entries that the server already has, or that are not asked about. */
  fill(entries: readonly BenchEntry[]): Promise<void>
  /** Sends what was saved. @returns how long it took until the phone knew that the server has all of it, in ms */
  flushMs(): Promise<number>
  /** Opens the database and reads the newest. */
  newestMs(count: number): Promise<number>
}

declare global {
  interface Window {
    contestant: ContestantPage
  }
}

/** Opens a page of a library (bench/contestants/pages), as one script. */
export async function openLibraryPage(page: Page, origin: string, script: string): Promise<ContestantPage> {
  await page.goto(`${origin}/`)
  await page.addScriptTag({ content: script })
  return {
    saveEach: (entries) => page.evaluate((all) => window.contestant.saveEach(all), entries),
    fill: (entries) => page.evaluate((all) => window.contestant.fill(all), entries),
    flushMs: () => page.evaluate(() => window.contestant.flushMs()),
    async newestMs(count) {
      await page.reload()
      await page.addScriptTag({ content: script })
      return page.evaluate((most) => window.contestant.newestMs(most), count)
    },
  }
}
