import { severityWord } from '@second-wind/core/recovery/severity-words'
import { describe, expect, test } from 'vitest'

const scores = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

describe('severity words', () => {
  test.each(['coughSeverity', 'breathlessness'] as const)(
    'are more serious for a higher score of %s',
    (name) => {
      expect(scores.map((score) => severityWord(name, score))).toEqual([
        ...['Minimal', 'Minimal', 'Mild', 'Mild', 'Moderate', 'Moderate'],
        ...['Significant', 'Significant', 'Severe', 'Severe'],
      ])
    },
  )

  test.each(['energy', 'mood'] as const)('never call a score of %s severe', (name) => {
    expect(scores.map((score) => severityWord(name, score))).toEqual([
      ...['Very low', 'Very low', 'Low', 'Low', 'Medium', 'Medium'],
      ...['Good', 'Good', 'Very good', 'Very good'],
    ])
  })
})
