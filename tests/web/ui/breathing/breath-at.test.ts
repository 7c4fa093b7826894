import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breathAt } from '../../../../web/src/ui/breathing/breath-at.ts'

const pace = { inSeconds: 3, outSeconds: 5, breaths: 2 }

describe('the breathing pacer', () => {
  test.each([
    [0, 'inhale', 3, 0],
    [2999, 'inhale', 1, 0],
    [3000, 'exhale', 5, 0],
    [7999, 'exhale', 1, 0],
    [8000, 'inhale', 3, 1],
    [11_000, 'exhale', 5, 1],
  ])('at %i ms is in %s with %i seconds left and %i breaths done', (ms, phase, secondsLeft, breathsDone) => {
    expect(breathAt(pace, ms)).toMatchObject({ phase, secondsLeft, breathsDone, isOver: false })
  })

  test('finishes after the last breath out and stays finished', () => {
    expect(breathAt(pace, 15_999).isOver).toBe(false)
    expect(breathAt(pace, 16_000)).toMatchObject({ isOver: true, breathsDone: 2 })
    expect(breathAt(pace, 1_000_000)).toMatchObject({ isOver: true, breathsDone: 2 })
  })

  test('always fills or empties the lungs, without a pause between breaths', () => {
    fc.assert(
      fc.property(fc.nat(15_990), (ms) => {
        const [now, next] = [breathAt(pace, ms), breathAt(pace, ms + 1)]
        if (now.phase !== next.phase) return
        expect(Math.sign(next.fullness - now.fullness)).toBe(now.phase === 'inhale' ? 1 : -1)
      }),
    )
  })
})
