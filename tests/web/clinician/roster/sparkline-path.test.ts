import { describe, expect, test } from 'vitest'
import { createSparklinePath } from '../../../../web/src/clinician/roster/sparkline-path.ts'

describe('the line of a sparkline', () => {
  test('does not connect days across a missed one, nor scores that were not set', () => {
    const days = (...scores: [day: string, breathlessness: number | null][]) =>
      scores.map(([day, breathlessness]) => ({
        localDate: `2026-11-${day}`,
        breathlessness,
        coughSeverity: null,
      }))
    const lines = (...scores: Parameters<typeof days>) =>
      createSparklinePath(days(...scores), 'breathlessness').split('L').length - 1
    expect(lines(['17', 3], ['18', 4], ['19', 5])).toBe(2)
    expect(lines(['17', 3], ['19', 5])).toBe(0)
    expect(lines(['17', 3], ['18', null], ['19', 5])).toBe(0)
    expect(createSparklinePath(days(['17', 3]), 'coughSeverity')).toBe('')
  })

  test('has a scale from 0 to 10 for every patient, and uses the height of the picture', () => {
    const heights = (...scores: number[]) =>
      createSparklinePath(
        scores.map((breathlessness, n) => ({
          localDate: `2026-11-${17 + n}`,
          breathlessness,
          coughSeverity: null,
        })),
        'breathlessness',
      ).match(/(?<= )[\d.]+/g)
    expect(heights(0, 10)).toEqual(['34.0', '2.0'])
    expect(heights(4, 5)).toEqual(['21.2', '18.0'])
  })
})
