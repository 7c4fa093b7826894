import { expect, test } from '../support/playwright-fixtures.ts'
import { storedNotes } from '../support/server/server-database.ts'

test('an entry is stored once although the browser stops the worker in the middle of sending', async ({
  server,
  phone,
}) => {
  await phone.page.clock.install()
  await phone.readyOffline()
  const devtools = await phone.context.newCDPSession(phone.page)
  await devtools.send('ServiceWorker.enable')
  server.pause()
  await phone.logSymptoms('The worker was stopped')
  await expect(phone.insight).toContainText('Sending')

  await devtools.send('ServiceWorker.stopAllWorkers')
  server.resume()
  // The page gets no notice that the worker was stopped, and tries again within a minute.
  await phone.page.clock.fastForward('01:00')

  await expect(phone.insight).toContainText(/Sent \d/)
  expect(storedNotes(server, 'The worker%')).toEqual(['The worker was stopped'])
})

test('an entry is stored once although the page is loaded again in the middle of sending', async ({
  server,
  phone,
}) => {
  await phone.readyOffline()
  server.pause()
  await phone.logSymptoms('Loaded again')
  await expect(phone.insight).toContainText('Sending')

  await phone.page.reload({ waitUntil: 'commit' })
  server.resume()

  await phone.openHistory()
  await expect(phone.entry('Loaded again')).toContainText(/Sent \d/)
  expect(storedNotes(server, 'Loaded again')).toEqual(['Loaded again'])
})

test('tapping the button twice creates one entry', async ({ server, phone }) => {
  await phone.readyOffline()
  await phone.openTracker()
  await phone.fillIn({ cough: 8, notes: 'Tapped twice' })
  await phone.page.getByRole('button', { name: 'Log Symptoms' }).click()

  await phone.page.getByRole('button', { name: 'Save anyway' }).dblclick()

  await expect(phone.adviceToday).toContainText(/Sent \d/)
  expect(storedNotes(server, 'Tapped%')).toEqual(['Tapped twice'])
})

test.describe('in a browser that has no service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('an entry is stored once although the page that sends it is loaded again', async ({
    server,
    phone,
  }) => {
    await phone.openTracker()
    await phone.fillIn({ cough: 4, notes: 'Sent by the page' })
    server.pause()
    await phone.pressLogSymptoms()
    await expect(phone.insight).toContainText('Sending')

    await Promise.all([phone.page.reload(), expect.poll(() => server.resume()).toBeUndefined()])

    await phone.openHistory()
    await expect(phone.entry('Sent by the page')).toContainText(/Sent \d/)
    expect(storedNotes(server, 'Sent by%')).toEqual(['Sent by the page'])
  })
})
