import { storedNotes } from '../../e2e/support/server/server-database.ts'
import { expect, test } from '../support/journey.ts'

const notes = 'Closed until later'

test('an entry logged without signal arrives once when the browser was closed and is opened again', async ({
  phone,
  server,
  signal,
}) => {
  await phone.readyOffline()
  await signal.loseSignal()
  await phone.logSymptoms(notes)
  await phone.untilSavedOnPhone()
  await phone.browser.close()
  await signal.findSignal()

  await phone.browser.reopen()
  await phone.open('/')

  await expect.poll(() => storedNotes(server, notes), { timeout: 30_000 }).toEqual([notes])
})
