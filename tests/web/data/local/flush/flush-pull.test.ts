import { untouchedReport } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { localPatientId } from '../../../../../web/src/data/local/account/local-ids.ts'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { saveProfile } from '../../../../../web/src/data/local/records/profile.ts'
import { listSymptoms } from '../../../../../web/src/data/local/records/read-records.ts'
import { buildPushReply, json, serverTime, withFakeSyncServer } from '../fake-sync-server.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { at, logEntries } from '../records/logged-entries.ts'

const db = withFreshDatabase()
const server = withFakeSyncServer()

const amina = {
  id: 1,
  name: 'Amina Yusuf',
  email: 'amina@example.org',
  username: 'amina',
  age: 52,
  gender: 'female',
  location: 'London',
  conditions: [],
  isVulnerable: false,
  companionAvatar: 'joy',
  alertCount: 0,
  createdAt: serverTime,
  version: 1,
}

describe('reading from the server', () => {
  test('a new phone reads profile and history from the server', async () => {
    const id = newId()
    const entry = {
      ...untouchedReport,
      id,
      userId: 1,
      date: at.occurredAt,
      localDate: at.localDate,
      tzOffsetMin: 0,
      receivedAt: serverTime,
    }
    server().changes = [
      { entity: 'profile', entityId: '1', row: amina },
      { entity: 'symptoms', entityId: id, row: entry },
    ]
    await flushOutbox({ skipBackoff: true })
    expect(await db.profile.get(localPatientId)).toMatchObject({ name: 'Amina Yusuf' })
    expect(await listSymptoms()).toEqual([entry])
  })

  test('an unsent edit of the profile stays on top of the pulled profile', async () => {
    server().changes = [{ entity: 'profile', entityId: '1', row: amina }]
    await flushOutbox({ skipBackoff: true })
    await saveProfile({ location: 'Leeds' }, at)
    server().respondToPush = (push) =>
      json(
        buildPushReply(push, [
          {
            mutationId: push.mutations[0]?.mutationId ?? '',
            outcome: 'deferred',
            error: { code: 'server_error', message: '' },
          },
        ]),
      )
    server().changes = [{ entity: 'profile', entityId: '1', row: { ...amina, age: 53, version: 2 } }]
    await flushOutbox({ skipBackoff: true })
    expect((await db.profile.toArray())[0]).toMatchObject({ location: 'Leeds', age: 53 })
  })

  test('a record deleted on the server is deleted on the phone', async () => {
    const [id = ''] = await logEntries(1)
    await flushOutbox({ skipBackoff: true })
    server().changes = [{ entity: 'symptoms', entityId: id, row: null }]
    await flushOutbox({ skipBackoff: true })
    expect(await listSymptoms()).toEqual([])
  })
})
