import { groupBy } from '@second-wind/core/platform/group-by'
import { expect, test } from 'vitest'

test('each group stands where its first item stood, and keeps the order of its items', () => {
  const visits = ['Tue 9', 'Mon 8', 'Tue 7']
  expect([...groupBy(visits, (visit) => visit.slice(0, 3))]).toEqual([
    ['Tue', ['Tue 9', 'Tue 7']],
    ['Mon', ['Mon 8']],
  ])
})

test('of nothing there are no groups', () => {
  expect(groupBy([], String).size).toBe(0)
})
