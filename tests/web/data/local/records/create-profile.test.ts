import { patientId } from '@second-wind/core/platform/ids'
import { captureMoment, minuteMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { readExportData } from '../../../../../web/src/data/local/account/export-data.ts'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { listDeadLetters, resendDeadLetter } from '../../../../../web/src/data/local/outbox/dead-letters.ts'
import { outboxStore } from '../../../../../web/src/data/local/outbox/outbox.ts'
import { saveActivity } from '../../../../../web/src/data/local/records/activities.ts'
import { createProfile } from '../../../../../web/src/data/local/records/create-profile.ts'
import {
  deleteSymptoms,
  updateSymptoms,
} from '../../../../../web/src/data/local/records/edit-and-delete-symptoms.ts'
import { saveProfile } from '../../../../../web/src/data/local/records/profile.ts'
import { findProfile, listSymptoms } from '../../../../../web/src/data/local/records/read-records.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/records/symptoms.ts'
import { saveTriage } from '../../../../../web/src/data/local/records/triage.ts'
import { aMutation } from '../../../../fixtures/a-mutation.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { fullProfile } from '../../../../fixtures/full-records.ts'
import { idNumbered } from '../../../../fixtures/ids.ts'
import { aProfile } from '../../../../fixtures/personas.ts'
import { push } from '../../../../support/push.ts'
import { rejectMutation } from '../flush/reject-mutation.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { withSeededServer } from '../seeded-server.ts'

const db = withFreshDatabase()
const server = withSeededServer()
const at = captureMoment(Date.parse('2026-11-20T17:55:00Z'), 0)
const robin = aProfile({ name: 'Robin Hale', age: 40 })

const sync = () => flushOutbox({ skipBackoff: true })
const nothing = { symptoms: [], triage: [], activities: [] }

/** The pull of a new phone of the same person. */
async function onTheServer() {
  const read = async (path: string): Promise<unknown> => (await server().api.get(path)).json()
  return {
    profile: await read('/api/users/1'),
    symptoms: await read('/api/symptoms/1'),
    triage: await read('/api/triage/1'),
    activities: await read('/api/activities/1'),
  }
}

/** The server permanently refuses the last change. */
async function refuseLast(): Promise<string> {
  const { mutationId = '' } = (await db.outbox.orderBy('seq').last()) ?? {}
  return rejectMutation(mutationId)
}

describe('the first profile on a phone', () => {
  test('a profile created without signal is on the phone at once', async () => {
    server().setConnectivity('cut')
    await createProfile(fullProfile, at)
    expect(await findProfile()).toEqual({
      ...fullProfile,
      id: patientId.parse(1),
      alertCount: 0,
      createdAt: at.occurredAt,
      version: 0,
    })
    expect(await db.outbox.toArray()).toMatchObject([
      { kind: 'profile.create', entity: 'profile', entityId: '1', payload: fullProfile },
    ])
  })

  test('a new profile shows nothing of the sample person, before and after it is sent', async () => {
    await sync()
    expect((await readExportData()).symptoms).toHaveLength(5)
    server().setConnectivity('cut')
    await createProfile(robin, at)
    expect(await readExportData()).toMatchObject({ profile: robin, ...nothing })

    server().setConnectivity('open')
    await sync()
    await sync()
    const here = await readExportData()
    expect(here).toMatchObject({ profile: { ...robin, createdAt: at.occurredAt, alertCount: 0 }, ...nothing })
    expect(here).toMatchObject(await onTheServer())
  })

  test('entries logged before setup are kept, sent or not', async () => {
    await sync()
    const sent = await saveSymptoms(newId(), aReport({ notes: 'sent' }), at)
    await sync()
    const unsent = await saveSymptoms(newId(), aReport({ notes: 'unsent' }), at)
    const check = await saveTriage(newId(), { result: 'monitor' }, at)
    const walk = await saveActivity(newId(), { type: 'gentle-walk', title: 'Walk', completed: true }, at)
    await createProfile(robin, at)

    const ids = ({ symptoms, triage, activities }: Awaited<ReturnType<typeof readExportData>>) =>
      [...symptoms, ...triage, ...activities].map((record) => record.id).toSorted()
    const own = [sent.id, unsent.id, check.id, walk.id].toSorted()
    expect(ids(await readExportData())).toEqual(own)
    await sync()
    expect(ids(await readExportData())).toEqual(own)
    expect(await db.outbox.count()).toBe(0)
  })

  test("a person's own entry that was edited and read back from the server is kept too", async () => {
    const { id } = await saveSymptoms(newId(), aReport(), at)
    await sync()
    await updateSymptoms(id, aReport({ mood: 1 }), at)
    await sync()
    expect((await db.symptoms.get(id))?.receivedAt).toBeDefined()
    await createProfile(robin, at)
    expect(await listSymptoms()).toMatchObject([{ id, mood: 1 }])
  })
})

describe('edits for the sample person', () => {
  test("edits of the sample person's entries are removed with her, and none waits forever", async () => {
    await sync()
    const [first, second] = await listSymptoms()
    await updateSymptoms(first?.id ?? '', aReport({ mood: 1 }), at)
    await sync()
    await updateSymptoms(first?.id ?? '', aReport({ mood: 2 }), at)
    await deleteSymptoms(second?.id ?? '', at)
    await createProfile(robin, at)
    expect(await readExportData()).toMatchObject(nothing)
    expect(await sync()).toEqual({ outcome: 'drained', pending: 0 })
    expect(await readExportData()).toMatchObject(nothing)
    expect(await server().api.db.selectFrom('symptom_versions').selectAll().execute()).toEqual([])
  })

  test('a deferred edit for the sample person is not sent any more', async () => {
    await sync()
    const [first] = await listSymptoms()
    await updateSymptoms(first?.id ?? '', aReport({ mood: 2 }), at)
    await db.outbox.toCollection().modify({ notBefore: Date.now() + minuteMs })
    await createProfile(robin, at)
    expect(await db.outbox.toArray()).toMatchObject([{ kind: 'profile.create' }])
  })
})

describe('sending the new profile', () => {
  test('entries logged on another phone arrive with the first sync', async () => {
    await push(server().api, [aMutation()], { deviceId: idNumbered(0xd2) })
    await sync()
    expect(await listSymptoms()).toHaveLength(6)
    await createProfile(robin, at)
    expect(await listSymptoms()).toEqual([])
    await sync()
    expect(await listSymptoms()).toMatchObject([{ id: idNumbered(1) }])
  })

  test('while the new profile is unsent, nothing pulled is shown', async () => {
    await sync()
    await createProfile(robin, at)
    await db.outbox.toCollection().modify({ notBefore: Date.now() + minuteMs })
    expect(await sync()).toEqual({ outcome: 'drained', pending: 1 })
    expect(await readExportData()).toMatchObject({ profile: { name: 'Robin Hale' }, ...nothing })

    await db.outbox.toCollection().modify({ notBefore: 0 })
    await sync()
    await sync()
    expect(await readExportData()).toMatchObject(await onTheServer())
  })

  test('an edit for the previous person does not change the new one', async () => {
    await sync()
    await saveProfile({ location: 'Rhyl' }, at)
    await createProfile(robin, at)
    await saveProfile({ age: 41, phone: null }, at)
    await sync()
    const { phone: _phone, ...rest } = robin
    const user = await (await server().api.get('/api/users/1')).json()
    expect(user).toMatchObject({ ...rest, age: 41 })
    expect(user).not.toHaveProperty('phone')
    expect(await findProfile()).toEqual(user)
  })

  test('a deferred edit for the previous person keeps the new profile waiting behind it', async () => {
    await sync()
    await saveProfile({ location: 'Rhyl' }, at)
    await db.outbox.toCollection().modify({ notBefore: Date.now() + minuteMs })
    await createProfile(robin, at)
    expect(await outboxStore.nextBatch(500, Date.now())).toEqual([])
  })

  test('a rejected profile that is tried again includes the edits made since', async () => {
    await sync()
    await createProfile(robin, at)
    const mutationId = await refuseLast()
    await saveProfile({ age: 41, phone: null }, at)
    expect(await outboxStore.nextBatch(500, Date.now())).toEqual([])
    await resendDeadLetter(mutationId)
    await sync()
    expect(await findProfile()).toMatchObject({ name: 'Robin Hale', age: 41 })
    expect(await findProfile()).not.toHaveProperty('phone')
    expect(await listDeadLetters()).toEqual([])
  })

  test('a new profile removes rejected changes of the previous one', async () => {
    await sync()
    await saveProfile({ age: 35 }, at)
    await refuseLast()
    await createProfile(robin, at)
    expect(await listDeadLetters()).toEqual([])
  })
})
