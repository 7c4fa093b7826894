import { captureMoment } from '@second-wind/core/platform/moment'
import { untouchedReport } from '@second-wind/core/records/symptom-entry'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  acknowledgeLoss,
  checkSentinel,
  scheduleSentinelUpdate,
} from '../../../../../web/src/data/local/account/data-loss-sentinel.ts'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/records/symptoms.ts'
import { withFreshDatabase } from '../fresh-database.ts'

const db = withFreshDatabase()

/** Cache storage that outlives the database, as it does in a browser that lost one and not the other. */
beforeEach(() => {
  const stored = new Map<string, Response>()
  const cache = {
    match: (url: string) => Promise.resolve(stored.get(url)?.clone()),
    put: (url: string, response: Response) => Promise.resolve(void stored.set(url, response)),
  }
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const at = captureMoment(Date.parse('2026-11-20T18:02:00Z'), 0)

async function noted(): Promise<void> {
  const done = scheduleSentinelUpdate()
  await vi.advanceTimersByTimeAsync(1_000)
  await done
}

async function loseDatabase(): Promise<void> {
  await db.delete()
  await db.open()
}

describe('detecting a loss of the database', () => {
  test('nothing is shown without a loss', async () => {
    expect(await checkSentinel()).toEqual({ lost: false })
    await noted()
    expect(await checkSentinel()).toEqual({ lost: false })
  })

  test('an emptied database is detected, with the number of unsent entries', async () => {
    await saveSymptoms(newId(), untouchedReport, at)
    await saveSymptoms(newId(), untouchedReport, at)
    await vi.advanceTimersByTimeAsync(1_000)
    await vi.waitFor(async () => expect(await checkSentinel()).toEqual({ lost: false }))
    await noted()
    await loseDatabase()

    expect(await checkSentinel()).toMatchObject({ lost: true, unsent: 2 })
  })

  test('a loss is shown until the patient has acknowledged it, whatever is saved in the meantime', async () => {
    await noted()
    await loseDatabase()
    await saveSymptoms(newId(), untouchedReport, at)
    await vi.advanceTimersByTimeAsync(1_000)
    await noted()
    expect(await checkSentinel()).toMatchObject({ lost: true })

    await acknowledgeLoss()
    expect(await checkSentinel()).toEqual({ lost: false })
  })

  test('full storage for the sentinel note does not stop the app', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) })
    await expect(noted()).resolves.toBeUndefined()
  })
})
