import { greetingAt } from '@second-wind/core/content/greeting'
import { describe, expect, test } from 'vitest'

describe('the greeting', () => {
  test.each([
    [0, 'Good morning'],
    [11, 'Good morning'],
    [12, 'Good afternoon'],
    [17, 'Good afternoon'],
    [18, 'Good evening'],
    [23, 'Good evening'],
  ])('at %i o’clock is "%s"', (hour, text) => {
    expect(greetingAt(hour)).toBe(text)
  })
})
