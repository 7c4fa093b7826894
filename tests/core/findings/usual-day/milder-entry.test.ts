import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import { repeatsShownScores } from '@second-wind/core/findings/insight-score'
import { patientFindings } from '@second-wind/core/findings/open-flare-up'
import { addDays, epochMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt } from '../findings-fixtures.ts'

const day = '2026-11-20'
const usual = { coughSeverity: 4, breathlessness: 4, energy: 5 }
const context = {
  person: aPersonWith('COPD'),
  usual: { ...usual, sputumConsistency: 'thin', sputumColor: 'clear', setOn: '2026-11-01' },
} as const
const before = [1, 2, 3].map((ago) => entryAt(`${addDays(day, -ago)}T08:00:00Z`, usual))
const later = entryAt(`${day}T12:00:00Z`, usual)
const findAt = (hour: string, ...entries: ReturnType<typeof entryAt>[]) =>
  patientFindings({ entries: [...entries, ...before], checks: [] }, context, epochMs(`${day}T${hour}:00:00Z`))

describe('a usual entry after a worse one of the same day', () => {
  const worst = entryAt(`${day}T08:00:00Z`, { ...usual, breathlessness: 9, energy: 2 })

  test('is listed as no second warning sign, and the worse one stands', () => {
    const found = findAt('13', later, worst)
    expect(new Set(found.map(({ source }) => source.id))).toEqual(new Set([worst.id]))
    expect(followUpCard(found)).toMatchObject({
      state: 'ask',
      findings: [{ id: 'breathlessness-severe' }],
      others: [],
    })
    expect(found.map(({ level }) => level)).toEqual(findAt('13', worst).map(({ level }) => level))
  })

  test('is a sign when the hours of the worse one are over before its own', () => {
    const high = entryAt(`${day}T08:00:00Z`, { coughSeverity: 8, breathlessness: 8, energy: 2 })
    const records = { entries: [later, high, ...before], checks: [] }
    const highScoresAt = (hour: string) =>
      patientFindings(records, context, epochMs(`${addDays(day, 1)}T${hour}:00:00Z`))
        .filter(({ id }) => id === 'high-scores-with-sign')
        .map(({ source }) => source.id)
    expect(highScoresAt('07')).toEqual([])
    expect(highScoresAt('09')).toEqual([later.id])
  })

  test('is still a sign when no single entry of the day has the high scores', () => {
    const cough = entryAt(`${day}T08:00:00Z`, { ...usual, coughSeverity: 8, energy: 3 })
    const tired = entryAt(`${day}T09:00:00Z`, { ...usual, energy: 2 })
    const found = findAt('13', later, tired, cough)
    expect(found.filter(({ level }) => level === 'urgent')).not.toEqual([])
  })
})

describe('the high scores of an earlier entry, shown for a milder one', () => {
  const localDate = day
  const finding = {
    id: 'high-scores-with-sign',
    level: 'urgent',
    signs: ['earlier-phlegm-coloured'],
  } as const
  const shown = { ...finding, localDate }

  test.each([
    ['at the limit of high scores', 5, true],
    ['beyond it', 4, false],
  ])('repeat those of another record when the milder scores are %s: energy %s, %s', (_, energy, repeats) => {
    const entry = { coughSeverity: 6, breathlessness: 6, energy, localDate }
    expect(repeatsShownScores(entry, finding, [shown])).toBe(repeats)
  })

  test.each([
    ['a finding as serious', shown, true],
    ['a less serious finding', { ...shown, level: 'watch' }, false],
    ['a finding of another day', { ...shown, localDate: addDays(day, -1) }, false],
    ['a finding that is no high risk', { ...shown, id: 'fever-medium' }, false],
  ] as const)('repeat only those of the same day that are as serious: %s', (_, other, repeats) => {
    expect(repeatsShownScores({ ...usual, localDate }, finding, [other])).toBe(repeats)
  })

  test('are a sign of their own when the milder entry has a sign itself', () => {
    const own = { ...finding, signs: ['phlegm-coloured'] }
    expect(repeatsShownScores({ ...usual, localDate }, own, [shown])).toBe(false)
  })
})
