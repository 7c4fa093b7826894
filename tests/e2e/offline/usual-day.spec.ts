import { openDashboard } from '../support/clinician-dashboard.ts'
import { expect, test } from '../support/playwright-fixtures.ts'
import { countAllRows } from '../support/server/server-database.ts'

const record = '/clinician-dashboard?tab=patients&patient=1'

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
  // A temperature is not filled in from another day.
  const withOpenTemperature = clinician.page.getByText('Temperature: Not answered')
  await clinician.page.goto(record)
  await expect(clinician.page.getByText('Phlegm: Thin, clear or white').first()).toBeVisible()
  const openBefore = await withOpenTemperature.count()
  await phone.loseSignal()
  await phone.openTracker()

  await page.getByText(/^(My usual day|Same as .+)$/).click()
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible()
  await page.getByRole('button', { name: 'Log Symptoms' }).click()

  await expect(phone.insight).toContainText('Saved on this phone')
  expect(entries()).toBe(before)
  await phone.findSignal()
  await expect(phone.insight).toContainText(/Sent \d/)
  expect(entries()).toBe(before + 1)

  await clinician.page.goto(record)
  await expect.poll(() => withOpenTemperature.count()).toBeGreaterThan(openBefore)
})
