import { killWhenAnswering } from '../support/network-faults.ts'
import { copyUnsentEntry } from '../support/phone-database.ts'
import type { Phone } from '../support/phone.ts'
import { expect, test } from '../support/playwright-fixtures.ts'
import type { ApiServer } from '../support/server/api-server.ts'
import { ledgerGaps, storedNotes } from '../support/server/server-database.ts'

const all = '%, before the crash'
const notes = Array.from({ length: 200 }, (_, n) => `${String(n + 1).padStart(3, '0')}, before the crash`)

for (const { entry, leastKept } of [
  { entry: 1, leastKept: 0 },
  { entry: 120, leastKept: 1 },
]) {
  test(`every entry arrives once although the server is killed while it stores number ${entry} of 200`, async ({
    server,
    phone,
  }) => {
    await haveUnsentEntries(phone)
    await server.stop()
    await server.start({ dieAtEntry: entry })

    await phone.findSignal()

    await server.untilDead()
    const kept = storedNotes(server, all)
    expect(kept).toEqual(notes.slice(0, kept.length))
    expect(kept.length).toBeGreaterThanOrEqual(leastKept)
    expect(kept.length).toBeLessThan(entry)
    await expectEveryEntryOnce(server, phone)
  })
}

test('when the server is killed after storing all entries and before answering, every entry arrives once', async ({
  server,
  phone,
}) => {
  await haveUnsentEntries(phone)
  await killWhenAnswering(phone.context, server)

  await phone.findSignal()

  await server.untilDead()
  expect(storedNotes(server, all)).toEqual(notes)
  await expectEveryEntryOnce(server, phone)
})

async function haveUnsentEntries(phone: Phone): Promise<void> {
  await phone.readyOffline()
  await phone.loseSignal()
  await phone.logSymptoms(notes[0] ?? '')
  await phone.leaveApp()
  await copyUnsentEntry(phone.page, notes.slice(1))
}

async function expectEveryEntryOnce(server: ApiServer, phone: Phone): Promise<void> {
  await phone.openOfflineFeatures()
  await expect(phone.pending).toHaveText('200')
  await server.start()
  await expect(phone.pending).toHaveText('0')
  expect(storedNotes(server, all)).toEqual(notes)
  expect(ledgerGaps(server)).toEqual({ withoutReceipt: 0, withoutEntry: 0 })
}
