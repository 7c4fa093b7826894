import { groupBy } from '@second-wind/core/platform/group-by'
import { describe, expect, test } from 'vitest'

describe('grouping a list', () => {
  test('orders groups by their first item and keeps the order inside each group', () => {
    const visits = ['Tue 9', 'Mon 8', 'Tue 7']
    expect([...groupBy(visits, (visit) => visit.slice(0, 3))]).toEqual([
      ['Tue', ['Tue 9', 'Tue 7']],
      ['Mon', ['Mon 8']],
    ])
  })

  test('gives no groups for an empty list', () => {
    expect(groupBy([], String).size).toBe(0)
  })
})
