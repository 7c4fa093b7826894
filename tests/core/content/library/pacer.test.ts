import { breathingPacer } from '@second-wind/core/content/library/pacer'
import { pacer as pacerSchema } from '@second-wind/core/content/library/pacer-schema'
import { stopRule } from '@second-wind/core/content/library/stop-rule'
import { describe, expect, test } from 'vitest'

const pace = (id: string) => breathingPacer.paces.find((offered) => offered.id === id)!

describe('the breathing pacer', () => {
  test('has all its parts', () => {
    expect(pacerSchema.parse(breathingPacer)).toEqual(breathingPacer)
  })

  test('starts at 4 seconds in and 4 seconds out', () => {
    expect(pace(breathingPacer.defaultPace).timing).toEqual({ inSeconds: 4, outSeconds: 4 })
  })

  test('offers a longer breath out for people with COPD', () => {
    expect(pace('longer-out').timing).toEqual({ inSeconds: 3, outSeconds: 5 })
  })

  test("offers breathing at one's own pace, without a timer", () => {
    expect(pace('own')).toMatchObject({ label: 'My own pace', timing: null })
  })

  test.each(breathingPacer.paces.filter(({ timing }) => timing !== null))(
    'has the seconds of $id in its label',
    ({ label, timing }) => {
      expect(label).toBe(`${timing?.inSeconds} seconds in, ${timing?.outSeconds} seconds out`)
    },
  )

  test('is refused when a pace holds the breath', () => {
    const [first, ...rest] = breathingPacer.paces
    const withHold = { ...first, timing: { inSeconds: 4, outSeconds: 4, holdSeconds: 4 } }
    expect(pacerSchema.safeParse({ ...breathingPacer, paces: [withHold, ...rest] }).success).toBe(false)
    expect(breathingPacer.neverHold).toContain('Do not hold your breath.')
  })

  test('has words for people who want no motion, and shows when to stop', () => {
    expect(breathingPacer.textMode.inhale).toMatch(/^Breathe in /)
    expect(breathingPacer.textMode.exhale).toMatch(/^Breathe out /)
    expect(breathingPacer.stopRule).toBe(stopRule.text)
  })
})
