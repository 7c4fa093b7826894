import { patientId } from '@second-wind/core/platform/ids'
import { captureMoment, dayMs } from '@second-wind/core/platform/moment'
import type { PullReply } from '@second-wind/core/sync/protocol'
import { pullChanges } from '@second-wind/core/sync/pull-changes'
import { initialSyncChannel } from '@second-wind/core/sync/sync-channel'
import { describe, expect, test } from 'vitest'
import { getDeviceId } from '../../../../../web/src/data/local/database/meta.ts'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { createFeedStore } from '../../../../../web/src/data/local/flush/apply-feed-page.ts'
import { resendDeadLetter } from '../../../../../web/src/data/local/outbox/dead-letters.ts'
import { outboxStore } from '../../../../../web/src/data/local/outbox/outbox.ts'
import { outboxRow } from '../../../../../web/src/data/local/outbox/save-with-outbox.ts'
import { aProfile } from '../../../../fixtures/personas.ts'
import { rejectMutation } from '../flush/reject-mutation.ts'
import { withFreshDatabase } from '../fresh-database.ts'

const db = withFreshDatabase()
const at = captureMoment(Date.parse('2026-11-20T18:02:00Z'), 0)
const time = '2026-11-20T18:05:00.000Z'
const tenYearsMs = 10 * 365 * dayMs

describe('the order of the outbox', () => {
  test('a change deferred by a wrong clock (2036) is sent as soon as the clock is correct', async () => {
    await db.outbox.add(outboxRow(anEdit({ age: 3 })))
    await db.outbox.toCollection().modify({ notBefore: Date.now() + tenYearsMs })
    expect(await outboxStore.nextBatch(10, Date.now())).toHaveLength(1)
  })

  test('a corrected profile edit does not wait behind the rejected one', async () => {
    const wrong = anEdit({ age: 0 })
    await db.outbox.add(outboxRow(wrong))
    await rejectMutation(wrong.mutationId)
    await db.outbox.add(outboxRow(anEdit({ age: 44 })))
    expect(await outboxStore.nextBatch(10, Date.now())).toHaveLength(1)
  })

  test('a creation that is tried again is sent before the changes that wait for it', async () => {
    const id = newId()
    await db.outbox.add(
      outboxRow({ mutationId: id, kind: 'activities.create', entityId: id, payload: {}, at }),
    )
    await db.outbox.add(
      outboxRow({ mutationId: newId(), kind: 'activities.update', entityId: id, payload: {}, at }),
    )
    await rejectMutation(id)
    await resendDeadLetter(id)
    const kinds = (await outboxStore.nextBatch(10, Date.now())).map((mutation) => mutation.kind)
    expect(kinds).toEqual(['activities.create', 'activities.update'])
  })
})

describe('reading again', () => {
  test('a pulled state hidden by an unsent edit is read again once the edit is sent', async () => {
    await read(aPage(34, 'a.1'))
    const edit = anEdit({ age: 72 })
    await db.outbox.add(outboxRow(edit))
    // The server took 72, its reply was lost; then another phone set 58.
    await read(aPage(58, 'a.3'))
    await outboxStore.commit({
      settlement: { applied: [edit.mutationId], deferred: [], rejected: [] },
      batch: await outboxStore.nextBatch(1, Date.now()),
      serverTime: time,
      channel: initialSyncChannel,
      now: Date.now(),
    })
    const requestedCursors: (string | undefined)[] = []
    const pull = (cursor: string | undefined) => {
      requestedCursors.push(cursor)
      return Promise.resolve({
        kind: 'page',
        page: cursor === undefined ? aPage(58, 'a.3') : emptyPage,
      } as const)
    }
    await pullChanges({ net: { pull }, store: createFeedStore(await getDeviceId()) })
    expect((await db.profile.get(patientId.parse(1)))?.age).toBe(58)
  })

  test("a feed page read before another tab's does not overwrite newer data", async () => {
    await read(aPage(34, 'a.1'))
    let isFirst = true
    const pull = async (cursor: string | undefined) => {
      if (isFirst) {
        isFirst = false
        await read(aPage(58, 'a.3'))
        return { kind: 'page', page: aPage(41, 'a.2') } as const
      }
      return { kind: 'page', page: { ...emptyPage, nextCursor: cursor ?? 'a.0' } } as const
    }
    await pullChanges({ net: { pull }, store: createFeedStore(await getDeviceId()) })
    expect((await db.profile.get(patientId.parse(1)))?.age).toBe(58)
    expect(await createFeedStore(await getDeviceId()).readCursor()).toBe('a.3')
  })
})

const emptyPage: PullReply = { changes: [], nextCursor: 'a.3', hasMore: false, serverTime: time }

function aPage(age: number, nextCursor: string): PullReply {
  const row = { ...aProfile({ age }), id: 1, alertCount: 0, createdAt: time, version: 1 }
  return {
    changes: [{ seq: 1, entity: 'profile', entityId: '1', row }],
    nextCursor,
    hasMore: false,
    serverTime: time,
  }
}

/** Takes one page into the database, as a catch-up of another tab does. */
async function read(page: PullReply): Promise<void> {
  const pull = () => Promise.resolve({ kind: 'page', page } as const)
  await pullChanges({ net: { pull }, store: createFeedStore(await getDeviceId()) })
}

function anEdit(payload: object) {
  return { mutationId: newId(), kind: 'profile.patch', entityId: '1', payload, at } as const
}
