import { severityWord } from '@second-wind/core/recovery/severity-words'
import { expect, test } from 'vitest'

const scores = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

test.each(['coughSeverity', 'breathlessness'] as const)('%s is worse the higher it is', (name) => {
  expect(scores.map((score) => severityWord(name, score))).toEqual([
    ...['Minimal', 'Minimal', 'Mild', 'Mild', 'Moderate', 'Moderate'],
    ...['Significant', 'Significant', 'Severe', 'Severe'],
  ])
})

test.each(['energy', 'mood'] as const)('nobody is told that their %s of 10 is severe', (name) => {
  expect(scores.map((score) => severityWord(name, score))).toEqual([
    ...['Very low', 'Very low', 'Low', 'Low', 'Medium', 'Medium'],
    ...['Good', 'Good', 'Very good', 'Very good'],
  ])
})
