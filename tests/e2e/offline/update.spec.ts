import type { Page } from '@playwright/test'
import { breakPushes } from '../support/network-faults.ts'
import { expect, test as journey } from '../support/playwright-fixtures.ts'
import { storedNotes } from '../support/server/server-database.ts'
import { type UpgradableServer, startUpgradableServer } from '../support/server/upgradable-server.ts'

const test = journey.extend<{ deployment: UpgradableServer }>({
  deployment: async ({ server }, use) => {
    const deployment = await startUpgradableServer(server)
    await use(deployment)
    await deployment.end()
  },
  baseURL: async ({ deployment }, use) => {
    await use(deployment.origin)
  },
})

test('a new version waits for a half-filled form and for unsent entries, then updates and loses nothing', async ({
  server,
  deployment,
  phone,
}) => {
  const { page, context } = phone
  await phone.readyOffline()
  const fault = await breakPushes(context)
  deployment.deployNewVersion()
  await phone.openTracker()
  await expect(offer(page)).toBeVisible()
  await markPage(page)
  await phone.fillIn({ cough: 8, notes: 'Half-filled when the update came' })

  await offer(page).getByRole('button', { name: 'Update' }).click()
  await expect(offer(page)).toContainText('It will be installed when you have saved what you are filling in.')
  await phone.pressLogSymptoms()
  await phone.adviceToday.getByRole('button', { name: 'Close' }).click()
  await page.mouse.move(195, 600)
  await offer(page).getByRole('button', { name: 'Update' }).click()
  await expect(offer(page)).toContainText('It will be installed when your entries have been sent.')
  await expect(markedPage(page)).toBeAttached()

  await fault.end()
  await expect(page.getByText(/Sent \d/)).toBeVisible()
  // Unlike a finger, the mouse stays over the toast, which then does not close.
  await page.mouse.move(195, 600)
  await offer(page).getByRole('button', { name: 'Update' }).click()

  await expect(markedPage(page)).not.toBeAttached()
  await expect(page.getByRole('heading', { name: "Today's Symptom Check" })).toBeVisible()
  await expect(offer(page)).toBeHidden()
  await phone.openHistory()
  await expect(phone.entry('Half-filled when the update came')).toContainText(/Sent \d/)
  expect(storedNotes(server, 'Half-filled%')).toEqual(['Half-filled when the update came'])
})

test('a tab in which the update was not confirmed is not reloaded when another tab updates', async ({
  server,
  deployment,
  phone,
}) => {
  await phone.readyOffline()
  const otherTab = await phone.newTab()
  await otherTab.openTracker()
  await markPage(otherTab.page)
  deployment.deployNewVersion()
  await phone.page.reload()

  await offer(phone.page).getByRole('button', { name: 'Update' }).click()

  await expect(otherTab.page.getByText('Second Wind has been updated in another window.')).toBeVisible()
  await otherTab.fillIn({ cough: 3, notes: 'Logged by the old page' })
  await otherTab.pressLogSymptoms()
  await expect(otherTab.insight).toContainText(/Sent \d/)
  await expect(markedPage(otherTab.page)).toBeAttached()
  expect(storedNotes(server, 'Logged by%')).toEqual(['Logged by the old page'])
})

test('a page left with half-typed text shows it again after an update', async ({ deployment, phone }) => {
  await phone.readyOffline()
  await phone.openTracker()
  await phone.fillIn({ cough: 8, notes: 'Not finished yet' })
  await phone.page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(phone.page.getByRole('link', { name: 'Log Symptoms' })).toBeVisible()
  deployment.deployNewVersion()
  await phone.page.reload()

  await offer(phone.page).getByRole('button', { name: 'Update' }).click()

  await expect(offer(phone.page)).toBeHidden()
  await phone.openTracker()
  await expect(phone.page.getByLabel('Notes')).toHaveValue('Not finished yet')
})

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready.' })

/** A mark that is gone after a reload. */
const markPage = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''))
const markedPage = (page: Page) => page.locator('body[data-marked]')
