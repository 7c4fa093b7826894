import type { Page } from '@playwright/test'
import { startBrowser } from '../support/installed-app.ts'
import { Phone } from '../support/phone.ts'
import { expect, test } from '../support/playwright-fixtures.ts'

test('a phone offers to install the app, and finds its name, icons, shortcuts and start page', async ({
  server,
  launchOptions,
}, testInfo) => {
  // A private window, which every ordinary test has, can install nothing.
  const browser = await startBrowser(testInfo.outputPath('profile'), launchOptions)
  const page = await browser.newPage()
  await new Phone(page).readyOffline(server.origin)
  const devtools = await browser.newCDPSession(page)

  expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })
  const manifest = await devtools.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  const fields: Manifest = JSON.parse(manifest.data ?? '')
  expect(fields).toMatchObject({
    id: '/',
    name: 'Second Wind',
    short_name: 'Second Wind',
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  })
  expect(fields.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
  expect(fields.shortcuts.map(({ url }) => url)).toEqual(['/tracking', '/symptom-checker'])
  const appleIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  const images = [...fields.icons, ...fields.screenshots].map(({ src }) => src)
  for (const src of [...images, appleIcon ?? 'no Apple icon']) {
    expect(await widthOfImage(page, src), src).toBeGreaterThan(0)
  }

  const secondVisit = await browser.newPage()
  await secondVisit.goto(server.origin)
  await expect(secondVisit.getByRole('button', { name: 'Install Second Wind' })).toBeVisible()
  await browser.close()
})

type Manifest = {
  icons: { src: string; sizes: string; purpose: string }[]
  screenshots: { src: string }[]
  shortcuts: { url: string }[]
}

/** 0 when it cannot be loaded or is no picture. */
function widthOfImage(page: Page, src: string): Promise<number> {
  return page.evaluate(async (address) => {
    const image = new Image()
    image.src = address
    await image.decode().catch(() => undefined)
    return image.naturalWidth
  }, src)
}
