import { captureMoment } from '@second-wind/core/platform/moment'
import { describe, beforeEach, expect, test, vi } from 'vitest'
import {
  acknowledgeLoss,
  checkSentinel,
} from '../../../../../web/src/data/local/account/data-loss-sentinel.ts'
import { readExportData } from '../../../../../web/src/data/local/account/export-data.ts'
import { wipeLocalData } from '../../../../../web/src/data/local/account/wipe-device.ts'
import { getDeviceId } from '../../../../../web/src/data/local/database/meta.ts'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { saveActivity } from '../../../../../web/src/data/local/records/activities.ts'
import { createProfile } from '../../../../../web/src/data/local/records/create-profile.ts'
import { saveReminder } from '../../../../../web/src/data/local/records/daily-reminder.ts'
import { saveDraft } from '../../../../../web/src/data/local/records/drafts.ts'
import { saveMedicineReminder } from '../../../../../web/src/data/local/records/medicine-reminders.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/records/symptoms.ts'
import { saveTriage } from '../../../../../web/src/data/local/records/triage.ts'
import { aMessage } from '../../../../fixtures/a-message.ts'
import { fullProfile, fullReport } from '../../../../fixtures/full-records.ts'
import { withMemoryCaches } from '../../../../support/memory-cache-storage.ts'
import { FakeSyncServer } from '../fake-sync-server.ts'
import { rejectMutation } from '../flush/reject-mutation.ts'
import { withFreshDatabase } from '../fresh-database.ts'

const db = withFreshDatabase()
const caches = withMemoryCaches()
beforeEach(() => {
  new FakeSyncServer().install()
  caches().set('app-files', new Map())
  caches().set('second-wind-pack.library.1', new Map())
})

const at = captureMoment(Date.parse('2026-11-20T18:02:00Z'), 0)

async function aLifeOnThePhone() {
  await createProfile(fullProfile, at)
  const symptoms = await saveSymptoms(newId(), fullReport, at)
  const triage = await saveTriage(newId(), { result: 'monitor' }, at)
  const activity = await saveActivity(newId(), { type: 'gentle-walk', title: 'Walk', completed: true }, at)
  await saveDraft('symptoms', { notes: 'half a sentence' })
  return { symptoms, triage, activity }
}

const rowsLeft = async () => {
  const counts = await Promise.all(db.tables.map(async (table) => [table.name, await table.count()] as const))
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

describe('the data export', () => {
  test('contains all records, sent or not', async () => {
    const { symptoms, triage, activity } = await aLifeOnThePhone()
    await flushOutbox({ skipBackoff: true })
    const unsent = await saveSymptoms(
      newId(),
      fullReport,
      captureMoment(Date.parse('2026-11-21T08:00:00Z'), 0),
    )

    expect(await readExportData()).toMatchObject({
      profile: fullProfile,
      symptoms: [unsent, symptoms],
      triage: [triage],
      activities: [activity],
    })
  })

  test('contains messages and reminders', async () => {
    await db.messages.add(aMessage())
    await saveReminder({ time: '18:00' }, at)
    const preventer = { id: newId(), name: 'Preventer', time: '20:00' }
    await saveMedicineReminder(preventer, at)
    expect(await readExportData()).toMatchObject({
      messages: [aMessage()],
      medicineReminders: [preventer],
      checkInReminder: '18:00',
    })
  })

  test('is empty without a profile', async () => {
    expect(await readExportData()).toEqual({
      profile: undefined,
      symptoms: [],
      triage: [],
      activities: [],
      messages: [],
      medicineReminders: [],
      ownNumbers: {},
      planPhotos: [],
    })
  })
})

describe('unsent changes', () => {
  test('prevent any deletion', async () => {
    await aLifeOnThePhone()
    const before = await rowsLeft()
    expect(await wipeLocalData({ force: false })).toBe('unsent')
    expect(await rowsLeft()).toEqual(before)
  })

  test('include rejected changes', async () => {
    const { symptoms } = await aLifeOnThePhone()
    await rejectMutation(symptoms.id)
    await flushOutbox({ skipBackoff: true })
    expect(await db.outbox.count()).toBe(0)
    expect(await wipeLocalData({ force: false })).toBe('unsent')
  })
})

describe('wiping', () => {
  test('when everything is sent the phone is wiped, and the next visit is the first of a new phone', async () => {
    await aLifeOnThePhone()
    await flushOutbox({ skipBackoff: true })
    const deviceId = await getDeviceId()
    await acknowledgeLoss()

    expect(await wipeLocalData({ force: false })).toBe('deleted')
    expect(await rowsLeft()).toEqual({ meta: 1 })
    expect(await getDeviceId()).not.toBe(deviceId)
    expect([...caches().keys()]).toEqual(['app-files'])
    expect(await checkSentinel()).toEqual({ lost: false })
  })

  test('a confirmed wipe deletes unsent changes and restarts the sequence at 1', async () => {
    await aLifeOnThePhone()
    expect(await wipeLocalData({ force: true })).toBe('deleted')
    await saveSymptoms(newId(), fullReport, at)
    expect(await db.outbox.toArray()).toMatchObject([{ seq: 1, kind: 'symptoms.create' }])
  })

  test('a database that cannot be deleted is wiped, still works, and belongs to a new phone', async () => {
    await aLifeOnThePhone()
    const deviceId = await getDeviceId()
    vi.spyOn(db, 'delete').mockRejectedValueOnce(new DOMException('blocked', 'UnknownError'))
    await expect(wipeLocalData({ force: true })).rejects.toThrow('blocked')
    expect(await rowsLeft()).toEqual({ meta: 1 })
    expect(await getDeviceId()).not.toBe(deviceId)
  })

  test('without cache storage the phone can be wiped too', async () => {
    Reflect.deleteProperty(globalThis, 'caches')
    await saveDraft('symptoms', {})
    expect(await wipeLocalData({ force: false })).toBe('deleted')
    expect(await rowsLeft()).toEqual({ meta: 1 })
  })
})
