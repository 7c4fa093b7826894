import { captureMoment, hourMs } from '@second-wind/core/platform/moment'
import { initialSyncChannel } from '@second-wind/core/sync/sync-channel'
import { render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { writeMeta } from '../../../../web/src/data/local/database/meta.ts'
import { newId } from '../../../../web/src/data/local/index.ts'
import { flushOutbox, saveSymptoms } from '../../../../web/src/data/local/lazy.ts'
import { SyncLine } from '../../../../web/src/widgets/sync/sync-line.tsx'
import { aReport } from '../../../fixtures/an-entry.ts'
import { FakeSyncServer } from '../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'

const db = withFreshDatabase()
beforeEach(() => new FakeSyncServer().install())

const logEntry = () => saveSymptoms(newId(), aReport(), captureMoment(Date.now(), 0))
const showLine = (props: ComponentProps<typeof SyncLine> = {}) =>
  render(
    <MemoryRouter>
      <SyncLine {...props} />
    </MemoryRouter>,
  )

describe('the sync line', () => {
  test('shows an entry logged offline as saved on the phone, with a link to the details', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    showLine()
    await screen.findByText(/^You have no signal\. What you log is saved/)
    await logEntry()
    const line = await screen.findByRole('link', {
      name: /^1 entry is saved on this phone\. We will send it when/,
    })
    expect(line.getAttribute('href')).toBe('/offline-features')
    vi.restoreAllMocks()
  })

  test(`shows "sent" only after the server's confirmation`, async () => {
    await logEntry()
    showLine()
    await screen.findByText(/^1 entry is saved on this phone\./)
    await flushOutbox({ skipBackoff: true })
    expect(await screen.findByText(/^All sent\. Checked \d\d:\d\d\.$/)).toBeDefined()
  })

  test('is empty below the card about an entry of days ago, unless something else must be done', async () => {
    const threeDays = 73 * hourMs
    await saveSymptoms(newId(), aReport(), captureMoment(Date.now() - threeDays, 0))
    await db.outbox.toCollection().modify({ savedAt: new Date(Date.now() - threeDays).toISOString() })
    const { unmount } = showLine()
    await screen.findByText(/^1 entry is saved on this phone\..* Not sent since/)
    unmount()
    const { container } = showLine({ hasCardAbove: true })
    await waitFor(() => expect(container.querySelector('[data-silent]')).not.toBeNull())
    expect(container.textContent).toBe('')
    await writeMeta('channel', { ...initialSyncChannel, reach: 'signed-out' })
    expect(await screen.findByRole('link', { name: /^Sign in again to send\./ })).toBeDefined()
  })

  test('changes at once when the signal is lost', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    await flushOutbox({ skipBackoff: true })
    showLine()
    await screen.findByText(/^All sent/)
    online.mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    expect(await screen.findByText(/^You have no signal/)).toBeDefined()
    vi.restoreAllMocks()
  })
})
