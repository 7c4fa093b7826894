import { applyPatch } from '@second-wind/core/platform/apply-patch'
import { captureMoment } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { NotSavedError } from '../../../../../web/src/data/local/outbox/not-saved-error.ts'
import { saveWithOutbox } from '../../../../../web/src/data/local/outbox/save-with-outbox.ts'
import { saveActivity } from '../../../../../web/src/data/local/records/activities.ts'
import { saveProfile } from '../../../../../web/src/data/local/records/profile.ts'
import { saveTriage } from '../../../../../web/src/data/local/records/triage.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../fresh-database.ts'

const db = withFreshDatabase()
const at = captureMoment(Date.parse('2026-07-01T23:30:00Z'), 60)

describe('a finished symptom check', () => {
  test('is stored with its outbox row', async () => {
    const id = newId()
    const result = await saveTriage(id, { result: 'seek_help', redFlags: ['Blue lips'] }, at)
    expect(await db.triage.get(id)).toEqual(result)
    expect(result).toMatchObject({ createdAt: '2026-07-01T23:30:00.000Z', localDate: '2026-07-02' })
    expect(await db.outbox.toArray()).toMatchObject([
      { kind: 'triage.create', entity: 'triage', entityId: id },
    ])
  })
})

describe('an activity', () => {
  test('is stored with its outbox row', async () => {
    const id = newId()
    await saveActivity(
      id,
      { type: 'gentle-walk', title: 'Gentle walk', completed: true, durationMin: 10 },
      at,
    )
    expect(await db.activities.get(id)).toMatchObject({ type: 'gentle-walk', localDate: '2026-07-02' })
    expect(await db.outbox.toArray()).toMatchObject([{ kind: 'activities.create', entityId: id }])
  })
})

describe('a profile edit', () => {
  test('is rejected before any profile is on the phone, and nothing is stored', async () => {
    await expect(saveProfile({ name: 'Amina' }, at)).rejects.toThrow(NotSavedError)
    expect(await db.outbox.count()).toBe(0)
  })

  test('repeated after a lost reply is one edit, and counts as saved', async () => {
    await db.profile.put(aPatient())
    const change = {
      mutationId: newId(),
      kind: 'profile.patch',
      entityId: '1',
      payload: { age: 40, phone: null },
      at,
    } as const
    const save = () =>
      saveWithOutbox(db.profile, change, () => db.profile.put(applyPatch(aPatient(), change.payload)))
    await save()
    await save()
    expect(await db.outbox.count()).toBe(1)
    await expect(saveWithOutbox(db.profile, { ...change, payload: { age: 41 } }, save)).rejects.toThrow(
      NotSavedError,
    )
  })
})
