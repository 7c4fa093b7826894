import { dayMs, hourMs, minuteMs } from '@second-wind/core/platform/moment'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findPinWait, forgetPin, setPin, verifyPin } from '../../../../../web/src/data/local/lazy.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { withFastPinHash } from './fast-pin-hash.ts'

const db = withFreshDatabase()
withFastPinHash()
const start = Date.parse('2026-11-22T09:00:00Z')
const right = '482913'
const wrong = '482914'

async function tryWrongly(times: number, at = start) {
  for (let n = 0; n < times; n += 1) await verifyPin(wrong, at)
}

describe('a phone without a PIN', () => {
  test('does not ask for one', async () => {
    expect(await findPinWait(start)).toBeUndefined()
    expect(await verifyPin(right, start)).toEqual({ kind: 'none' })
  })
})

describe('on a phone with a PIN', () => {
  beforeEach(() => setPin(right))

  test('the right PIN unlocks, another one does not', async () => {
    expect(await findPinWait(start)).toEqual({ waitMs: 0, isForgotten: false })
    expect(await verifyPin(wrong, start)).toEqual({
      kind: 'wrong',
      triesLeft: 4,
      waitMs: 0,
      isForgotten: false,
    })
    expect(await verifyPin(right, start)).toEqual({ kind: 'right' })
  })

  test('the PIN is stored only as a hash, which differs between phones', async () => {
    const rows = async () => JSON.stringify(await db.meta.toArray())
    const here = await rows()
    expect(here).toContain('"rounds":600000')
    expect(here).not.toContain(right)
    await setPin(right)
    expect(await rows()).not.toBe(here)
  })

  test('comparing a PIN takes 600,000 rounds of hashing', async () => {
    const compare = vi.mocked(crypto.subtle.deriveBits)
    compare.mockResolvedValue(new ArrayBuffer(32))
    await verifyPin(right, start)
    expect(compare).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'PBKDF2', hash: 'SHA-256', iterations: 600_000 }),
      expect.anything(),
      256,
    )
  })

  test('after five mistakes even the right PIN is not compared until the wait is over', async () => {
    await tryWrongly(4)
    expect(await verifyPin(wrong, start)).toMatchObject({ kind: 'wrong', triesLeft: 0, waitMs: minuteMs })
    expect(await verifyPin(right, start + 59_000)).toMatchObject({ kind: 'waiting', waitMs: 1000 })
    expect(await verifyPin(right, start + minuteMs)).toEqual({ kind: 'right' })
  })

  test('the wait continues after the app was closed, and grows with the next mistake', async () => {
    await tryWrongly(5)
    db.close({ disableAutoOpen: false })
    expect(await findPinWait(start + 20_000)).toMatchObject({ waitMs: 40_000 })
    expect(await verifyPin(wrong, start + minuteMs)).toMatchObject({ kind: 'wrong', waitMs: 2 * minuteMs })
  })

  test('setting the clock back does not end the wait', async () => {
    await tryWrongly(5)
    expect(await findPinWait(start - 365 * dayMs)).toMatchObject({ waitMs: minuteMs })
  })

  test('an attempt counts before it is compared, so that closing the app half-way gains nothing', async () => {
    const stored = await db.meta.get('appLock')
    vi.spyOn(crypto.subtle, 'deriveBits').mockRejectedValueOnce(new Error('the app was closed'))
    await expect(verifyPin(wrong, start)).rejects.toThrow('the app was closed')
    expect(await db.meta.get('appLock')).not.toEqual(stored)
    expect(await verifyPin(wrong, start)).toMatchObject({ triesLeft: 3 })
  })

  test('attempts in many tabs at once all count', async () => {
    const results = await Promise.all(Array.from({ length: 12 }, () => verifyPin(wrong, start)))
    expect(results.filter(({ kind }) => kind === 'wrong')).toHaveLength(5)
    expect(results.filter(({ kind }) => kind === 'waiting')).toHaveLength(7)
  })

  test('the right PIN resets the count of mistakes', async () => {
    await tryWrongly(4)
    await verifyPin(right, start)
    expect(await verifyPin(wrong, start)).toMatchObject({ triesLeft: 4 })
  })

  test('the tenth wrong PIN in a row locks for longer, also after closing the app', async () => {
    const tries = Array.from({ length: 10 }, (_, hour) => start + hour * hourMs)
    const results = []
    for (const at of tries) results.push(await verifyPin(wrong, at))
    expect(results.map((result) => 'isForgotten' in result && result.isForgotten)).toEqual([
      ...Array.from({ length: 9 }, () => false),
      true,
    ])
    expect(await findPinWait(start + 9 * hourMs)).toEqual({ waitMs: hourMs, isForgotten: true })
    await verifyPin(right, start + 10 * hourMs)
    expect(await findPinWait(start + 10 * hourMs)).toMatchObject({ isForgotten: false })
  })

  test('nothing is deleted, however many mistakes there are', async () => {
    await db.drafts.put({ formId: 'symptoms', value: 'kept', savedAt: start })
    for (let hour = 0; hour < 15; hour += 1) await verifyPin(wrong, start + hour * hourMs)
    expect(await db.drafts.count()).toBe(1)
    expect(await verifyPin(right, start + 15 * hourMs)).toEqual({ kind: 'right' })
  })

  test('an unreadable PIN does not unlock', async () => {
    await db.meta.put({ key: 'appLock', value: { hash: 'gone' } })
    await expect(verifyPin(right, start)).rejects.toThrow(/salt/)
    await expect(findPinWait(start)).rejects.toThrow(/salt/)
  })

  test('a phone wiped while the PIN was compared has no PIN', async () => {
    const compare = crypto.subtle.deriveBits.bind(crypto.subtle)
    vi.spyOn(crypto.subtle, 'deriveBits').mockImplementationOnce(async (...how) => {
      await db.meta.clear()
      return compare(...how)
    })
    expect(await verifyPin(right, start)).toEqual({ kind: 'none' })
    expect(await findPinWait(start)).toBeUndefined()
  })

  test('switching the lock off deletes everything stored about the PIN', async () => {
    await forgetPin()
    expect(await findPinWait(start)).toBeUndefined()
    expect(JSON.stringify(await db.meta.toArray())).not.toContain('rounds')
  })
})
