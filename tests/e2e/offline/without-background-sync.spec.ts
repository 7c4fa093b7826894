import { expect, test } from '../support/playwright-fixtures.ts'
import { removeBackgroundSync } from '../support/remove-background-sync.ts'
import { storedNotes } from '../support/server/server-database.ts'

test('on a phone without Background Sync, such as an iPhone, an entry is sent when the signal is back', async ({
  server,
  phone,
}) => {
  await removeBackgroundSync(phone.context)
  await phone.readyOffline()
  await phone.loseSignal()
  await phone.logSymptoms('No Background Sync here')
  await phone.openOfflineFeatures()
  await expect(phone.pending).toHaveText('1')

  await phone.findSignal()

  await expect(phone.pending).toHaveText('0')
  expect(storedNotes(server, 'No Background%')).toEqual(['No Background Sync here'])
})

test('on a phone without Background Sync, an entry whose app was closed is sent when the app is opened again', async ({
  server,
  phone,
}) => {
  await removeBackgroundSync(phone.context)
  await phone.readyOffline()
  const otherSite = await phone.newTab()
  await phone.loseSignal()
  await phone.logSymptoms('Closed until later')
  await phone.page.close()
  await otherSite.findSignal()

  await otherSite.openOfflineFeatures()

  await expect(otherSite.pending).toHaveText('0')
  expect(storedNotes(server, 'Closed until%')).toEqual(['Closed until later'])
})

test.describe('in a browser that has no service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('an entry logged without signal is sent when the signal is back', async ({ server, phone }) => {
    await phone.openTracker()
    await phone.loseSignal()
    await phone.fillIn({ cough: 4, notes: 'No worker here' })
    await phone.pressLogSymptoms()
    await expect(phone.insight).toContainText('Saved on this phone')

    await phone.findSignal()

    await expect(phone.insight).toContainText(/Sent \d/)
    expect(storedNotes(server, 'No worker%')).toEqual(['No worker here'])
  })
})
