import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { addDays } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt, well } from '../findings-fixtures.ts'

const day = '2026-11-20'
const asthma = aPersonWith('Asthma')
const tired = { coughSeverity: 6, breathlessness: 5, energy: 2 }
/** Four days on which the energy was 2 points higher. */
const better = [1, 2, 3, 4].map((ago) => entryAt(`${addDays(day, -ago)}T09:00:00Z`, { ...tired, energy: 4 }))

describe('a finding that compares with the usual day', () => {
  test.each([
    ['phlegm-more-with-lung-condition', { sputumAmount: 'more' }, []],
    ['high-scores-with-sign', tired, better],
  ] as const)('says that no usual day is set: %s', (id, changes, others) => {
    const found = entryFindings({ ...well, ...changes }, day, { person: asthma, others })
    expect(found).toContainEqual(expect.objectContaining({ id, isUsualUnknown: true }))
  })
})

describe('a cough with asthma', () => {
  const usual = { setOn: '2026-11-01', coughSeverity: 2, breathlessness: 2, energy: 7 }

  test.each([
    [8, 'cough-with-lung-condition', 'cough-severe'],
    [9, 'cough-severe', 'cough-with-lung-condition'],
  ])('of %i out of 10 is one finding, %s', (coughSeverity, id, other) => {
    const ids = entryFindings({ ...well, coughSeverity }, day, { person: asthma, usual }).map(
      (finding) => finding.id,
    )
    expect(ids).toContain(id)
    expect(ids).not.toContain(other)
  })
})
