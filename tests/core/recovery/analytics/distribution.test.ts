import { scoreDistribution } from '@second-wind/core/recovery/analytics/distribution'
import { describe, expect, test } from 'vitest'
import { entryOn } from '../entry-on.ts'

const countsOf = (name: 'coughSeverity' | 'energy', scores: readonly number[]) =>
  scoreDistribution(
    name,
    scores.map((score) => entryOn('2026-11-20', { [name]: score })),
  ).bands.map(({ word, count }) => [word, count])

describe('the distribution of a score', () => {
  test('counts every score in the band of its word', () => {
    expect(countsOf('coughSeverity', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([
      ['Minimal', 2],
      ['Mild', 2],
      ['Moderate', 2],
      ['Significant', 2],
      ['Severe', 2],
    ])
  })

  test('uses words of its own for energy, and a count of 0 for an unused band', () => {
    expect(countsOf('energy', [7, 8, 8])).toEqual([
      ['Very low', 0],
      ['Low', 0],
      ['Medium', 0],
      ['Good', 3],
      ['Very good', 0],
    ])
  })

  test('leaves an unset score out of bands and average', () => {
    const found = scoreDistribution('mood', [
      entryOn('2026-11-19', { mood: 8 }),
      entryOn('2026-11-20', { mood: 5, untouchedScores: ['mood'] }),
    ])
    expect(found).toMatchObject({ answered: 1, unanswered: 1, mean: 8 })
  })

  test('has a null average without answers', () => {
    expect(scoreDistribution('mood', [])).toMatchObject({ answered: 0, unanswered: 0, mean: null })
  })
})
