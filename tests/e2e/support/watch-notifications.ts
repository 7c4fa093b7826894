import type { Page } from '@playwright/test'

/**
 * Every notification that the browser shows from now on, "title: body", as its developer tools report it. Asking
 * the page for `getNotifications()` instead is no way: Chromium then forgets one that is just being shown.
 */
export async function watchNotifications(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page)
  const shown: string[] = []
  devtools.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent: event }) => {
    const metadataOf = (key: string) => event.eventMetadata.find((data) => data.key === key)?.value
    if (event.eventName === 'Notification displayed')
      shown.push(`${metadataOf('Title')}: ${metadataOf('Body')}`)
  })
  await devtools.send('BackgroundService.startObserving', { service: 'notifications' })
  await devtools.send('BackgroundService.setRecording', { service: 'notifications', shouldRecord: true })
  return shown
}
