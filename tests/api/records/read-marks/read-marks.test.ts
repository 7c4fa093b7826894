import { insertPatient } from '@second-wind/api/records/profile/patients.repo'
import { insertReadMarks, listReadMarks } from '@second-wind/api/records/read-marks/read-marks.repo'
import { patientId } from '@second-wind/core/platform/ids'
import { minuteMs, dayMs } from '@second-wind/core/platform/moment'
import { maxReadMarks } from '@second-wind/core/records/read-mark-code'
import { pullPath, pullReply } from '@second-wind/core/sync/protocol'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aProfile } from '../../../fixtures/personas.ts'
import { type DemoApi, openDemoApi, patientOne } from '../../../support/open-demo-api.ts'
import { push, thisDeviceId } from '../../../support/push.ts'
import { pollRoster } from '../../care/roster/roster-requests.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi({ seed: true })
})
afterEach(() => api.close())

const tablet = idNumbered(0xd2)
const code = (number: number) => number.toString(16).padStart(16, '0')

const read = (clientSeq: number, marks: string[], entityId = 'read') =>
  aMutation({ clientSeq, kind: 'notifications.read', entityId, payload: { marks } })

async function pull(deviceId: string, cursor?: string) {
  const from = cursor === undefined ? '' : `&cursor=${cursor}`
  const { changes, nextCursor } = pullReply.parse(
    await (await api.get(`${pullPath}?deviceId=${deviceId}${from}`)).json(),
  )
  return { nextCursor, lists: changes.filter(({ entity }) => entity === 'notifications') }
}

const stored = async () => (await listReadMarks(api.db, patientOne)).marks

describe('sharing read marks', () => {
  test('read marks of one phone arrive on the other in one list', async () => {
    const { nextCursor } = await pull(tablet)
    await push(api, [read(1, [code(1)])])
    api.clock.advance(minuteMs)
    await push(api, [read(2, [code(3), code(2)])])
    expect((await pull(tablet, nextCursor)).lists).toMatchObject([
      { entityId: 'read', row: { id: 'read', marks: [code(1), code(2), code(3)] } },
    ])
  })

  test('a repeated mark, from either phone, changes nothing and is not sent again', async () => {
    await push(api, [read(1, [code(1), code(1)])])
    const { nextCursor } = await pull(tablet)
    expect(await push(api, [read(1, [code(1), code(1)])])).toMatchObject({ acked: [[1, 1]], verdicts: [] })
    expect(await push(api, [read(7, [code(1)])], { deviceId: tablet })).toMatchObject({ acked: [[7, 7]] })
    expect((await pull(tablet, nextCursor)).lists).toEqual([])
    expect(await stored()).toEqual([code(1)])
  })

  test('a mark that the server does not know is stored like any other', async () => {
    expect(await push(api, [read(1, [code(0xdead)])])).toMatchObject({ acked: [[1, 1]], verdicts: [] })
    expect(await stored()).toEqual([code(0xdead)])
  })
})

describe('refused marks', () => {
  test.each([
    ['an id in words', ['badge:first-steps'], 'read', 'marks.0'],
    ['a code in capitals', ['0123456789ABCDEF'], 'read', 'marks.0'],
    ['an empty list of marks', [], 'read', 'marks'],
    [
      'a list longer than an inbox',
      Array.from({ length: maxReadMarks + 1 }, (_, n) => code(n)),
      'read',
      'marks',
    ],
    ['a list other than "read"', [code(1)], 'unread', 'entityId'],
  ])('%s is refused', async (_, marks, entityId, field) => {
    const { verdicts } = await push(api, [read(1, marks, entityId)])
    expect(verdicts).toMatchObject([{ outcome: 'rejected', error: { code: 'invalid_payload', field } }])
    expect(await stored()).toEqual([])
  })
})

describe('what a mark must not affect', () => {
  test("a mark neither changes the clinician's list nor creates a record", async () => {
    await push(api, [])
    const { etag } = await pollRoster(api)
    const looked = await api.db.selectFrom('audit').selectAll().execute()
    await push(api, [read(1, [code(1)])], { pendingCount: 0, oldestPendingAt: null })
    expect((await api.get('/api/clinician-dashboard/1', { 'if-none-match': etag })).status).toBe(304)
    expect(await api.db.selectFrom('audit').selectAll().execute()).toEqual(looked)
  })

  test('a phone with three unsent entries that sends only a mark still reports three unsent', async () => {
    const { verdicts } = await push(api, [read(1, [code(1)]), aMutation({ clientSeq: 2 })], {
      pendingCount: 4,
      oldestPendingAt: '2026-11-18T08:00:00.000Z',
    })
    expect(verdicts).toEqual([])
    const [device] = await api.db
      .selectFrom('devices')
      .select('pending_count')
      .where('device_id', '=', thisDeviceId)
      .execute()
    expect(device).toEqual({ pending_count: 3 })
  })

  test('an unreadable mark does not block an entry', async () => {
    const { acked } = await push(api, [read(1, ['words']), aMutation({ clientSeq: 2 })])
    expect(acked).toEqual([[2, 2]])
  })
})

describe('how long marks are kept', () => {
  test('only the newest marks of the last month are kept', async () => {
    await push(api, [read(1, [code(0xa)])])
    api.clock.advance(31 * dayMs)
    await push(api, [
      read(
        2,
        Array.from({ length: maxReadMarks }, (_, n) => code(0x100 + n)),
      ),
    ])
    expect(await stored()).not.toContain(code(0xa))
    api.clock.advance(1)
    await push(api, [read(3, [code(0xb)])])
    const kept = await stored()
    expect(kept).toHaveLength(maxReadMarks)
    expect(kept.at(-1)).toBe(code(0xb))
  })

  test('read marks are never visible to another patient', async () => {
    const other = patientId.parse(77)
    await insertPatient(api.db, other, aProfile(), '2026-11-20T18:00:00.000Z')
    await insertReadMarks(api.db, other, [code(9)], 0)
    await push(api, [read(1, [code(1)])])
    expect(await stored()).toEqual([code(1)])
    expect((await listReadMarks(api.db, other)).marks).toEqual([code(9)])
  })

  test("a new demo profile starts without read marks, and the sample person's phones are informed", async () => {
    await push(api, [read(1, [code(1)])])
    const { nextCursor } = await pull(tablet)
    const setup = aMutation({ clientSeq: 2, kind: 'profile.create', entityId: '1', payload: aProfile() })
    await push(api, [setup])
    expect(await stored()).toEqual([])
    expect((await pull(tablet, nextCursor)).lists).toMatchObject([{ entityId: 'read', row: null }])
  })
})
