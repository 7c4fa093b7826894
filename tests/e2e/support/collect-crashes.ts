import type { BrowserContext } from '@playwright/test'

/** Errors that no page or worker of this browser has caught, from now on. */
export function collectCrashes(browser: BrowserContext): Error[] {
  const crashes: Error[] = []
  browser.on('weberror', (crash) => crashes.push(crash.error()))
  return crashes
}
