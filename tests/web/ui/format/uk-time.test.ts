import { expect, test } from 'vitest'
import { timeAgo } from '../../../../web/src/ui/format/uk-time.ts'

const now = new Date(2026, 10, 20, 9, 0).getTime()

test.each<[string, Date, string]>([
  ['a moment', new Date(2026, 10, 20, 8, 59, 30), 'just now'],
  ['a clock that runs behind', new Date(2026, 10, 21, 9, 0), 'just now'],
  ['one minute', new Date(2026, 10, 20, 8, 59), '1 minute ago'],
  ['two hours', new Date(2026, 10, 20, 7, 0), '2 hours ago'],
  ['late last night', new Date(2026, 10, 19, 23, 0), '10 hours ago'],
  ['the evening before', new Date(2026, 10, 19, 20, 0), 'yesterday'],
  ['24 hours', new Date(2026, 10, 19, 9, 0), 'yesterday'],
  ['the first minute of yesterday', new Date(2026, 10, 19, 0, 0), 'yesterday'],
  ['34 hours, the day before yesterday', new Date(2026, 10, 18, 23, 0), '2 days ago'],
  ['three days', new Date(2026, 10, 17, 20, 0), '3 days ago'],
])('the age of %s is said by the calendar: %s', (_, at, text) => {
  expect(timeAgo(at.getTime(), now)).toBe(text)
})
