import { afterEach, describe, expect, test, vi } from 'vitest'
import { findDraft, saveDraft } from '../../../../../web/src/data/local/records/drafts.ts'
import { withFreshDatabase } from '../fresh-database.ts'

withFreshDatabase()
afterEach(() => vi.restoreAllMocks())

/** What a page that is being closed can still do: nothing asynchronous. */
async function lastBreath(): Promise<void> {
  for (let turns = 0; turns < 50; turns += 1) await Promise.resolve()
}

describe('a draft', () => {
  test('is committed in time when it is saved while the page closes', async () => {
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
    const kept = saveDraft('symptoms', { notes: 'Half' })
    await lastBreath()
    expect(commit).toHaveBeenCalledOnce()
    await kept
    expect(await findDraft('symptoms')).toEqual({ notes: 'Half' })
  })

  test('is reported when it does not fit', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    await expect(saveDraft('symptoms', { notes: 'Half' })).rejects.toThrow('refused')
  })
})
