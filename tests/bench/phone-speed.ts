import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { Phone } from '../e2e/support/phone.ts'
import { ApiServer } from '../e2e/support/server/api-server.ts'
import type { Figure } from './figure.ts'
import { median } from './median.ts'

const slowdown = 4
const rounds = 7

/** Budgets B8 and B9, in a real browser whose processor is slowed down, without any network. */
export async function measurePhoneSpeed(): Promise<Figure[]> {
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--disable-gpu', '--disable-quic'],
  })
  const server = await ApiServer.start()
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await new Phone(await context.newPage()).readyOffline(server.origin)
  await context.setOffline(true)
  await server.stop()

  const figures: Figure[] = []
  for (const entries of [2_000, 10_000]) {
    await seedEntries(context, server.origin, entries)
    const starts = await repeat(() => measureColdStart(context, server.origin))
    const name = `offline start until Home can be used, ${entries.toLocaleString('en-GB')} entries, median of ${rounds}`
    figures.push({ name, measured: median(starts) / 1000, limit: 1.5, unit: 's' })
  }
  const saves = await repeat(() => measureSave(context, server.origin))
  figures.push({
    name: `tap on Log Symptoms to the confirmation, median of ${rounds}`,
    measured: median(saves),
    limit: 100,
    unit: 'ms',
  })
  await browser.close()
  await server.remove()
  return figures
}

async function measureColdStart(context: BrowserContext, origin: string): Promise<number> {
  const page = await openSlowPage(context)
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('a[href="/tracking"]')) return
      observer.disconnect()
      requestAnimationFrame(() =>
        document.documentElement.setAttribute('data-usable-ms', String(performance.now())),
      )
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${origin}/`)
  return readMeasurement(page, 'data-usable-ms')
}

async function measureSave(context: BrowserContext, origin: string): Promise<number> {
  const page = await openSlowPage(context)
  await page.goto(`${origin}/tracking`)
  await page.getByRole('button', { name: 'Set each answer myself' }).click()
  for (const slider of await page.getByRole('slider').all()) await slider.press('ArrowLeft')
  await page.evaluate(() => {
    let tapped = 0
    document.addEventListener('click', () => (tapped = performance.now()), { capture: true })
    new MutationObserver((_, observer) => {
      const dialog = document.querySelector<HTMLElement>('[role="dialog"]')
      if (!dialog || dialog.style.display === 'none') return
      observer.disconnect()
      document.documentElement.setAttribute('data-saved-ms', String(performance.now() - tapped))
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['style'] })
  })
  await page.getByRole('button', { name: 'Log Symptoms' }).click()
  return readMeasurement(page, 'data-saved-ms')
}

async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

async function readMeasurement(page: Page, attribute: string): Promise<number> {
  await page.locator(`html[${attribute}]`).waitFor({ state: 'attached' })
  const value = Number(await page.locator('html').getAttribute(attribute))
  await page.close()
  return value
}

/** Entries that are already on the server, one a day back from today, up to this many. */
async function seedEntries(context: BrowserContext, origin: string, upTo: number): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${origin}/`)
  await page.evaluate(async (count) => {
    const open = indexedDB.open((await indexedDB.databases())[0]?.name ?? '')
    const db = await new Promise<IDBDatabase>((done, fail) => {
      open.addEventListener('success', () => done(open.result))
      open.addEventListener('error', () => fail(open.error ?? new Error('not opened')))
    })
    const transaction = db.transaction('symptoms', 'readwrite')
    const store = transaction.objectStore('symptoms')
    for (let index = 0; index < count; index++) {
      const date = new Date(Date.now() - index * 86_400_000).toISOString()
      store.put({
        id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        userId: 1,
        date,
        localDate: date.slice(0, 10),
        tzOffsetMin: 0,
        receivedAt: date,
        coughSeverity: 3,
        breathlessness: 2,
        energy: 6,
        mood: 6,
        temperature: 'normal',
        sputumColor: 'clear',
        sputumConsistency: 'thin',
      })
    }
    await new Promise((done) => transaction.addEventListener('complete', done))
    db.close()
  }, upTo)
  await page.close()
}

async function repeat(measure: () => Promise<number>): Promise<number[]> {
  const results: number[] = []
  for (let round = 0; round < rounds; round++) results.push(await measure())
  return results
}
