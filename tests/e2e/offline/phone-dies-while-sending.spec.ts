import { startBrowser } from '../support/installed-app.ts'
import { Phone } from '../support/phone.ts'
import { expect, test } from '../support/playwright-fixtures.ts'
import { storedNotes } from '../support/server/server-database.ts'

test('an entry survives a phone that dies while it is being sent, and is stored once', async ({
  server,
  launchOptions,
}, testInfo) => {
  const profile = testInfo.outputPath('profile')
  const browser = await startBrowser(profile, launchOptions)
  const phone = new Phone(await browser.newPage())
  await phone.readyOffline(server.origin)
  await phone.page.goto(`${server.origin}/tracking`)
  await phone.fillIn({ cough: 5, notes: 'The battery died' })
  server.pause()
  await phone.pressLogSymptoms()
  await expect(phone.insight).toContainText('Sending')

  const devtools = await browser.browser()?.newBrowserCDPSession()
  const gone = browser.waitForEvent('close')
  await Promise.all([gone, devtools?.send('Browser.crash').catch(() => undefined)])
  server.resume()

  const charged = await startBrowser(profile, launchOptions)
  const samePhone = new Phone(await charged.newPage())
  await samePhone.page.goto(`${server.origin}/tracking?tab=history`)
  await expect(samePhone.entry('The battery died')).toContainText(/Sent \d/)
  expect(storedNotes(server, 'The battery%')).toEqual(['The battery died'])
  await charged.close()
})
