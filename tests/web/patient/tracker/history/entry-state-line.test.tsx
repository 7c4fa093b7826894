import { captureMoment } from '@second-wind/core/platform/moment'
import { initialSyncChannel } from '@second-wind/core/sync/sync-channel'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { announceInFlight } from '../../../../../web/src/data/local/database/in-flight.ts'
import { writeMeta } from '../../../../../web/src/data/local/database/meta.ts'
import { addReceipts } from '../../../../../web/src/data/local/outbox/write-receipts.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { findCards, saveEntryAt, openHistory } from './open-history.tsx'

const db = withFreshDatabase()

describe('an entry in the history', () => {
  test('shows whether it was sent', async () => {
    const at = (minute: number) => `2026-11-20T08:0${minute}:00Z`
    await saveEntryAt(at(0))
    const { id: sent } = await saveEntryAt(at(1))
    const { id: refused } = await saveEntryAt(at(2))
    const { id: inFlight } = await saveEntryAt(at(3))
    await db.outbox.where('mutationId').anyOf(sent, refused).delete()
    await addReceipts([{ mutationId: sent, entity: 'symptoms', entityId: sent }], '2026-11-20T09:15:00.000Z')
    await db.deadletter.add({
      ...captureMoment(Date.parse(at(2)), 0),
      ...{ mutationId: refused, entityId: refused, entity: 'symptoms', kind: 'symptoms.create' },
      ...{ ownerId: 1, v: 1, payload: {}, code: 'invalid_payload', message: 'no', at: 0 },
    })
    openHistory()
    await screen.findAllByText('Saved on this phone')
    act(() => announceInFlight([inFlight]))

    const [sending, attention, done, saved] = await findCards()
    expect(within(sending!).getByText('Sending')).toBeDefined()
    expect(within(attention!).getByRole('link', { name: 'Needs your attention' }).getAttribute('href')).toBe(
      '/offline-features',
    )
    expect(within(done!).getByText(/^Sent (20 Nov, )?\d\d:15$/)).toBeDefined()
    expect(within(saved!).getByText('Saved on this phone')).toBeDefined()
    act(() => announceInFlight([]))
  })

  test('shows what it waits for when it is unsent and the phone is signed out', async () => {
    await saveEntryAt('2026-11-20T08:00:00Z')
    await writeMeta('channel', { ...initialSyncChannel, reach: 'signed-out' })
    openHistory()
    expect(await screen.findByText('Waiting for sign-in')).toBeDefined()
  })
})
