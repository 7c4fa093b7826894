import { greetingAt } from '@second-wind/core/content/greeting'
import { expect, test } from 'vitest'

test.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('at %i o’clock a person reads "%s"', (hour, words) => {
  expect(greetingAt(hour)).toBe(words)
})
