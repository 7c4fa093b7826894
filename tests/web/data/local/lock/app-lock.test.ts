import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findPinWait, forgetPin, setPin, tryPin } from '../../../../../web/src/data/local/lazy.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { withFastPinHash } from './fast-pin-hash.ts'

const db = withFreshDatabase()
withFastPinHash()
const start = Date.parse('2026-11-22T09:00:00Z')
const minuteMs = 60_000
const right = '482913'
const wrong = '482914'

async function tryWrongly(times: number, at = start) {
  for (let n = 0; n < times; n += 1) await tryPin(wrong, at)
}

test('a phone without a PIN has nothing to ask for', async () => {
  expect(await findPinWait(start)).toBeUndefined()
  expect(await tryPin(right, start)).toEqual({ is: 'none' })
})

describe('on a phone with a PIN', () => {
  beforeEach(() => setPin(right))

  test('the PIN opens, and another one does not', async () => {
    expect(await findPinWait(start)).toEqual({ waitMs: 0, isForgotten: false })
    expect(await tryPin(wrong, start)).toEqual({ is: 'wrong', triesLeft: 4, waitMs: 0, isForgotten: false })
    expect(await tryPin(right, start)).toEqual({ is: 'right' })
  })

  test('the PIN: is stored only as a hash, which differs between phones', async () => {
    const rows = async () => JSON.stringify(await db.meta.toArray())
    const here = await rows()
    expect(here).toContain('"rounds":600000')
    expect(here).not.toContain(right)
    await setPin(right)
    expect(await rows()).not.toBe(here)
  })

  test('comparing is as slow as it should be: 600,000 rounds', async () => {
    const compare = vi.mocked(crypto.subtle.deriveBits)
    compare.mockResolvedValue(new ArrayBuffer(32))
    await tryPin(right, start)
    expect(compare).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'PBKDF2', hash: 'SHA-256', iterations: 600_000 }),
      expect.anything(),
      256,
    )
  })

  test('after five mistakes not even the right PIN is looked at, until the wait is over', async () => {
    await tryWrongly(4)
    expect(await tryPin(wrong, start)).toMatchObject({ is: 'wrong', triesLeft: 0, waitMs: minuteMs })
    expect(await tryPin(right, start + 59_000)).toMatchObject({ is: 'waiting', waitMs: 1000 })
    expect(await tryPin(right, start + minuteMs)).toEqual({ is: 'right' })
  })

  test('the wait is still there after the app was closed, and grows with the next mistake', async () => {
    await tryWrongly(5)
    db.close({ disableAutoOpen: false })
    expect(await findPinWait(start + 20_000)).toMatchObject({ waitMs: 40_000 })
    expect(await tryPin(wrong, start + minuteMs)).toMatchObject({ is: 'wrong', waitMs: 2 * minuteMs })
  })

  test('putting the clock back ends no wait', async () => {
    await tryWrongly(5)
    expect(await findPinWait(start - 365 * 24 * 60 * minuteMs)).toMatchObject({ waitMs: minuteMs })
  })

  test('a try counts before it is compared: closing the app half-way wins nothing', async () => {
    const stored = await db.meta.get('appLock')
    vi.spyOn(crypto.subtle, 'deriveBits').mockRejectedValueOnce(new Error('the app was closed'))
    await expect(tryPin(wrong, start)).rejects.toThrow('the app was closed')
    expect(await db.meta.get('appLock')).not.toEqual(stored)
    expect(await tryPin(wrong, start)).toMatchObject({ triesLeft: 3 })
  })

  test('tries in many tabs at once are tries all the same', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => tryPin(wrong, start)))
    expect(answers.filter(({ is }) => is === 'wrong')).toHaveLength(5)
    expect(answers.filter(({ is }) => is === 'waiting')).toHaveLength(7)
  })

  test('the right PIN forgives the mistakes before it', async () => {
    await tryWrongly(4)
    await tryPin(right, start)
    expect(await tryPin(wrong, start)).toMatchObject({ triesLeft: 4 })
  })

  test('the tenth wrong PIN in a row: locks for longer, also after closing the app', async () => {
    const tries = Array.from({ length: 10 }, (_, hour) => start + hour * 60 * minuteMs)
    const answers = []
    for (const at of tries) answers.push(await tryPin(wrong, at))
    expect(answers.map((answer) => 'isForgotten' in answer && answer.isForgotten)).toEqual([
      ...Array.from({ length: 9 }, () => false),
      true,
    ])
    expect(await findPinWait(start + 9 * 60 * minuteMs)).toEqual({ waitMs: 60 * minuteMs, isForgotten: true })
    await tryPin(right, start + 10 * 60 * minuteMs)
    expect(await findPinWait(start + 10 * 60 * minuteMs)).toMatchObject({ isForgotten: false })
  })

  test('however many mistakes: nothing is deleted', async () => {
    await db.drafts.put({ formId: 'symptoms', value: 'kept', savedAt: start })
    for (let hour = 0; hour < 15; hour += 1) await tryPin(wrong, start + hour * 60 * minuteMs)
    expect(await db.drafts.count()).toBe(1)
    expect(await tryPin(right, start + 15 * 60 * minuteMs)).toEqual({ is: 'right' })
  })

  test('a PIN that cannot be read opens nothing', async () => {
    await db.meta.put({ key: 'appLock', value: { hash: 'gone' } })
    await expect(tryPin(right, start)).rejects.toThrow(/salt/)
    await expect(findPinWait(start)).rejects.toThrow(/salt/)
  })

  test('a phone that was emptied while the PIN was compared has none again', async () => {
    const compare = crypto.subtle.deriveBits.bind(crypto.subtle)
    vi.spyOn(crypto.subtle, 'deriveBits').mockImplementationOnce(async (...how) => {
      await db.meta.clear()
      return compare(...how)
    })
    expect(await tryPin(right, start)).toEqual({ is: 'none' })
    expect(await findPinWait(start)).toBeUndefined()
  })

  test('switching the lock off: deletes everything stored about the PIN', async () => {
    await forgetPin()
    expect(await findPinWait(start)).toBeUndefined()
    expect(JSON.stringify(await db.meta.toArray())).not.toContain('rounds')
  })
})
