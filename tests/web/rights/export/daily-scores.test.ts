import { describe, expect, test } from 'vitest'
import {
  chartHeight,
  chartWidth,
  dailyScores,
} from '../../../../web/src/rights/export/printed-score-charts.tsx'
import { linePath } from '../../../../web/src/ui/charts/plot.ts'
import { anEntry } from '../../../fixtures/an-entry.ts'

const onDay = (localDate: string, coughSeverity: number) => anEntry({ localDate, coughSeverity })
const points = (entries: ReturnType<typeof onDay>[]) =>
  dailyScores('coughSeverity', entries, '2026-11-01', '2026-11-11')

describe('the points of a printed score chart', () => {
  test('place 10 at the top, 1 at the bottom, the first day left and the last day right', () => {
    expect(points([onDay('2026-11-01', 10), onDay('2026-11-11', 1)])).toEqual([
      { x: 0, y: 0, isAfterGap: true },
      { x: chartWidth, y: chartHeight, isAfterGap: true },
    ])
  })

  test('join consecutive days in one line and leave a gap at a missed day', () => {
    const days = points([onDay('2026-11-02', 5), onDay('2026-11-03', 5), onDay('2026-11-05', 5)])
    expect(linePath(days).match(/[ML]/g)).toEqual(['M', 'L', 'M'])
    expect(days).toHaveLength(3)
  })

  test('are the mean of a day with several entries, without scores that were not set', () => {
    const unset = anEntry({ localDate: '2026-11-01', untouchedScores: ['coughSeverity'] })
    expect(points([onDay('2026-11-01', 10), onDay('2026-11-01', 1), unset])).toEqual([
      { x: 0, y: chartHeight / 2, isAfterGap: true },
    ])
  })

  test('leave out the days before and after the period', () => {
    expect(points([onDay('2026-10-31', 5), onDay('2026-11-12', 5)])).toEqual([])
  })
})
