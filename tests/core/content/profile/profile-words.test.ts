import { exportFormats, exportWords, printWords } from '@second-wind/core/content/profile/export-words'
import { localDataWords } from '@second-wind/core/content/profile/local-data-words'
import { profileWords } from '@second-wind/core/content/profile/profile-words'
import { describe, expect, test } from 'vitest'
import { readingLevel } from '../reading-level.ts'

describe('the words of the profile', () => {
  test.each([
    ['the profile', profileWords],
    ['deleting and signing out', localDataWords],
    ['the files', exportFormats],
    ['the printed summary', printWords],
    ['the fields of the files', exportWords],
  ])('are plain enough for a 10-year-old reader in %s', (_, words) => {
    const { grade, wordsPerSentence } = readingLevel(words)
    expect(wordsPerSentence).toBeLessThanOrEqual(20)
    expect(grade).toBeLessThanOrEqual(6)
  })

  test('show before deleting what can be restored and what would be lost', () => {
    expect(localDataWords.comesBack).toContain('anything you have sent comes back')
    expect(localDataWords.sureUnsent).toContain('only be in the file')
  })
})
