import { storedNotes } from '../../e2e/support/server/server-database.ts'
import { text } from '../support/browser/locator.ts'
import { expect, test } from '../support/journey.ts'

const notes = 'Battery empty'

test('an entry logged without signal is kept when the browser is killed at once, and arrives once later', async ({
  phone,
  server,
  signal,
}) => {
  await phone.readyOffline()
  await signal.loseSignal()
  await phone.logSymptoms(notes)
  await phone.browser.kill()

  await phone.browser.reopen()
  await phone.open('/tracking?tab=history')
  await phone.browser.untilVisible(text(notes))
  expect(storedNotes(server, notes)).toEqual([])
  await signal.findSignal()

  await expect.poll(() => storedNotes(server, notes), { timeout: 60_000 }).toEqual([notes])
})
