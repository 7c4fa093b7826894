import { breathingPacer } from '@second-wind/core/content/library/pacer'
import { pacer as pacerSchema } from '@second-wind/core/content/library/pacer-schema'
import { stopRule } from '@second-wind/core/content/library/stop-rule'
import { expect, test } from 'vitest'

const pace = (id: string) => breathingPacer.paces.find((offered) => offered.id === id)!

test('the pacer is well formed', () => {
  expect(pacerSchema.parse(breathingPacer)).toEqual(breathingPacer)
})

test('a person starts at 4 seconds in and 4 seconds out', () => {
  expect(pace(breathingPacer.defaultPace).timing).toEqual({ inSeconds: 4, outSeconds: 4 })
})

test('a person with COPD can choose a longer breath out', () => {
  expect(pace('longer-out').timing).toEqual({ inSeconds: 3, outSeconds: 5 })
})

test('a person can breathe at their own pace, without a timer', () => {
  expect(pace('own')).toMatchObject({ label: 'My own pace', timing: null })
})

test.each(breathingPacer.paces.filter(({ timing }) => timing !== null))(
  'the label of $id says its seconds',
  ({ label, timing }) => {
    expect(label).toBe(`${timing?.inSeconds} seconds in, ${timing?.outSeconds} seconds out`)
  },
)

test('no pace can have a hold', () => {
  const [first, ...rest] = breathingPacer.paces
  const withHold = { ...first, timing: { inSeconds: 4, outSeconds: 4, holdSeconds: 4 } }
  expect(pacerSchema.safeParse({ ...breathingPacer, paces: [withHold, ...rest] }).success).toBe(false)
  expect(breathingPacer.neverHold).toContain('Do not hold your breath.')
})

test('a person who wants no motion is led by words, and everyone reads when to stop', () => {
  expect(breathingPacer.textMode.inhale).toMatch(/^Breathe in /)
  expect(breathingPacer.textMode.exhale).toMatch(/^Breathe out /)
  expect(breathingPacer.stopRule).toBe(stopRule.text)
})
