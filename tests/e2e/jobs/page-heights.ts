import type { Browser, Page } from '@playwright/test'
import { rowsOf } from '../support/clinician-dashboard.ts'
import { patientScreens, patientTabs } from '../support/patient-screens.ts'
import type { ApiServer } from '../support/server/api-server.ts'

export const phoneScreen = { width: 390, height: 844 }
export const clinicianScreen = { width: 1280, height: 800 }

export type PageHeight = { path: string; px: number }

/** How high each screen is on a phone, with the demo's data, as it opens. */
export async function measurePageHeights(browser: Browser, server: ApiServer): Promise<PageHeight[]> {
  const page = await openPage(browser, server, phoneScreen)
  const heights: PageHeight[] = []
  for (const path of [...patientScreens.map(([screen]) => screen), ...patientTabs]) {
    await page.goto(path)
    await page.getByRole('contentinfo').waitFor()
    await page.waitForLoadState('networkidle')
    heights.push({ path, px: await settledHeight(page) })
  }
  await page.context().close()
  return heights
}

const settledForMs = 500

/** A screen that is still opening keeps room for what it will show. */
export async function settledHeight(page: Page): Promise<number> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (let before = await height(); ;) {
    await page.waitForTimeout(settledForMs)
    const now = await height()
    if (now === before) return now
    before = now
  }
}

/** How many rows of the list a clinician sees without scrolling; the last one may be seen in part. */
export async function countPatientsInSight(browser: Browser, server: ApiServer): Promise<number> {
  const page = await openPage(browser, server, clinicianScreen)
  await page.goto('/clinician-dashboard?tab=patients')
  await rowsOf(page).nth(1).waitFor()
  const boxes = await Promise.all((await rowsOf(page).all()).map((row) => row.boundingBox()))
  await page.context().close()
  return boxes.reduce((sum, box) => sum + (box ? shareInSight(box) : 0), 0)
}

const shareInSight = ({ y, height }: { y: number; height: number }): number =>
  Math.max(0, Math.min(1, (clinicianScreen.height - y) / height))

async function openPage(
  browser: Browser,
  { origin }: ApiServer,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport, reducedMotion: 'reduce' })
  return context.newPage()
}
