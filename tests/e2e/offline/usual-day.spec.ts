import { openDashboard } from '../support/clinician-dashboard.ts'
import { expect, test } from '../support/playwright-fixtures.ts'
import { countAllRows } from '../support/server/server-database.ts'

/** A temperature is not filled in from another day. */
const onlyInNewEntry = 'Temperature: Not answered'

test('without signal two taps save a usual day, and the clinician reads it when the signal is back', async ({
  server,
  browser,
  phone,
}) => {
  const { page } = phone
  const entries = () => countAllRows(server)['symptom_entries'] ?? 0
  const before = entries()
  await phone.readyOffline('/tracking?tab=history')
  await expect(page.getByText('Recent Trends')).toBeVisible()
  const clinician = await openDashboard(browser, server)
  await expect(clinician.page.getByText(onlyInNewEntry)).toBeHidden()
  await phone.loseSignal()
  await phone.openTracker()

  await page.getByText('My usual day').click()
  await expect(page.getByRole('heading', { name: 'This will be saved' })).toBeVisible()
  await page.getByRole('button', { name: 'Log Symptoms' }).click()

  await expect(phone.insight).toContainText('Saved on this phone')
  expect(entries()).toBe(before)
  await phone.findSignal()
  await expect(phone.insight).toContainText(/Sent \d/)
  expect(entries()).toBe(before + 1)

  await clinician.untilNextPoll()
  await expect(clinician.page.getByText(onlyInNewEntry)).toBeVisible()
})
