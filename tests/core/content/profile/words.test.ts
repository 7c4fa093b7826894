import { exportFormats, exportWords, printWords } from '@second-wind/core/content/profile/export-words'
import { localDataWords } from '@second-wind/core/content/profile/local-data-words'
import { profileWords } from '@second-wind/core/content/profile/profile-words'
import { expect, test } from 'vitest'
import { readingLevel } from '../reading-level.ts'

test.each([
  ['the profile', profileWords],
  ['deleting and signing out', localDataWords],
  ['the files', exportFormats],
  ['the printed summary', printWords],
  ['the fields of the files', exportWords],
])('a person who reads like a 10-year-old understands the words of %s', (_, words) => {
  const { grade, wordsPerSentence } = readingLevel(words)
  expect(wordsPerSentence).toBeLessThanOrEqual(20)
  expect(grade).toBeLessThanOrEqual(6)
})

test('whoever is offered deletion is told what comes back, and what would be gone', () => {
  expect(localDataWords.comesBack).toContain('comes back from the server')
  expect(localDataWords.sureUnsent).toContain('only in the file')
})
