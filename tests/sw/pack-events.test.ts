import type { PackReport } from '@second-wind/core/sync/pack-message'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { packsOnMessage } from '../../sw/src/pack-events.ts'
import { aPack, serveSheets, sheets } from '../fixtures/a-pack.ts'
import { withFakeCaches } from '../support/fake-cache-storage.ts'

const storage = withFakeCaches()
beforeEach(() => void vi.stubGlobal('fetch', serveSheets(sheets)))
afterEach(() => void vi.unstubAllGlobals())

async function say(data: unknown): Promise<PackReport[]> {
  const reports: PackReport[] = []
  const work: Promise<unknown>[] = []
  packsOnMessage({
    data,
    ports: [{ postMessage: (report) => reports.push(report) }],
    waitUntil: (promise) => work.push(promise),
  })
  await Promise.all(work)
  return reports
}

describe('downloading a pack', () => {
  test('reports each file and the outcome', async () => {
    expect(await say({ type: 'pack-download', pack: aPack() })).toEqual([
      { type: 'progress', done: 1 },
      { type: 'progress', done: 2 },
      { type: 'ended', outcome: 'done' },
    ])
    expect(await say({ type: 'pack-remove', id: 'library' })).toEqual([{ type: 'ended', outcome: 'done' }])
    expect(await storage().keys()).toEqual([])
  })

  test.each([
    { type: 'flush', hurry: true },
    { type: 'pack-download', pack: { ...aPack(), files: [{ ...aPack().files[0], path: '/api/users/1' }] } },
    { type: 'pack-remove', id: 'library.1 or more' },
  ])('is not started by another message (%o)', async (message) => {
    expect(await say(message)).toEqual([])
    expect(await storage().keys()).toEqual([])
  })
})
