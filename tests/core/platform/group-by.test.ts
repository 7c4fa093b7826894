import { groupBy } from '@second-wind/core/platform/group-by'
import { expect, test } from 'vitest'

test('orders groups by their first item and keeps the order inside each group', () => {
  const visits = ['Tue 9', 'Mon 8', 'Tue 7']
  expect([...groupBy(visits, (visit) => visit.slice(0, 3))]).toEqual([
    ['Tue', ['Tue 9', 'Tue 7']],
    ['Mon', ['Mon 8']],
  ])
})

test('empty list: no groups', () => {
  expect(groupBy([], String).size).toBe(0)
})
