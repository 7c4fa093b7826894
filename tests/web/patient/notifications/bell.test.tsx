import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { captureNow } from '../../../../web/src/data/local/index.ts'
import { markMessagesSeen } from '../../../../web/src/data/local/lazy.ts'
import { aMessage } from '../../../fixtures/a-message.ts'
import { openApp } from '../../../support/render.tsx'
import { FakeSyncServer } from '../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'

const db = withFreshDatabase()

describe('the bell', () => {
  test('shows the number of new notifications, and none once they are read', async () => {
    new FakeSyncServer().install()
    await db.messages.add(aMessage())
    await openApp('/care')
    const dot = await screen.findByRole('img', { name: '1 new notification' })
    const bell = screen.getByRole('link', { name: 'Notifications' })
    expect(bell.getAttribute('aria-describedby')).toBe(dot.id)
    await markMessagesSeen([aMessage().id], captureNow())
    await waitFor(() => expect(screen.queryByRole('img', { name: '1 new notification' })).toBeNull())
  })
})
