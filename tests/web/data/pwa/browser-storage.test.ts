import { afterEach, describe, expect, test, vi } from 'vitest'
import { readStorageHealth } from '../../../../web/src/data/pwa/browser-storage.ts'

function aBrowserThat(storage: object | undefined): void {
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage })
}
afterEach(() => void Reflect.deleteProperty(navigator, 'storage'))

describe('the storage of a browser', () => {
  test.each([
    ['has no storage API (plain http)', undefined],
    [
      'throws',
      { persisted: () => Promise.reject(new Error('no')), estimate: () => Promise.reject(new Error('no')) },
    ],
    ['answers nonsense', { estimate: async () => ({ usage: Number.NaN, quota: -1 }) }],
  ])('that %s has unknown figures, not wrong ones', async (_which, storage) => {
    aBrowserThat(storage)
    expect(await readStorageHealth()).toEqual({
      persisted: undefined,
      usedBytes: undefined,
      quotaBytes: undefined,
    })
  })

  test('has the figures that the browser gives', async () => {
    aBrowserThat({ persisted: async () => true, estimate: async () => ({ usage: 0, quota: 1_000 }) })
    expect(await readStorageHealth()).toEqual({ persisted: true, usedBytes: 0, quotaBytes: 1_000 })
  })

  test('is requested to be persistent once, not after every entry', async () => {
    const persist = vi.fn<() => Promise<boolean>>(async () => false)
    aBrowserThat({ persisted: async () => false, persist })
    // As at a start, which has not asked yet.
    vi.resetModules()
    const { requestPersistentStorage } = await import('../../../../web/src/data/pwa/browser-storage.ts')
    await requestPersistentStorage()
    await requestPersistentStorage()
    expect(persist).toHaveBeenCalledTimes(1)
  })
})
