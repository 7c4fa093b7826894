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
  test('are a likely flare-up from the second one on, which names the sign of the first as earlier', () => {
    const [finding] = find(green, cough)
    expect(finding).toMatchObject({ id: 'flare-up-two-signs', level: 'urgent' })
    expect(describeFinding({ ...finding!, id: 'flare-up-two-signs' }, green)).toBe(
      'signs of a COPD flare-up: green phlegm, and earlier that day cough',
    )
  })

  test('are shown with "earlier today" for the earlier sign', () => {
    const found = currentFindings(
      { entries: [green, cough], checks: [] },
      { person },
      epochMs(`${day}T19:00:00Z`),
    )
    const [finding] = found.filter(({ source }) => source.id === green.id)
    expect(describeCurrentFindings([finding!], [green, cough], day)).toMatch(/and earlier today cough\.$/)
    expect(describeCurrentFindings([finding!], [green, cough], '2026-11-21')).toMatch(
      /and earlier that day cough\.$/,
    )
  })

  test('lists no empty name where a worse sign has named the one of the entry', () => {
    const breathless = entryAt(`${day}T18:00:00Z`, { breathlessness: 9 })
    const greenBefore = { ...green, date: `${day}T08:00:00Z` }
    const found = currentFindings(
      { entries: [breathless, greenBefore], checks: [] },
      { person },
      epochMs(`${day}T19:00:00Z`),
    )
    const [worst, ...others] = found.filter(({ source }) => source.id === breathless.id)
    expect(describeCurrentFindings([worst!, ...others], [breathless, greenBefore], day)).toMatch(
      /Also: signs of a COPD flare-up: earlier today colour of phlegm\.$/,
    )
  })

  test('name phlegm by the thickness that was logged', () => {
    const usual = { setOn: '2026-11-01', sputumConsistency: 'thin', coughSeverity: 4 } as const
    const thick = entryAt(`${day}T18:00:00Z`, { sputumConsistency: 'thick' })
    const words = (entry: SymptomEntry) =>
      entryFindings(entry, day, { person, usual }).map((finding) => describeFinding(finding, entry))
    expect(words(thick)).toEqual(['thick phlegm, different from usual'])
    expect(words({ ...thick, sputumConsistency: 'sticky', coughSeverity: 6 })).toEqual([
      'signs of a COPD flare-up: cough, sticky phlegm',
    ])
  })

  test('name more phlegm than usual as the person answered it, whatever its thickness', () => {
    const usual = { setOn: '2026-11-01', sputumConsistency: 'thick', coughSeverity: 4 } as const
    const more = entryAt(`${day}T18:00:00Z`, { sputumConsistency: 'thick', sputumAmount: 'more' })
    const words = (entry: SymptomEntry) =>
      entryFindings(entry, day, { person, usual }).map((finding) => describeFinding(finding, entry))
    expect(words({ ...more, sputumAmount: 'usual' })).toEqual([])
    expect(words(more)).toEqual(['more phlegm than usual'])
    expect(words({ ...more, coughSeverity: 6 })).toEqual([
      'signs of a COPD flare-up: cough, more phlegm than usual',
    ])
  })

  test.each([
    ['a raised temperature, then green phlegm', green, fever],
    ['a raised temperature, then more phlegm than usual', { ...well, sputumAmount: 'more' as const }, fever],
    [
      'green phlegm, then a raised temperature',
      { ...fever, date: `${day}T19:00:00Z` },
      { ...green, date: `${day}T18:00:00Z` },
    ],
    ['both at the same moment', { ...green, date: cough.date }, cough],
  ])('are a likely flare-up with %s', (_, entry, other) => {
    expect(idsOf(entry, other)).toContain('flare-up-two-signs')
  })

  test('count an entry without a time, which is being logged, as the newest of its day', () => {
    const { date: _date, ...logging } = green
    expect(entryFindings(logging, day, { person, others: [cough] })).toMatchObject([
      { id: 'flare-up-two-signs' },
    ])
  })

  test('leave the first entry without the sign of the second', () => {
    expect(idsOf(cough, green)).toEqual(['flare-up-one-sign'])
  })

  test('do not repeat their finding with a well entry in the evening', () => {
    expect(idsOf(well, cough, green)).toEqual([])
  })

  test('are only one sign when it is the same twice', () => {
    expect(idsOf(entryAt(`${day}T18:00:00Z`, { coughSeverity: 7 }), cough)).toEqual(['flare-up-one-sign'])
  })

  test('are no sign of a flare-up when both are a raised temperature', () => {
    expect(idsOf(entryAt(`${day}T18:00:00Z`, { temperature: 'low-fever' }), fever)).toEqual([
      'fever-low-with-lung-condition',
    ])
  })

  test('are not counted together when one is of yesterday', () => {
    expect(idsOf(green, entryAt('2026-11-19T22:00:00Z', { coughSeverity: 7 }))).not.toContain(
      'flare-up-two-signs',
    )
  })
})
