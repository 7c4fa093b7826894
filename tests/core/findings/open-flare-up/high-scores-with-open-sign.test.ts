import type { EntryContext } from '@second-wind/core/findings/entry-context'
import type { Finding } from '@second-wind/core/findings/finding'
import { highScoresWithOpenSign } from '@second-wind/core/findings/insight-score'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt } from '../findings-fixtures.ts'

const high = { coughSeverity: 6, breathlessness: 5, energy: 3 }
const person = aPersonWith('COPD')
const open: Finding = { id: 'flare-up-open', level: 'watch' }
const read = (findings: readonly Finding[], scores: Partial<SymptomReport>, context: EntryContext) =>
  highScoresWithOpenSign(findings, entryAt('2026-11-20T08:00:00Z', scores), context)

describe('high scores of an entry without a sign', () => {
  test('are advice today while a sign of another record is open', () => {
    expect(read([open, open], high, { person })).toEqual([
      { id: 'high-scores-with-sign', level: 'urgent', signs: ['earlier-flare-up-open'] },
    ])
  })

  test.each([
    ['nothing is open', [], high, { person }],
    ['a warning asks for advice already', [open, { id: 'check-monitor', level: 'urgent' }], high, { person }],
    ['the person has no lung condition', [open], high, { person: aPersonWith('Diabetes') }],
    ['the score is 6', [open], { ...high, breathlessness: 4 }, { person }],
    ['they are like the usual day', [open], high, { person, usual: { ...high, setOn: '2026-11-01' } }],
  ] satisfies [string, Finding[], Partial<SymptomReport>, EntryContext][])(
    'are nothing new when %s',
    (_, findings, scores, context) => {
      expect(read(findings, scores, context)).toEqual([])
    },
  )
})
