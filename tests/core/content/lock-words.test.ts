import {
  appLockWords,
  forgottenWords,
  lockWords,
  lockoutWords,
  wrongPinWords,
} from '@second-wind/core/content/lock-words'
import { minuteMs, hourMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { readingLevel } from './reading-level.ts'

describe('the words after a wrong PIN', () => {
  test('show how many tries are left', () => {
    expect([4, 1, 0].map(wrongPinWords)).toEqual([
      'That is not your PIN. You have 4 tries left before you must wait.',
      'That is not your PIN. You have 1 try left before you must wait.',
      'That is not your PIN.',
    ])
  })

  test.each([
    [1, '1 second'],
    [30_000, '30 seconds'],
    [minuteMs, '1 minute'],
    [60_001, '2 minutes'],
    [hourMs, '60 minutes'],
  ])('show a wait of %i ms rounded up to %s', (waitMs, text) => {
    expect(lockoutWords(waitMs)).toBe(
      `You have entered the wrong PIN too many times. You can try again in ${text}.`,
    )
  })
})

describe('the words of the lock screen', () => {
  test('are plain enough for a 10-year-old reader', () => {
    const { grade, wordsPerSentence } = readingLevel([lockWords, forgottenWords, appLockWords])
    expect(grade).toBeLessThanOrEqual(6)
    expect(wordsPerSentence).toBeLessThanOrEqual(20)
  })

  test('do not mention an illness', () => {
    expect(JSON.stringify([lockWords, forgottenWords])).not.toMatch(
      /symptom|asthma|COPD|cough|breath|health|chest/i,
    )
  })
})
