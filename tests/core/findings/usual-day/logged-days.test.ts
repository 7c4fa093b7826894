import { loggedDaysBefore } from '@second-wind/core/findings/logged-days'
import { expect, test } from 'vitest'
import { entryAt } from '../findings-fixtures.ts'

const [first, second] = [entryAt('2026-11-19T08:00:00Z'), entryAt('2026-11-19T18:00:00Z')]
const readDay = (others = [first]) => loggedDaysBefore('2026-11-20', { others })[0]

test('a day with the same entries is the same object in another context, and another one once it has more', () => {
  const day = readDay()
  expect(readDay()).toBe(day)
  expect(readDay([first, second])?.entries).toEqual([first, second])
  expect(readDay()?.entries).toEqual([first])
})
