import { historyInboxItems } from '@second-wind/core/notifications/history-inbox-items'
import { toInboxEntries } from '@second-wind/core/notifications/inbox'
import { captureMoment } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { saveActivity } from '../../../../../web/src/data/local/records/activities.ts'
import { readLoggedHistory } from '../../../../../web/src/data/local/records/logged-history.ts'
import { saveOwnTopics } from '../../../../../web/src/data/local/records/notification-topics.ts'
import { listReadMarks, markNotificationsRead } from '../../../../../web/src/data/local/records/read-marks.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/records/symptoms.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { withSeededServer } from '../seeded-server.ts'
import { twoPhones } from '../switch-phones.ts'

const db = withFreshDatabase()
const server = withSeededServer()
const at = captureMoment(Date.parse('2026-11-20T17:55:00Z'), 0)
const sync = () => flushOutbox({ skipBackoff: true })

/** The notifications of this phone, and which of them are new. */
async function inbox() {
  const items = historyInboxItems(await readLoggedHistory(), at)
  return toInboxEntries(items, await listReadMarks())
}
const newIds = async () => (await inbox()).flatMap(({ id, isNew }) => (isNew ? [id] : []))

/** A person has earned badges on the first phone, and the second one has pulled them. */
async function withNewsOnBoth() {
  const { switchPhone } = twoPhones(db)
  await saveSymptoms(newId(), aReport(), at)
  for (let times = 0; times < 10; times += 1) {
    await saveActivity(newId(), { type: 'breathing-control', title: 'Breathing', completed: true }, at)
  }
  await saveOwnTopics({ social: true })
  await sync()
  const ids = await newIds()
  await switchPhone()
  await saveOwnTopics({ social: true })
  await sync()
  expect(await newIds()).toEqual(ids)
  expect(ids.length).toBeGreaterThan(1)
  const [first = '', second = ''] = ids
  return { switchPhone, first, second, ids }
}

describe('reading on two phones', () => {
  test('a notification read on one phone is read on the other after both have synced', async () => {
    const { switchPhone, first, ids } = await withNewsOnBoth()
    await markNotificationsRead([first], at)
    await sync()
    await switchPhone()
    expect(await newIds()).toEqual(ids)
    await sync()
    expect(await newIds()).toEqual(ids.filter((id) => id !== first))
  })

  test('notifications read offline on two phones are all read on both after both have synced', async () => {
    const { switchPhone, first, second, ids } = await withNewsOnBoth()
    server().setConnectivity('cut')
    await markNotificationsRead([first, second], at)
    await sync()
    await switchPhone()
    await markNotificationsRead([second], at)
    await sync()

    server().setConnectivity('open')
    for (let round = 0; round < 2; round += 1) {
      await sync()
      await switchPhone()
      await sync()
    }
    const left = ids.filter((id) => id !== first && id !== second)
    expect(await newIds()).toEqual(left)
    await switchPhone()
    expect(await newIds()).toEqual(left)
  })

  test('after all were marked on one phone and the reply was lost, nothing is new on the other', async () => {
    const { switchPhone, ids } = await withNewsOnBoth()
    server().setConnectivity('replies lost')
    await markNotificationsRead(ids, at)
    expect(await db.outbox.count()).toBe(1)
    await sync()
    server().setConnectivity('open')
    await sync()
    await switchPhone()
    await sync()
    expect(await newIds()).toEqual([])
  })

  test('a reset phone pulls the earlier read marks', async () => {
    const { ids } = await withNewsOnBoth()
    await markNotificationsRead(ids, at)
    await sync()
    await db.delete()
    await db.open()
    await saveOwnTopics({ social: true })
    await sync()
    expect((await inbox()).map(({ id }) => id)).toEqual(ids)
    expect(await newIds()).toEqual([])
  })
})
