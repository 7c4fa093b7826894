import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { addFlushNote } from '../../../../../web/src/data/local/flush/flush-notes.ts'
import { formatFlushNote } from '../../../../../web/src/patient/offline/sync/sync-history.tsx'
import { FakeSyncServer, json } from '../../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { logEntry, openOffline } from '../open-offline.tsx'

withFreshDatabase()
let server: FakeSyncServer
beforeEach(() => {
  server = new FakeSyncServer()
  server.install()
})

const history = async () => within(await screen.findByRole('list', { name: 'Newest first' }))

describe('the sync history', () => {
  test('shows a sentence before anything was sent', async () => {
    openOffline('sync')
    expect(await screen.findByText(/^Nothing to show yet\./)).toBeDefined()
  })

  test('lists a failed and a successful attempt, newest first', async () => {
    await logEntry()
    server.respondToPush = () => json({}, 503)
    const user = openOffline('sync')
    await user.click(await screen.findByRole('button', { name: 'Sync now' }))
    await screen.findByText('Nothing was sent. We could not connect.')

    server.respondToPush = new FakeSyncServer().respondToPush
    await user.click(await screen.findByRole('button', { name: 'Sync now' }))
    await screen.findByText('1 sent.')
    const rows = (await history()).getAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
      '1 sent.',
      'Nothing was sent. We could not connect.',
    ])
    expect(rows[0]?.textContent).toMatch(/\. While the app was open\.$/)
  })

  test('can be expanded when it is long, and the focus is at the first new row', async () => {
    for (let sent = 1; sent <= 8; sent += 1) {
      await addFlushNote({ at: new Date().toISOString(), by: 'worker', sent, refused: 0 })
    }
    const user = openOffline('sync')
    expect((await history()).getAllByRole('listitem')).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: 'Show all 8' }))
    const rows = (await history()).getAllByRole('listitem')
    expect(rows).toHaveLength(8)
    expect(document.activeElement).toBe(rows[5])
  })

  test('joins tries that failed for the same reason, and never one that sent something', async () => {
    const failed = { by: 'worker', sent: 0, refused: 0, failure: 'unreachable' } as const
    const partly = { ...failed, sent: 2 }
    for (const note of [failed, partly, partly, failed, failed, failed]) {
      await addFlushNote({ at: new Date().toISOString(), ...note })
    }
    openOffline('sync')
    const rows = (await history()).getAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
      'Nothing was sent. We could not connect.',
      '2 sent. We could not connect.',
      '2 sent. We could not connect.',
      'Nothing was sent. We could not connect.',
    ])
    expect(rows[0]?.textContent).toMatch(/3 times, last /)
    expect(rows[3]?.textContent).not.toMatch(/times/)
  })

  test.each([
    [{ sent: 3, refused: 1 }, '3 sent, 1 needs attention.'],
    [{ sent: 3, refused: 0, failure: 'unreachable' }, '3 sent. We could not connect.'],
    [
      { sent: 0, refused: 0, failure: 'a code of a later version' },
      'Nothing was sent. We did not get a reply.',
    ],
  ])('describes the outcome %o in words', (counts, text) => {
    expect(formatFlushNote({ at: '2026-11-20T18:02:00Z', by: 'page', ...counts })).toBe(text)
  })
})
