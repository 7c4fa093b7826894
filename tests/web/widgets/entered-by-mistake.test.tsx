import { captureMoment } from '@second-wind/core/platform/moment'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { listSymptoms, newId } from '../../../web/src/data/local/index.ts'
import { deleteSymptoms, saveSymptoms, saveTriage } from '../../../web/src/data/local/lazy.ts'
import { TrackerScreen } from '../../../web/src/patient/tracker/tracker-screen.tsx'
import { FollowUpCard } from '../../../web/src/widgets/follow-up-card.tsx'
import { aReport } from '../../fixtures/an-entry.ts'
import { renderScreen } from '../../support/render.tsx'
import { FakeSyncServer } from '../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../data/local/fresh-database.ts'

withFreshDatabase()

const now = () => captureMoment(Date.now(), 0)
const name = 'I entered this by mistake'

describe('the card about a 999 sign', () => {
  test('leads to the entry with "I entered this by mistake", before and after "Yes", beside the call to 999', async () => {
    new FakeSyncServer().install()
    const id = newId()
    await saveSymptoms(id, aReport({ breathlessness: 10 }), now())
    renderScreen(<FollowUpCard />)
    const href = `/tracking?tab=history&edit=${id}`
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
    expect(screen.getByRole('link', { name: 'Call 999' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await screen.findByText('Call 999 now')
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
    expect(screen.getByRole('link', { name: 'Call 999' })).toBeDefined()
  })

  test('keeps the link after "Yes" when the entry is deleted, and History says how to take the reply back', async () => {
    new FakeSyncServer().install()
    const id = newId()
    await saveSymptoms(id, aReport({ breathlessness: 10 }), now())
    const { unmount } = renderScreen(<FollowUpCard />)
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await screen.findByText('Call 999 now')
    await deleteSymptoms(id, now())
    const href = `/tracking?tab=history&edit=${id}`
    await waitFor(async () => expect(await listSymptoms()).toEqual([]))
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
    expect(screen.getByRole('link', { name: 'Call 999' })).toBeDefined()
    unmount()
    renderScreen(<TrackerScreen />, href)
    expect((await screen.findByText(/^This entry is no longer in your history/)).textContent).toContain(
      'choose “I am better now”',
    )
    expect(await screen.findByText('Call 999 now')).toBeDefined()
  })

  test('has no such link for a symptom check, which has no form to open', async () => {
    new FakeSyncServer().install()
    await saveTriage(newId(), { result: 'seek_help' }, now())
    renderScreen(<FollowUpCard />)
    await screen.findByText('Do you still feel like this?')
    expect(screen.queryByRole('link', { name })).toBeNull()
  })
})
