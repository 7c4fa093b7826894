import { openDashboard, rowsOf } from '../support/clinician-dashboard.ts'
import { expect, test } from '../support/playwright-fixtures.ts'

test('when the server is unreachable, the clinician sees the age of the list, until the server is back', async ({
  server,
  browser,
}) => {
  const clinician = await openDashboard(browser, server)
  const patients = rowsOf(clinician.page)
  // The rows are rendered in more than one step.
  await clinician.untilNextPoll()
  const count = await patients.count()
  await server.stop()

  await clinician.untilNextPoll()

  await expect(clinician.page.getByText(/^Not updated since .+: we cannot connect right now$/)).toBeVisible()
  await expect(patients).toHaveCount(count)
  await server.start()
  await clinician.untilNextPoll()
  await expect(clinician.page.getByText(/^Not updated since/)).toBeHidden()
})
