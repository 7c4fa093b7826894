import type { BrowserContext } from '@playwright/test'

/** Uncaught errors in any page or worker of this browser from now on. */
export function collectCrashes(browser: BrowserContext): Error[] {
  const crashes: Error[] = []
  browser.on('weberror', (crash) => crashes.push(crash.error()))
  return crashes
}
