import { openDashboard } from '../support/clinician-dashboard.ts'
import { startBrowser, installApp, launchApp } from '../support/installed-app.ts'
import { expect, test } from '../support/playwright-fixtures.ts'
import { storedNotes } from '../support/server/server-database.ts'

const notes = 'Logged on the train, without signal'

test('a patient logs from a cold start of the installed app with no signal, and the clinician sees it once', async ({
  server,
  browser,
  launchOptions,
}, testInfo) => {
  const profile = testInfo.outputPath('profile')
  const firstDay = await startBrowser(profile, launchOptions)
  await installApp(firstDay, server)
  await firstDay.close()
  const clinician = await openDashboard(browser, server)

  const onTheTrain = await startBrowser(profile, launchOptions)
  await onTheTrain.setOffline(true)
  // Playwright cuts off a worker of an earlier visit only some time after it has started: so the server goes too.
  await server.stop()
  const phone = await launchApp(onTheTrain, server)
  await expect(phone.page.getByRole('heading', { level: 1 })).toBeVisible()
  await phone.page.getByRole('link', { name: 'Log Symptoms' }).click()
  await phone.fillIn({ cough: 5, notes })
  await phone.pressLogSymptoms()
  await expect(phone.insight).toContainText('Saved on this phone')

  await phone.openOfflineFeatures()
  await expect(phone.pending).toHaveText('1')
  expect(storedNotes(server, notes)).toEqual([])

  await server.start()
  await phone.findSignal()

  await expect(phone.pending).toHaveText('0')
  expect(storedNotes(server, notes)).toEqual([notes])
  await phone.openHistory()
  await expect(phone.entry(notes)).toContainText(/Sent \d/)

  await expect(clinician.page.getByText(notes)).toBeHidden()
  await clinician.untilNextPoll()
  await clinician.page
    .getByRole('listitem')
    .filter({ hasText: 'Amina Yusuf' })
    .getByRole('button', { name: 'More' })
    .click()
  await expect(clinician.page.getByText(notes)).toBeVisible()
  await onTheTrain.close()
})
