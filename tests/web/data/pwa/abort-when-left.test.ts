import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useSafeLiveQuery } from '../../../../web/src/data/live/use-safe-live-query.ts'
import { saveDraft } from '../../../../web/src/data/local/records/drafts.ts'
import { abortWhenLeft } from '../../../../web/src/data/pwa/abort-when-left.ts'
import { withFreshDatabase } from '../local/fresh-database.ts'
import { logEntries } from '../local/records/logged-entries.ts'

abortWhenLeft()
const db = withFreshDatabase()

const leavePage = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
afterEach(comeBack)

/** A write that goes on until it is aborted. */
function writeWithoutEnd(): Promise<unknown> {
  return db.transaction('rw', db.meta, async () => {
    for (let times = 0; ; times += 1) await db.meta.put({ key: 'times', value: times })
  })
}

describe('a page that is left and kept frozen for the back button', () => {
  test('aborts what it has not committed, so that other pages can read and save', async () => {
    const writing = writeWithoutEnd()
    await vi.waitFor(async () => expect(db.isOpen()).toBe(true))

    leavePage()

    await expect(writing).rejects.toThrow('Transaction')
    comeBack()
    expect(await db.meta.get('times')).toBeUndefined()
  })

  test('saves nothing until the person comes back, and then saves again', async () => {
    leavePage()
    await expect(logEntries(1)).rejects.toThrow('Not saved on this phone')
    comeBack()
    await logEntries(1)
    expect(await db.symptoms.count()).toBe(1)
  })

  test('reads again what it could not read meanwhile', async () => {
    await logEntries(1)
    leavePage()
    const { result } = renderHook(() => useSafeLiveQuery(() => db.symptoms.count()))
    await expect(db.symptoms.count()).rejects.toThrow('left this page')
    expect(result.current).toBeUndefined()
    comeBack()
    await waitFor(() => expect(result.current).toBe(1))
  })

  test('keeps a draft that was saved while it was being left', async () => {
    const keepDraft = () => void saveDraft('log', { notes: 'half a sent' })
    window.addEventListener('pagehide', keepDraft, { capture: true })
    leavePage()
    window.removeEventListener('pagehide', keepDraft, { capture: true })
    comeBack()
    await waitFor(async () => expect((await db.drafts.get('log'))?.value).toEqual({ notes: 'half a sent' }))
  })
})

describe('a page that is closed for good', () => {
  test('aborts nothing', async () => {
    const saving = logEntries(1)
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }))
    await saving
    expect(await db.symptoms.count()).toBe(1)
  })
})
