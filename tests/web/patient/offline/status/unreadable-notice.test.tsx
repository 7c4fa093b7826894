import { screen, within } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeSyncServer } from '../../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { openOffline } from '../open-offline.tsx'

withFreshDatabase()
beforeEach(() => {
  new FakeSyncServer().install()
  for (const source of [IDBObjectStore.prototype, IDBIndex.prototype])
    for (const read of ['get', 'getAll', 'count', 'openCursor'] as const)
      vi.spyOn(source, read).mockImplementation(() => {
        throw new DOMException('broken', 'UnknownError')
      })
})
afterEach(() => vi.restoreAllMocks())

const unreadable = /^We cannot read the storage on this phone right now/

describe('when the storage cannot be read', () => {
  test('the emergency numbers and first aid are still shown', async () => {
    const user = openOffline()
    await screen.findAllByText(unreadable)
    await user.click(screen.getByRole('tab', { name: 'Emergency' }))
    const panel = within(screen.getByRole('tabpanel'))
    expect(panel.getByRole('heading', { name: 'Emergency: 999' })).toBeDefined()
    expect(panel.getByText('Asthma attack')).toBeDefined()
  })

  test.each(['status', 'downloads', 'sync'])('the tab "%s" shows an error and no figures', async (tab) => {
    openOffline(tab)
    const panel = within(await screen.findByRole('tabpanel'))
    expect(await panel.findByText(unreadable)).toBeDefined()
    expect(panel.queryByText(/Nothing to send|All sent|stored here|Waiting to be sent/)).toBeNull()
  })
})
