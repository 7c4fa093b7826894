import { afterEach, expect, test, vi } from 'vitest'
import { findDraft, saveDraft } from '../../../../../web/src/data/local/records/drafts.ts'
import { withFreshDatabase } from '../fresh-database.ts'

withFreshDatabase()
afterEach(() => vi.restoreAllMocks())

/** What a page that is being closed can still do: nothing asynchronous. */
async function lastBreath(): Promise<void> {
  for (let turns = 0; turns < 50; turns += 1) await Promise.resolve()
}

test('a draft saved while the page closes is committed in time', async () => {
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
  const kept = saveDraft('symptoms', { notes: 'Half' })
  await lastBreath()
  expect(commit).toHaveBeenCalledOnce()
  await kept
  expect(await findDraft('symptoms')).toEqual({ notes: 'Half' })
})

test('a draft that does not fit is reported', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })
  await expect(saveDraft('symptoms', { notes: 'Half' })).rejects.toThrow('refused')
})
