import { storedNotes } from '../../e2e/support/server/server-database.ts'
import { expect, test } from '../support/journey.ts'

test('an entry logged without signal arrives once when the signal is back, without a click', async ({
  phone,
  server,
  signal,
}) => {
  await phone.readyOffline()
  await signal.loseSignal()
  await phone.logSymptoms('With the page open')
  await phone.untilSavedOnPhone()
  expect(storedNotes(server, 'With the page open')).toEqual([])

  await signal.findSignal()

  await expect
    .poll(() => storedNotes(server, 'With the page open'), { timeout: 60_000 })
    .toEqual(['With the page open'])
})
