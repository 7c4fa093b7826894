import { scoreDistribution } from '@second-wind/core/recovery/analytics/distribution'
import { expect, test } from 'vitest'
import { entryOn } from '../entry-on.ts'

const countsOf = (name: 'coughSeverity' | 'energy', scores: readonly number[]) =>
  scoreDistribution(
    name,
    scores.map((score) => entryOn('2026-11-20', { [name]: score })),
  ).bands.map(({ word, count }) => [word, count])

test('every score of the scale falls into the band of its word', () => {
  expect(countsOf('coughSeverity', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([
    ['Minimal', 2],
    ['Mild', 2],
    ['Moderate', 2],
    ['Significant', 2],
    ['Severe', 2],
  ])
})

test('energy has words of its own, and a band that never came up stays with nothing', () => {
  expect(countsOf('energy', [7, 8, 8])).toEqual([
    ['Very low', 0],
    ['Low', 0],
    ['Medium', 0],
    ['Good', 3],
    ['Very good', 0],
  ])
})

test('a score that nobody set is counted in no band and in no average', () => {
  const found = scoreDistribution('mood', [
    entryOn('2026-11-19', { mood: 8 }),
    entryOn('2026-11-20', { mood: 5, untouchedScores: ['mood'] }),
  ])
  expect(found).toMatchObject({ answered: 1, unanswered: 1, mean: 8 })
})

test('without any answer the average is not known', () => {
  expect(scoreDistribution('mood', [])).toMatchObject({ answered: 0, unanswered: 0, mean: null })
})
