import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { describe, expect, test } from 'vitest'
import { readingLevel } from '../reading-level.ts'

describe('the words around the action plan', () => {
  test('are plain enough for a 10-year-old reader', () => {
    const { grade, wordsPerSentence } = readingLevel(planWords)
    expect(wordsPerSentence).toBeLessThanOrEqual(20)
    expect(grade).toBeLessThanOrEqual(6)
  })

  test('never offer a plan of ours or claim that the plan is sent or checked', () => {
    expect(planWords.noPaper).toContain('This app cannot write one for you.')
    expect(planWords.onlyHere).toContain('It is not sent to anyone.')
    expect(planWords.typedByYou).toContain('No doctor or nurse has checked what is in this app.')
  })
})
