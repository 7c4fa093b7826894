import {
  describeCurrentFindings,
  describeOtherFindings,
} from '@second-wind/core/content/findings/current-finding-words'
import type { CurrentFinding } from '@second-wind/core/findings/current-findings'
import type { EntryFindingId } from '@second-wind/core/findings/entry-finding-rules'
import type { FindingLevel } from '@second-wind/core/findings/finding'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { currentFindingsAt, entryAt, replyAt } from '../../findings/findings-fixtures.ts'

const today = '2026-11-20'
const scores = { breathlessness: 8, coughSeverity: 7, energy: 2 }
const morning = entryAt(`${today}T08:00:00Z`, scores)
const noon = entryAt(`${today}T12:30:00Z`, scores)

/** Any of the current findings, about an entry. */
const of = (
  entry: SymptomEntry,
  id: EntryFindingId | 'check-monitor',
  signs?: string[],
  level: FindingLevel = 'urgent',
): CurrentFinding => ({
  id,
  level,
  ...(signs && { signs }),
  gravity: 0,
  source: { kind: 'symptoms', id: entry.id },
  replyAbout: entry.id,
  at: entry.date,
  tzOffsetMin: entry.tzOffsetMin,
  localDate: entry.localDate,
  fromMs: 0,
  untilMs: 0,
  reply: undefined,
})
type Some = [CurrentFinding, ...CurrentFinding[]]
const entries = [morning, noon]
const said = (...findings: Some) => describeCurrentFindings(findings, entries, today)

describe('a symptom check with warning signs', () => {
  test.each([
    [[], ''],
    [['Blue lips'], ' (blue lips)'],
    [['Blue lips', 'Chest pain', 'New confusion'], ' (blue lips; chest pain; new confusion)'],
    [
      ['Blue lips', 'Chest pain', 'New confusion', 'A fit'],
      ' (blue lips; chest pain; new confusion; and 1 more)',
    ],
  ])('names up to three of %j and counts the rest', (redFlags, named) => {
    expect(said({ ...of(morning, 'check-monitor'), redFlags })).toBe(
      `This morning at 08:00 your symptom check said to get medical advice${named}.`,
    )
  })
})

describe('the sentence about what was logged', () => {
  test.each([
    ['breathlessness-severe', 'breathlessness', 'breathlessness 8 out of 10'],
    ['breathlessness-high', 'breathlessness', 'breathlessness 8 out of 10'],
    ['breathlessness-moderate', 'breathlessness', 'breathlessness 8 out of 10'],
    ['breathing-with-lung-condition', 'breathlessness', 'breathlessness 8 out of 10, above usual'],
    ['cough-severe', 'coughSeverity', 'cough 7 out of 10'],
    ['cough-with-lung-condition', 'coughSeverity', 'cough 7 out of 10, above usual'],
    ['energy-very-low', 'energy', 'energy 2 out of 10'],
  ] as const)('names a score once, after %s', (id, score, words) => {
    const other = score === 'energy' ? 'coughSeverity' : 'energy'
    const text = said(of(morning, id), of(morning, 'worse-than-usual', [score, other]))
    const rest = other === 'energy' ? 'energy 2 out of 10' : 'cough 7 out of 10'
    expect(text).toBe(
      `This morning at 08:00 you logged ${words}. Also: ${rest}, worse than usual at recent check-ins.`,
    )
  })

  test('names a score once, after a list of signs that has it', () => {
    expect(
      said(
        of(morning, 'flare-up-two-signs', ['cough', 'temperature']),
        of(morning, 'worse-than-usual', ['coughSeverity', 'energy']),
      ),
    ).toMatch(/: cough, temperature\. Also: energy 2 out of 10, worse than usual/)
  })

  test('names a sign that lasts once', () => {
    expect(said(of(morning, 'lasting', ['fever-medium']), of(morning, 'fever-medium'))).toBe(
      'This morning at 08:00 you logged a high temperature (38.3 to 39.4°C), on at least two check-in days in a row.',
    )
  })

  test('says that there was a warning sign when its entry is not known', () => {
    expect(describeCurrentFindings([of(morning, 'fever-high')], [], today)).toBe(
      'This morning at 08:00 you had a warning sign.',
    )
  })

  test('names the sign that a reply is about when an edit has taken it from the entry', () => {
    const red = entryAt(`${today}T08:00:00Z`, { breathlessness: 9 })
    const checks = [replyAt(`${today}T09:00:00Z`, red.id, 'still', 'breathlessness-severe')]
    const reply = currentFindingsAt(`${today}T10:00:00Z`, { entries: [red], checks }).find(
      ({ id }) => id === 'follow-up-still',
    )!
    const about = (entry: SymptomEntry) => describeCurrentFindings([reply], [entry], today)
    expect(about(red)).toBe('This morning at 09:00 you told us that a warning sign is still there.')
    expect(about({ ...red, breathlessness: 2 })).toBe(
      'This morning at 09:00 you told us that a warning sign is still there: breathlessness 9 or more.',
    )
  })

  test('lists no sign of a check beside what the check said', () => {
    expect(said(of(morning, 'check-monitor', ['fever-medium']))).toBe(
      'This morning at 08:00 your symptom check said to get medical advice.',
    )
  })
})

