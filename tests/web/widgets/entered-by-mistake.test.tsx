import { captureMoment } from '@second-wind/core/platform/moment'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { findDraft, listSymptoms, listTriage, newId, saveDraft } from '../../../web/src/data/local/index.ts'
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
})

describe('the card about a 999 answer of a symptom check', () => {
  const mistake = 'I chose this by mistake'
  const checkedAt = (minutesAgo: number, result: 'seek_help' | 'stay_home') =>
    saveTriage(
      newId(),
      { result, track: 'general', ...(result === 'seek_help' && { redFlags: ['Blue lips'] }) },
      captureMoment(Date.now() - minutesAgo * 60_000, 0),
    )
  const replyMistake = async () => userEvent.click(await screen.findByRole('button', { name: mistake }))

  test('stores "I chose this by mistake" beside the call to 999, and asks for the check again', async () => {
    new FakeSyncServer().install()
    await checkedAt(5, 'seek_help')
    renderScreen(<FollowUpCard />)
    expect(await screen.findByRole('link', { name: 'Call 999' })).toBeDefined()
    await replyMistake()
    expect(await screen.findByText(/\(blue lips\)\. You replied: I chose this by mistake\./)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Do the symptom check again' }).getAttribute('href')).toBe(
      '/symptom-checker',
    )
    expect(screen.getByText(/If you have any of these signs, call 999\./)).toBeDefined()
    expect(screen.queryByText(/I am better/)).toBeNull()
    const [reply] = await listTriage()
    expect(reply?.answers).toMatchObject({ answer: 'better', mistake: 'yes' })
  })

  test('drops the kept answers of the check, and "I do feel like this" brings the call to 999 back', async () => {
    new FakeSyncServer().install()
    await saveDraft('symptom-check', { id: newId(), reported: ['general:difficulty_breathing=severe'] })
    await checkedAt(5, 'seek_help')
    renderScreen(<FollowUpCard />)
    await replyMistake()
    await userEvent.click(await screen.findByRole('button', { name: 'I do feel like this' }))
    expect(await screen.findByText('Call 999 now')).toBeDefined()
    expect(await findDraft('symptom-check')).toBeUndefined()
  })

  test('keeps the answers of another check that is not finished', async () => {
    new FakeSyncServer().install()
    const other = { id: newId(), answers: { fever: 'low' } }
    await saveDraft('symptom-check', other)
    await checkedAt(5, 'seek_help')
    renderScreen(<FollowUpCard />)
    await replyMistake()
    await screen.findByText(/You replied: I chose this by mistake\./)
    expect(await findDraft('symptom-check')).toEqual(other)
  })

  test('keeps the advice for today in the heading after several such answers', async () => {
    new FakeSyncServer().install()
    const redFlags = ['Blue lips', 'Gasping']
    await saveTriage(newId(), { result: 'seek_help', track: 'general', redFlags }, now())
    renderScreen(<FollowUpCard />)
    await replyMistake()
    await screen.findByText(/You replied: I chose this by mistake\./)
    expect(screen.getByRole('heading', { name: /111.* today|today.*111/ })).toBeDefined()
  })

  test('takes back a "Yes" of the same minute that was a slip too', async () => {
    new FakeSyncServer().install()
    await checkedAt(5, 'seek_help')
    renderScreen(<FollowUpCard />)
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(async () => expect(await listTriage()).toHaveLength(2))
    await replyMistake()
    expect(await screen.findByText(/You replied: I chose this by mistake\./)).toBeDefined()
    expect(screen.queryByText('Call 999 now')).toBeNull()
  })

  test('names the newest check once that was done without a 999 answer, and keeps 999 and 111 in sight', async () => {
    new FakeSyncServer().install()
    await checkedAt(5, 'seek_help')
    await checkedAt(3, 'stay_home')
    renderScreen(<FollowUpCard />)
    await replyMistake()
    expect(await screen.findByText(/^Follow the advice of your newest symptom check\./)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Do the symptom check again' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'If you are not sure how you are, call 111' })).toBeDefined()
    expect(screen.getByRole('link', { name: /999/ })).toBeDefined()
  })
})
