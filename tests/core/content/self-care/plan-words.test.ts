import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { expect, test } from 'vitest'
import { readingLevel } from '../reading-level.ts'

test('a person who reads like a 10-year-old understands the words around their plan', () => {
  const { grade, wordsPerSentence } = readingLevel(planWords)
  expect(wordsPerSentence).toBeLessThanOrEqual(20)
  expect(grade).toBeLessThanOrEqual(6)
})

test('nobody is given a plan of ours, or told that theirs is sent or checked', () => {
  expect(planWords.noPaper).toContain('This app does not write one for you.')
  expect(planWords.onlyHere).toContain('It is not sent to anyone.')
  expect(planWords.typedByYou).toContain('Nobody has checked it.')
})
