import {
  appLockWords,
  forgottenWords,
  lockWords,
  lockoutWords,
  wrongPinWords,
} from '@second-wind/core/content/lock/lock-words'
import { expect, test } from 'vitest'
import { readingLevel } from '../../content/reading-level.ts'

test('a wrong PIN says how many tries are left', () => {
  expect([4, 1, 0].map(wrongPinWords)).toEqual([
    'That is not your PIN. You have 4 tries left before you must wait.',
    'That is not your PIN. You have 1 try left before you must wait.',
    'That is not your PIN.',
  ])
})

test.each([
  [1, '1 second'],
  [30_000, '30 seconds'],
  [60_000, '1 minute'],
  [60_001, '2 minutes'],
  [3_600_000, '60 minutes'],
])('a wait of %i ms is rounded up to %s', (waitMs, words) => {
  expect(lockoutWords(waitMs)).toBe(`There were too many wrong tries. You can try again in ${words}.`)
})

test('a person who reads like a 10-year-old understands the lock', () => {
  const { grade, wordsPerSentence } = readingLevel([lockWords, forgottenWords, appLockWords])
  expect(grade).toBeLessThanOrEqual(6)
  expect(wordsPerSentence).toBeLessThanOrEqual(20)
})

test('who only sees the locked app learns of no illness', () => {
  expect(JSON.stringify([lockWords, forgottenWords])).not.toMatch(
    /symptom|asthma|COPD|cough|breath|health|chest/i,
  )
})
