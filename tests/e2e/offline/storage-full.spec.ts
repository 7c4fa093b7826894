import { collectCrashes } from '../support/collect-crashes.ts'
import { startBrowser } from '../support/installed-app.ts'
import { Phone } from '../support/phone.ts'
import { expect, test } from '../support/playwright-fixtures.ts'
import { storedNotes } from '../support/server/server-database.ts'

const notes = 'No room for this'

test('a phone with no room left shows "Not saved", keeps what was filled in, and saves it once there is room', async ({
  server,
  launchOptions,
}, testInfo) => {
  const profile = testInfo.outputPath('profile')
  const before = await startBrowser(profile, launchOptions)
  await new Phone(await before.newPage()).readyOffline(server.origin)
  await before.close()

  // Chromium uses the free space that it measured at its first write.
  const browser = await startBrowser(profile, launchOptions)
  const crashes = collectCrashes(browser)
  const page = await browser.newPage()
  const phone = new Phone(page)
  const devtools = await browser.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 1 })
  await page.goto(`${server.origin}/tracking`)
  await phone.fillIn({ cough: 9, notes })

  await phone.pressLogSymptoms()

  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toContainText('no room left')
  await expect(page.getByText('Failed to log symptoms. Please try again.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByLabel('Notes')).toHaveValue(notes)
  await expect(page.getByRole('slider', { name: 'Cough' })).toHaveAttribute('aria-valuenow', '9')
  expect(storedNotes(server, notes)).toEqual([])

  await devtools.send('Storage.overrideQuotaForOrigin', { origin: server.origin })
  await page.getByRole('button', { name: 'Log Symptoms' }).click()

  await expect(phone.adviceToday).toContainText(/Sent \d/)
  expect(storedNotes(server, notes)).toEqual([notes])
  expect(crashes).toEqual([])
  await browser.close()
})
