import { copyUnsentEntry, readUnsentNotes } from '../support/phone-database.ts'
import { expect, test } from '../support/playwright-fixtures.ts'
import { storedNotes } from '../support/server/server-database.ts'

const notes = Array.from({ length: 200 }, (_, n) => `Day ${String(n).padStart(3, '0')} without signal`)

test('200 entries logged in months without signal all arrive once', async ({ server, phone }) => {
  await phone.readyOffline()
  await phone.loseSignal()
  await phone.logSymptoms(notes[0] ?? '')
  await phone.leaveApp()
  await copyUnsentEntry(phone.page, notes.slice(1))
  await phone.openOfflineFeatures()
  await expect(phone.pending).toHaveText('200')

  await phone.findSignal()

  await expect(phone.pending).toHaveText('0')
  expect(await readUnsentNotes(phone.page)).toEqual([])
  expect(storedNotes(server, 'Day %')).toEqual(notes)
})
