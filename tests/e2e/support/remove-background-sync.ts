import type { BrowserContext } from '@playwright/test'

const removalScript =
  'delete globalThis.SyncManager; delete globalThis.ServiceWorkerRegistration?.prototype.sync;'

/**
 * Makes this Chromium like Safari and Firefox: no SyncManager in pages, and none in the worker, whose script no init
 * script reaches, so the same line is put in front of it on its way.
 */
export async function removeBackgroundSync(context: BrowserContext): Promise<void> {
  await context.addInitScript(removalScript)
  await context.route('**/sw.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${removalScript}\n${await response.text()}` })
  })
}
