import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test'
import { Phone } from './phone.ts'
import type { ApiServer } from './server/api-server.ts'

/** A phone's browser with its profile on disk, so that it can be closed and started again. */
export async function startBrowser(profile: string, options: LaunchOptions): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, { ...options, viewport: { width: 390, height: 844 } })
}

/** Visits the app once, with signal, and installs it to the home screen. */
export async function installApp(browser: BrowserContext, server: ApiServer): Promise<void> {
  await new Phone(await browser.newPage()).readyOffline(server.origin)
  const devtools = await devtoolsOf(browser)
  await devtools.send('PWA.install', { manifestId: idOf(server), installUrlOrBundleUrl: idOf(server) })
}

/** Taps the icon on the home screen. */
export async function launchApp(browser: BrowserContext, server: ApiServer): Promise<Phone> {
  const devtools = await devtoolsOf(browser)
  const [page] = await Promise.all([
    browser.waitForEvent('page'),
    devtools.send('PWA.launch', { manifestId: idOf(server) }),
  ])
  return new Phone(page)
}

const idOf = (server: ApiServer) => `${server.origin}/`

async function devtoolsOf(context: BrowserContext) {
  const browser = context.browser()
  if (!browser) throw new Error('this browser has no DevTools of its own')
  return browser.newBrowserCDPSession()
}
