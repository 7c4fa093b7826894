import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import type { ApiServer } from './server/api-server.ts'

/** The clinician's desktop, with the dashboard open since before anything happens. */
export type ClinicianDesktop = {
  page: Page
  /** Lets the time between two polls pass on this desktop, so that the test does not wait for it. */
  untilNextPoll(): Promise<void>
}

const pollIntervalMs = 30_000

export async function openDashboard(browser: Browser, server: ApiServer): Promise<ClinicianDesktop> {
  const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/clinician-dashboard?tab=patients')
  await expect(rowsOf(page).first()).toBeVisible()
  // In one step: minute by minute, the poll would time out before its response arrives.
  return { page, untilNextPoll: () => page.clock.fastForward(pollIntervalMs) }
}

/** The rows of the list of patients that is open. */
export const rowsOf = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })

export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) })
