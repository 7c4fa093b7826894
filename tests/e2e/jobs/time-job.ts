import type { Browser } from '@playwright/test'
import { rowsOf } from '../support/clinician-dashboard.ts'
import { Phone } from '../support/phone.ts'
import { ApiServer } from '../support/server/api-server.ts'
import type { Job, Stage } from './job.ts'
import { clinicianScreen, phoneScreen } from './page-heights.ts'
import { Person } from './person.ts'

/** What a job cost. */
export type Cost = {
  taps: number
  fieldsTyped: number
  screensScrolled: number
  /** Of the script, which neither reads nor thinks. */
  seconds: number
}

/** Does one job with a fresh server and a browser that has never seen the app. */
export async function timeJob(browser: Browser, job: Job): Promise<Cost> {
  const server = await ApiServer.start()
  try {
    return await doJob(browser, job, server)
  } finally {
    await server.remove()
  }
}

async function doJob(browser: Browser, job: Job, server: ApiServer): Promise<Cost> {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: job.who === 'patient' ? phoneScreen : clinicianScreen,
    reducedMotion: 'reduce',
  })
  const person = new Person(await context.newPage())
  const stage = { browser, server, person }
  await job.prepare?.(stage)
  await openStart(job, stage)
  const start = performance.now()
  await job.steps(person)
  const seconds = (performance.now() - start) / 1000
  await job.proof(stage)
  await context.close()
  const { taps, fieldsTyped, screensScrolled } = person
  return { taps, fieldsTyped, screensScrolled, seconds }
}

async function openStart(
  { who, isOffline, startPath = '/' }: Job,
  { person: { page } }: Stage,
): Promise<void> {
  if (who === 'clinician') {
    await page.goto('/clinician-dashboard')
    await rowsOf(page).first().waitFor()
    return
  }
  const phone = new Phone(page)
  await phone.readyOffline()
  if (isOffline) await phone.loseSignal()
  await page.goto(startPath)
  await page.getByRole('contentinfo').waitFor()
  await page.waitForLoadState('networkidle')
}