describe('the sentence about another record', () => {
  const other = (first: Some, ...findings: Some) => describeOtherFindings(findings, first, entries, today)

  test.each([
    ['the same finding', of(noon, 'fever-medium'), of(morning, 'fever-medium')],
    ['the same score', of(noon, 'breathlessness-high'), of(morning, 'breathlessness-moderate')],
  ])('says "the same signs" for %s', (_, first, then) => {
    expect(other([first], then)).toBe('This morning at 08:00 you logged the same signs.')
  })

  test.each([
    [
      'a finding without a score',
      of(noon, 'breathlessness-high'),
      of(morning, 'feels-much-worse'),
      'you logged feeling much worse than usual',
    ],
    [
      'another score',
      of(noon, 'breathlessness-high'),
      of(morning, 'cough-severe'),
      'you logged cough 7 out of 10',
    ],
    [
      'one score of two that is not named',
      of(noon, 'breathlessness-high'),
      of(morning, 'worse-than-usual', ['breathlessness', 'energy']),
      'you logged breathlessness 8 out of 10, energy 2 out of 10, worse than usual at recent check-ins',
    ],
    [
      'a red flag that is named already',
      of(noon, 'breathlessness-severe', undefined, 'emergency'),
      of(morning, 'breathlessness-severe', undefined, 'emergency'),
      'you logged breathlessness 8 out of 10',
    ],
    [
      'a check with the same result',
      of(noon, 'check-monitor'),
      of(morning, 'check-monitor'),
      'your symptom check said to get medical advice',
    ],
    [
      'fewer signs than the first record has',
      of(noon, 'two-signs-with-lung-condition', ['breathing', 'temperature']),
      of(morning, 'breathlessness-high'),
      'you logged breathlessness 8 out of 10',
    ],
    [
      'none of the signs that the first record has without a score',
      of(noon, 'lasting-with-lung-condition', ['flare-up-one-sign', 'cough']),
      of(morning, 'flare-up-one-sign', ['cough']),
      'you logged the same signs',
    ],
  ])('names %s', (_, first, then, words) => {
    expect(other([first], then)).toBe(`This morning at 08:00 ${words}.`)
  })

  test('names what the first record does not have, beside a score that it has', () => {
    expect(
      other(
        [of(noon, 'breathlessness-high')],
        of(morning, 'breathlessness-high'),
        of(morning, 'feels-much-worse'),
      ),
    ).toBe('This morning at 08:00 you logged feeling much worse than usual.')
  })

  test('does not say "the same signs" when the first record has one more', () => {
    expect(
      other(
        [of(noon, 'breathlessness-high'), of(noon, 'feels-much-worse')],
        of(morning, 'breathlessness-moderate'),
      ),
    ).toBe('This morning at 08:00 you logged breathlessness 8 out of 10.')
  })

  test('does not repeat a score that the card names of the same record', () => {
    const first: Some = [of(morning, 'breathlessness-severe', undefined, 'emergency')]
    expect(other(first, of(morning, 'worse-than-usual', ['breathlessness', 'energy']))).toBe(
      'This morning at 08:00 you logged energy 2 out of 10, worse than usual at recent check-ins.',
    )
  })
})
