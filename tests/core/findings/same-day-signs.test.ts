import { describeCurrentFindings } from '@second-wind/core/content/findings/current-finding-words'
import { describeFinding } from '@second-wind/core/content/findings/finding-words'
import { currentFindings } from '@second-wind/core/findings/current-findings'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { epochMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt } from './findings-fixtures.ts'

const day = '2026-11-20'
const person = aPersonWith('COPD')
const find = (entry: SymptomEntry, ...others: SymptomEntry[]) =>
  entryFindings(entry, entry.localDate, { person, others: [...others, entry] })
const idsOf = (...given: Parameters<typeof find>) => find(...given).map(({ id }) => id)

const cough = entryAt(`${day}T08:00:00Z`, { coughSeverity: 7 })
const fever = entryAt(`${day}T08:00:00Z`, { temperature: 'low-fever' })
const green = entryAt(`${day}T18:00:00Z`, { sputumColor: 'green' })
const well = entryAt(`${day}T20:00:00Z`)

describe('two entries of one day with a sign each, with COPD', () => {
  test('the second one is a likely flare-up, and names the sign of the first as earlier', () => {
    const [finding] = find(green, cough)
    expect(finding).toMatchObject({ id: 'flare-up-two-signs', level: 'urgent' })
    expect(describeFinding({ ...finding!, id: 'flare-up-two-signs' }, green)).toBe(
      'signs of a COPD flare-up: colour of phlegm, cough (earlier that day)',
    )
  })

  test('on the same day the earlier sign reads "earlier today"', () => {
    const found = currentFindings(
      { entries: [green, cough], checks: [] },
      { person },
      epochMs(`${day}T19:00:00Z`),
    )
    const [finding] = found.filter(({ source }) => source.id === green.id)
    expect(describeCurrentFindings([finding!], [green, cough], day)).toMatch(/cough \(earlier today\)\.$/)
    expect(describeCurrentFindings([finding!], [green, cough], '2026-11-21')).toMatch(
      /cough \(earlier that day\)\.$/,
    )
  })

  test('phlegm is named by the thickness that was logged', () => {
    const usual = { setOn: '2026-11-01', sputumConsistency: 'thin', coughSeverity: 4 } as const
    const thick = entryAt(`${day}T18:00:00Z`, { sputumConsistency: 'thick' })
    const words = (entry: SymptomEntry) =>
      entryFindings(entry, day, { person, usual }).map((finding) => describeFinding(finding, entry))
    expect(words(thick)).toEqual(['thick phlegm, unlike usual'])
    expect(words({ ...thick, sputumConsistency: 'sticky', coughSeverity: 6 })).toEqual([
      'signs of a COPD flare-up: cough, sticky phlegm',
    ])
  })

  test.each([
    ['a raised temperature, then green phlegm', green, fever],
    [
      'green phlegm, then a raised temperature',
      { ...fever, date: `${day}T19:00:00Z` },
      { ...green, date: `${day}T18:00:00Z` },
    ],
    ['both at the same moment', { ...green, date: cough.date }, cough],
  ])('%s: a likely flare-up', (_, entry, other) => {
    expect(idsOf(entry, other)).toContain('flare-up-two-signs')
  })

  test('an entry that is being logged, without a time, is the newest of its day', () => {
    const { date: _date, ...logging } = green
    expect(entryFindings(logging, day, { person, others: [cough] })).toMatchObject([
      { id: 'flare-up-two-signs' },
    ])
  })

  test('the first one does not read the second', () => {
    expect(idsOf(cough, green)).toEqual(['flare-up-one-sign'])
  })

  test('a well entry in the evening does not repeat the finding', () => {
    expect(idsOf(well, cough, green)).toEqual([])
  })

  test('the same sign twice is one sign', () => {
    expect(idsOf(entryAt(`${day}T18:00:00Z`, { coughSeverity: 7 }), cough)).toEqual(['flare-up-one-sign'])
  })

  test('a raised temperature twice is no sign of a flare-up', () => {
    expect(idsOf(entryAt(`${day}T18:00:00Z`, { temperature: 'low-fever' }), fever)).toEqual([
      'fever-low-with-lung-condition',
    ])
  })

  test('a sign of yesterday and one of today are not of one day', () => {
    expect(idsOf(green, entryAt('2026-11-19T22:00:00Z', { coughSeverity: 7 }))).toEqual(['flare-up-one-sign'])
  })
})
