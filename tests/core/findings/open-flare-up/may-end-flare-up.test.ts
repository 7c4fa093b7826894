import { mayEndFlareUp } from '@second-wind/core/findings/open-flare-up'
import { epochMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt } from '../findings-fixtures.ts'
import { copd, flareUp, on, usual, usualReplyAt } from './open-flare-up-fixtures.ts'

const mayEndAt = (
  at: string,
  entries = [flareUp],
  context: Parameters<typeof mayEndFlareUp>[1] = copd,
  checks: Parameters<typeof mayEndFlareUp>[0]['checks'] = [],
) => mayEndFlareUp({ entries, checks }, context, epochMs(at))

describe('a usual day is a claim that a flare-up is over', () => {
  test('while a sign of it counts, and while it is open', () => {
    expect(mayEndAt(on(0, '12'))).toBe(true)
    expect(mayEndAt(on(6))).toBe(true)
  })

  test('while one sign counts that asks for advice the same day', () => {
    const oneSign = entryAt(on(0, '08'), { ...usual, breathlessness: 6 })
    expect(mayEndAt(on(0, '12'), [oneSign])).toBe(true)
  })

  test('not when it has ended, nor without a sign', () => {
    expect(mayEndAt(on(6), [flareUp], copd, [usualReplyAt(on(5), flareUp.id, 'usual')])).toBe(false)
    expect(mayEndAt(on(0, '12'), [entryAt(on(0, '08'), usual)])).toBe(false)
    expect(mayEndAt(on(0, '12'), [])).toBe(false)
  })

  test('not without a lung condition', () => {
    const breathless = entryAt(on(0, '08'), { ...usual, breathlessness: 9 })
    expect(mayEndAt(on(0, '12'), [breathless])).toBe(true)
    expect(mayEndAt(on(0, '12'), [breathless], { ...copd, person: aPersonWith('None') })).toBe(false)
  })
})
