import { colourWords, consistencyWords, temperatureWords } from '@second-wind/core/content/answer-words'
import { untouchableFields } from '@second-wind/core/records/symptom-entry'
import { entriesCsv } from '@second-wind/core/rights/entries-csv'
import { describe, expect, test } from 'vitest'
import { aReport, anEntry } from '../../fixtures/an-entry.ts'

const unanswered = { untouchedFields: [...untouchableFields] }

describe('temperature and phlegm in words', () => {
  test('a default that the patient did not touch is shown as not answered', () => {
    const report = aReport({
      temperature: 'normal',
      sputumConsistency: 'none',
      sputumColor: 'clear',
      ...unanswered,
    })
    expect([temperatureWords(report), consistencyWords(report), colourWords(report)]).toEqual([
      'Not answered',
      'Not answered',
      'Not answered',
    ])
  })

  test('without phlegm no colour is shown, except blood', () => {
    expect(colourWords(aReport({ sputumConsistency: 'none', sputumColor: 'clear' }))).toBeUndefined()
    expect(colourWords(aReport({ sputumConsistency: 'none', sputumColor: 'red' }))).toBe(
      'Red or blood-stained',
    )
  })

  test('the CSV shows that a question was not answered', () => {
    const [, row] = entriesCsv([anEntry({ temperature: 'normal', ...unanswered })]).split('\r\n')
    expect(row).toMatch(/,Not answered,Not answered,Not answered,/)
  })
})
