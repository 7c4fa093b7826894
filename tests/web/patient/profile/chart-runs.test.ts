import { expect, test } from 'vitest'
import {
  chartHeight,
  chartRuns,
  chartWidth,
} from '../../../../web/src/rights/export/printed-score-charts.tsx'
import { anEntry } from '../../../fixtures/an-entry.ts'

const onDay = (localDate: string, coughSeverity: number) => anEntry({ localDate, coughSeverity })
const runs = (entries: ReturnType<typeof onDay>[]) =>
  chartRuns('coughSeverity', entries, '2026-11-01', '2026-11-11')

test('10 stands at the top, 1 at the foot, the first day left and the last day right', () => {
  expect(runs([onDay('2026-11-01', 10), onDay('2026-11-11', 1)])).toEqual([
    [{ x: 0, y: 0 }],
    [{ x: chartWidth, y: chartHeight }],
  ])
})

test('a missed day is a gap, days in a row are one line', () => {
  const found = runs([onDay('2026-11-02', 5), onDay('2026-11-03', 5), onDay('2026-11-05', 5)])
  expect(found.map((run) => run.length)).toEqual([2, 1])
})

test('several entries of a day are their mean, and a score that nobody set is none', () => {
  const unset = anEntry({ localDate: '2026-11-01', untouchedScores: ['coughSeverity'] })
  expect(runs([onDay('2026-11-01', 10), onDay('2026-11-01', 1), unset])).toEqual([
    [{ x: 0, y: chartHeight / 2 }],
  ])
})

test('nothing is drawn of other days', () => {
  expect(runs([onDay('2026-10-31', 5), onDay('2026-11-12', 5)])).toEqual([])
})
