// Takes the screenshots for the README and for the install dialog from the running app (`npm run screenshots`).
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { rowsOf } from './support/clinician-dashboard.ts'

type Picture = { folder: string; file: string; open: (page: Page) => Promise<void>; isOffline?: boolean }

const root = resolve(import.meta.dirname, '../..')
const forInstalling = `${root}/web/public/screenshots`
const forReading = `${root}/docs/screenshots`

const baseURL = setting('BASE_URL')
const executablePath = setting('CHROMIUM_PATH')

const openHome = async (page: Page) => {
  await page.goto('/')
  await page.getByText('All sent').waitFor()
  await page.getByRole('heading', { name: /^(Your recovery|How you have been)$/ }).waitFor()
}

const openTracker = async (page: Page) => {
  await page.goto('/tracking')
  await page.getByText(/^(My usual day|Same as .+)$/).click()
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor()
}

const openHistory = async (page: Page) => {
  await page.goto('/tracking?tab=history')
  await page.getByText('Recent Trends').waitFor()
}

const openOffline = async (page: Page) => {
  await page.goto('/offline-features')
  await page.getByText('Waiting to be sent').waitFor()
}

const openDashboard = async (page: Page) => {
  await page.goto('/clinician-dashboard?tab=patients')
  await rowsOf(page).nth(1).waitFor()
}

/** Home first: the tracker keeps what was chosen, and Home then names an unfinished log. */
const onPhone: Picture[] = [
  { folder: forInstalling, file: 'home', open: openHome },
  { folder: forReading, file: 'home', open: openHome },
  { folder: forInstalling, file: 'tracker', open: openTracker },
  { folder: forReading, file: 'tracker', open: openTracker },
  { folder: forReading, file: 'tracker-offline', open: openTracker, isOffline: true },
  { folder: forReading, file: 'history', open: openHistory },
  { folder: forReading, file: 'offline-features', open: openOffline, isOffline: true },
]
const onDesktop: Picture[] = [
  { folder: forInstalling, file: 'dashboard', open: openDashboard },
  { folder: forReading, file: 'dashboard', open: openDashboard },
]

const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--disable-quic'] })
await takeAll(browser, onPhone, { width: 390, height: 844 })
await takeAll(browser, onDesktop, { width: 1280, height: 800 })
await browser.close()

async function takeAll(
  on: Browser,
  pictures: Picture[],
  viewport: { width: number; height: number },
): Promise<void> {
  const context = await on.newContext({ baseURL, viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openHome(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  for (const { folder, file, open, isOffline = false } of pictures) {
    await mkdir(folder, { recursive: true })
    await context.setOffline(isOffline)
    await open(page)
    await page.screenshot({ path: `${folder}/${file}.png`, animations: 'disabled' })
  }
  await context.close()
}

function setting(name: string): string {
  const value = process.env[name]
  if (value === undefined) throw new Error('Run this with: npm run screenshots')
  return value
}
