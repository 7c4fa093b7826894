import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { withFakeCaches } from '../../../../support/fake-cache-storage.ts'
import { openApp } from '../../../../support/render.tsx'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { withFrozenPage } from '../../../data/local/frozen-page.ts'
import { insight, logButton, mildDay, openForm, setScores, slider } from '../open-tracker.tsx'

const db = withFreshDatabase()
const { freezePageInTransaction, unfreeze } = withFrozenPage(db)
withFakeCaches()
afterEach(() => vi.restoreAllMocks())

/** Drafts still fit; the entry does not. */
const storageFailsWith = (name: string) =>
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('refused', name)
  })

describe('an entry that could not be saved', () => {
  test.each([
    ['a full phone', 'QuotaExceededError', /no room left/],
    ['storage that is gone', 'InvalidStateError', /could not reach the storage/],
    ['storage that fails', 'DataError', /could not store your entry/],
  ])('because of %s shows what to do, and is not called saved', async (_, error, whatToDo) => {
    const { user } = openForm()
    await setScores(user, mildDay)
    storageFailsWith(error)
    await user.click(logButton())

    const notice = await waitFor(() => screen.getByRole('heading', { name: 'Not saved' }).parentElement!)
    expect(within(notice).getByText(whatToDo)).toBeDefined()
    await screen.findByText('Failed to log symptoms. Please try again.')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('Symptoms logged successfully')).toBeNull()
    expect(slider('Breathlessness').getAttribute('aria-valuenow')).toBe('2')
    expect(await db.symptoms.count()).toBe(0)
  })

  test('because storage does not respond is kept, and the next start saves it', async () => {
    const { user, unmount } = openForm()
    await setScores(user, mildDay)
    freezePageInTransaction()
    await user.click(logButton())

    const notice = await screen.findByRole('heading', { name: 'Not saved yet' }, { timeout: 10_000 })
    expect(notice.parentElement?.textContent).toContain('We have kept your entry.')
    expect(screen.queryByText('Symptoms logged successfully')).toBeNull()
    await unfreeze()
    unmount()
    await db.symptoms.clear()
    await db.outbox.clear()

    await openApp('/')
    await waitFor(async () => expect(await db.symptoms.toArray()).toMatchObject([{ breathlessness: 2 }]))
  })

  test('is saved by the same button once there is room again, and the error disappears', async () => {
    const { user } = openForm()
    await setScores(user, mildDay)
    storageFailsWith('QuotaExceededError')
    await user.click(logButton())
    await screen.findByRole('heading', { name: 'Not saved' })

    vi.mocked(IDBObjectStore.prototype.add).mockRestore()
    await user.click(logButton())
    await insight()
    await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull())
    expect(await db.symptoms.toArray()).toMatchObject([{ breathlessness: 2 }])
  })

  test('with "Save anyway" moves the focus to the button that tries again', async () => {
    const { user } = openForm()
    storageFailsWith('QuotaExceededError')
    await user.click(logButton())
    await user.click(screen.getByRole('button', { name: 'Save anyway' }))
    await screen.findByRole('heading', { name: 'Not saved' })
    expect(document.activeElement).toBe(logButton())

    vi.mocked(IDBObjectStore.prototype.add).mockRestore()
    await user.keyboard('{Enter}')
    await insight()
    expect(await db.symptoms.count()).toBe(1)
  })
})
