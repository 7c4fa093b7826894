import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
import { captureMoment } from '@second-wind/core/platform/moment'
import { untouchedReport } from '@second-wind/core/records/symptom-entry'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { localPatientId } from '../../../../../web/src/data/local/account/local-ids.ts'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { NotSavedError } from '../../../../../web/src/data/local/outbox/not-saved-error.ts'
import { listSymptoms } from '../../../../../web/src/data/local/records/read-records.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/records/symptoms.ts'
import { withFreshDatabase } from '../fresh-database.ts'

const db = withFreshDatabase()
afterEach(() => vi.restoreAllMocks())

const friday = captureMoment(Date.parse('2026-11-20T18:02:00Z'), 0)

describe('saving', () => {
  test('a save writes the entry and its outbox row', async () => {
    const id = newId()
    const entry = await saveSymptoms(id, { ...untouchedReport, notes: 'Stairs still hard' }, friday)

    expect(await listSymptoms()).toEqual([entry])
    expect(entry).toMatchObject({ id, userId: 1, date: '2026-11-20T18:02:00.000Z', localDate: '2026-11-20' })
    expect(await db.outbox.toArray()).toMatchObject([
      {
        seq: 1,
        mutationId: id,
        kind: 'symptoms.create',
        entityId: id,
        payload: { notes: 'Stairs still hard' },
      },
    ])
  })

  test('a reply that was given with the entry is saved with it, or neither is', async () => {
    const reply = toFollowUpOutcome({ about: newId(), answer: 'usual' }, 'flare-up-open')
    const id = newId()
    await saveSymptoms(id, untouchedReport, friday, reply)
    expect(await db.triage.toArray()).toMatchObject([{ ...reply, createdAt: '2026-11-20T18:02:00.000Z' }])
    expect((await db.outbox.toArray()).map(({ kind }) => kind)).toEqual(['symptoms.create', 'triage.create'])

    await expect(saveSymptoms(id, { ...untouchedReport, mood: 2 }, friday, reply)).rejects.toThrow(
      NotSavedError,
    )
    expect(await db.triage.count()).toBe(1)
    expect(await db.outbox.count()).toBe(2)
  })

  test('tapping Save twice creates one entry', async () => {
    const id = newId()
    await Promise.all([saveSymptoms(id, untouchedReport, friday), saveSymptoms(id, untouchedReport, friday)])
    expect(await db.symptoms.count()).toBe(1)
    expect(await db.outbox.count()).toBe(1)
  })

  test('another entry under a used id is not called saved', async () => {
    const id = newId()
    await saveSymptoms(id, untouchedReport, friday)
    await expect(saveSymptoms(id, { ...untouchedReport, mood: 2 }, friday)).rejects.toThrow(NotSavedError)
    expect(await listSymptoms()).toMatchObject([{ mood: 5 }])
  })
})

describe('a save that fails', () => {
  test('full storage is reported, and nothing is written', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    const saving = saveSymptoms(newId(), untouchedReport, friday)
    await expect(saving).rejects.toThrow(NotSavedError)
    await expect(saving).rejects.toMatchObject({ reason: 'full' })
    vi.restoreAllMocks()
    expect(await db.symptoms.count()).toBe(0)
    expect(await db.outbox.count()).toBe(0)
  })

  test('a failed save frees its number, so the numbers of a phone have no gaps', async () => {
    await saveSymptoms(newId(), untouchedReport, friday)
    const clash = newId()
    await db.symptoms.add({
      ...untouchedReport,
      id: clash,
      userId: localPatientId,
      date: friday.occurredAt,
      ...friday,
    })
    await expect(saveSymptoms(clash, untouchedReport, friday)).rejects.toThrow(NotSavedError)
    expect(await db.outbox.count()).toBe(1)
    await saveSymptoms(newId(), untouchedReport, friday)

    expect((await db.outbox.toArray()).map((row) => row.seq)).toEqual([1, 2])
  })

  test('a lost connection to the database is reopened without the patient noticing', async () => {
    const add = IDBObjectStore.prototype.add
    const lost = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
    })
    lost.mockImplementation(function (this: IDBObjectStore, ...args) {
      return add.apply(this, args)
    })
    await saveSymptoms(newId(), untouchedReport, friday)
    expect(await db.symptoms.count()).toBe(1)
  })
})

describe('order and ids', () => {
  test('entries are listed newest first by the time of logging, not of saving', async () => {
    const logged = ['2026-11-18', '2026-11-20', '2026-11-19']
    for (const day of logged)
      await saveSymptoms(newId(), untouchedReport, captureMoment(Date.parse(`${day}T08:00Z`), 0))
    expect((await listSymptoms(2)).map((entry) => entry.localDate)).toEqual(['2026-11-20', '2026-11-19'])
  })

  test('ids are UUIDs of version 7, in order of time', () => {
    const ids = [1, 2, 3].map((ms) => newId(1_760_000_000_000 + ms))
    expect(ids).toEqual(ids.toSorted())
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(parseInt(newId(1_760_000_000_123).replaceAll('-', '').slice(0, 12), 16)).toBe(1_760_000_000_123)
  })
})
