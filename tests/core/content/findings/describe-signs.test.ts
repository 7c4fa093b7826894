import { describeSigns } from '@second-wind/core/content/findings/current-finding-words'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { describe, expect, test } from 'vitest'
import { entryAt, well } from '../../findings/findings-fixtures.ts'

describe('the signs of one entry in words', () => {
  test('say a score once, although two findings are about it', () => {
    const usual = { setOn: '2026-11-01', breathlessness: 2, coughSeverity: 2, energy: 7 }
    const others = [entryAt('2026-11-19T09:00:00Z', { breathlessness: 8 })]
    const report = { ...well, breathlessness: 8 }
    const findings = entryFindings(report, '2026-11-20', { person: undefined, usual, others })
    expect(findings.map(({ id }) => id)).toEqual(['breathlessness-high', 'worse-than-usual'])
    expect(describeSigns(findings, report, true)).toEqual([
      'breathlessness 8 out of 10',
      'scores worse than usual at recent check-ins',
    ])
  })
})
