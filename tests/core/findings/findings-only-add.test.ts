import { currentFindings } from '@second-wind/core/findings/current-findings'
import type { EntryContext } from '@second-wind/core/findings/entry-context'
import type { EntryFindingId } from '@second-wind/core/findings/entry-finding-rules'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import {
  type Finding,
  type FindingLevel,
  isSign,
  isWarning,
  worstLevel,
} from '@second-wind/core/findings/finding'
import { addDays, dayMs, epochMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { UsualDay } from '@second-wind/core/records/usual-day'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt } from './findings-fixtures.ts'

const today = '2026-11-20'
const score = fc.integer({ min: 1, max: 10 })
const report: fc.Arbitrary<Partial<SymptomReport>> = fc.record({
  breathlessness: score,
  coughSeverity: score,
  energy: score,
  temperature: fc.constantFrom('normal', 'normal', 'low-fever', 'moderate-fever', 'high-fever'),
  sputumColor: fc.constantFrom('clear', 'yellow', 'green', 'brown', 'red'),
  sputumConsistency: fc.constantFrom('none', 'thin', 'thick', 'sticky'),
  relieverPuffs: fc.constantFrom(0, 3, 5, 8, 9),
  untouchedScores: fc.subarray(['breathlessness', 'coughSeverity', 'energy'] as const),
  untouchedFields: fc.subarray(['sputumColor', 'sputumConsistency'] as const),
})
const ill = ['COPD', 'Asthma', 'Pulmonary Fibrosis'].map((condition) => aPersonWith(condition))
const person = fc.constantFrom(undefined, ...ill)
/** Up to 3 entries on some of the days before today. Long runs of the same day are an illness that lasts. */
const history = fc
  .array(fc.record({ daysAgo: fc.integer({ min: 1, max: 20 }), changes: report }), { maxLength: 25 })
  .map((logged) => logged.map(({ daysAgo, changes }) => entryOn(daysAgo, changes)))
const daysOfIllness = fc.integer({ min: 0, max: 14 })
const sameDayAgain = (changes: Partial<SymptomReport>, days: number) =>
  Array.from({ length: days }, (_, index) => entryOn(index + 1, changes))

const entryOn = (daysAgo: number, changes: Partial<SymptomReport>): SymptomEntry =>
  entryAt(`${addDays(today, -daysAgo)}T09:00:00Z`, changes)

const adviceOnChange: EntryFindingId[] = [
  'flare-up-two-signs',
  'two-signs-with-lung-condition',
  'breathing-with-lung-condition',
  'worse-than-usual',
  'reliever-with-worse-day',
  'reliever-with-lung-condition',
]

/** The findings that replace another one about the same signs. */
const moreSerious: Partial<Record<EntryFindingId, EntryFindingId[]>> = {
  'may-be-worse-than-usual': [
    'two-signs-with-lung-condition',
    'flare-up-two-signs',
    'high-scores-usual-unknown',
    'high-scores-with-sign',
  ],
  'flare-up-one-sign': ['flare-up-two-signs'],
  'phlegm-coloured': ['two-signs-with-lung-condition'],
  'phlegm-more-with-lung-condition': ['two-signs-with-lung-condition'],
  'cough-with-lung-condition': ['two-signs-with-lung-condition'],
  'breathing-with-lung-condition': ['two-signs-with-lung-condition'],
  'worse-than-usual-today': ['worse-than-usual'],
  'lasting-with-lung-condition': ['flare-up-two-signs', 'two-signs-with-lung-condition', 'worse-than-usual'],
  lasting: ['worse-than-usual'],
  'lasting-mild': ['lasting', 'worse-than-usual'],
  'reliever-with-lung-condition': ['reliever-with-worse-day', 'lasting-with-lung-condition'],
  'high-scores-with-sign': [...adviceOnChange],
  'high-scores-unlike-usual': ['high-scores-usual-unknown', 'high-scores-with-sign', ...adviceOnChange],
  'high-scores-usual-unknown': ['high-scores-with-sign', ...adviceOnChange],
}

/** Every finding is kept, or a more serious one about the same signs, and no sign of the day is lost. */
function expectNoneLost(
  before: readonly Finding<EntryFindingId>[],
  after: readonly Finding<EntryFindingId>[],
) {
  for (const { id, signs = [] } of before) {
    const kept = after.filter((finding) => finding.id === id || moreSerious[id]?.includes(finding.id))
    expect(kept, id).not.toEqual([])
    // Advice for today answers the question whether a sign is usual.
    if (!/^(lasting|high-scores|may-be-worse)/.test(id))
      expect(ofDay(kept.flatMap((finding) => finding.signs ?? []))).toEqual(
        expect.arrayContaining(ofDay(signs)),
      )
  }
}

type ReadEntry = (entry: SymptomEntry) => Finding<EntryFindingId>[]

/**
 * The same for an entry that is read before and after a change of the usual day. High scores say that a sign of the last
 * 24 hours counts. When that has become a warning, it counts by itself.
 */
function expectNoneLostByChange(
  entry: SymptomEntry,
  others: readonly SymptomEntry[],
  read: { before: ReadEntry; after: ReadEntry },
) {
  const isOfLastDay = ({ date }: SymptomEntry) =>
    epochMs(date) <= epochMs(entry.date) && epochMs(entry.date) - epochMs(date) < dayMs
  const hasBecomeWarning = others
    .filter(isOfLastDay)
    .some((other) => read.before(other).some(isSign) && read.after(other).some(isWarning))
  const isCovered = ({ id }: Finding) => hasBecomeWarning && id.startsWith('high-scores')
  expectNoneLost(
    read.before(entry).filter((finding) => !isCovered(finding)),
    read.after(entry),
  )
}

/** A sign of an earlier entry of the day, and the same one of the entry itself, are one sign. */
const ofDay = (signs: readonly string[]) => signs.map((sign) => sign.replace('earlier-', ''))

const sputumColor = fc.constantFrom('clear', 'yellow', 'green', 'brown')
const answers = fc.record(
  { breathlessness: score, coughSeverity: score, energy: score, sputumColor, relieverPuffs: fc.nat(10) },
  { requiredKeys: [] },
)

const daySigns: Partial<SymptomReport>[] = [
  { breathlessness: 6 },
  { coughSeverity: 7 },
  { sputumColor: 'green' },
  { sputumConsistency: 'thick' },
  { temperature: 'low-fever' },
  { temperature: 'moderate-fever' },
  { energy: 3 },
  { relieverPuffs: 6 },
]
const splitDay = fc.array(fc.tuple(fc.constantFrom(...daySigns), fc.boolean()), { minLength: 1 })

describe('a finding', () => {
  test('without a usual day is not removed by any history', () => {
    fc.assert(
      fc.property(report, history, person, daysOfIllness, (changes, logged, who, lasted) => {
        const entry = entryOn(0, changes)
        const others = [...logged, ...sameDayAgain(changes, lasted)]
        // From the third earlier day on, the days themselves show what is usual, and the question is over.
        const isAsked = new Set(others.map(({ localDate }) => localDate)).size < 3
        expectNoneLost(
          entryFindings(entry, today, { person: who }).filter(
            ({ id }) => isAsked || id !== 'may-be-worse-than-usual',
          ),
          entryFindings(entry, today, { person: who, others }),
        )
      }),
      { numRuns: 1000 },
    )
  })

  test('is not removed by any threshold of a clinician', () => {
    const threshold = fc.record({
      points: fc.integer({ min: 1, max: 5 }),
      days: fc.integer({ min: 1, max: 7 }),
    })
    const daysWorse = fc.integer({ min: 0, max: 8 })
    fc.assert(
      fc.property(report, daysWorse, person, answers, threshold, (changes, lasted, who, set, chosen) => {
        const context = {
          person: who,
          others: sameDayAgain(changes, lasted),
          usual: { ...set, setOn: '2026-10-01' },
        }
        const entry = entryOn(0, changes)
        expectNoneLost(
          entryFindings(entry, today, context),
          entryFindings(entry, today, { ...context, threshold: chosen }),
        )
      }),
      { numRuns: 1000 },
    )
  })

  test("of the worst level stays when one day's signs are split over two entries", () => {
    const usual = { breathlessness: 4, coughSeverity: 5, energy: 6, sputumConsistency: 'thin' } as const
    const usualDay = fc.constantFrom(undefined, { ...usual, setOn: '2026-10-01' })
    const now = epochMs(`${today}T21:00:00Z`)
    const at = (hour: string, signs: Partial<SymptomReport>[]) =>
      entryAt(`${today}T${hour}:00:00Z`, Object.assign({}, ...signs))
    fc.assert(
      fc.property(splitDay, history, person, usualDay, (signs, others, who, set) => {
        const context = { person: who, usual: set }
        const worst = (...logged: SymptomEntry[]) =>
          worstLevel(currentFindings({ entries: [...logged, ...others], checks: [] }, context, now))
        const given = uniqueByField(signs)
        const signsLogged = (inMorning: boolean) =>
          given.flatMap(([sign, isMorning]) => (isMorning === inMorning ? [sign] : []))
        const split = worst(at('08', signsLogged(true)), at('18', signsLogged(false)))
        const whole = worst(at('18', [...signsLogged(true), ...signsLogged(false)]))
        const levels = ['watch', 'urgent', 'emergency'] as const
        const rank = (level: FindingLevel | undefined) => (level ? levels.indexOf(level) : -1)
        expect(rank(split)).toBeGreaterThanOrEqual(rank(whole))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a finding before a usual day was changed', () => {
  test('stays for that day and the days before when a usual day is set', () => {
    fc.assert(
      fc.property(report, history, person, answers, fc.nat(2), (changes, others, who, set, daysAgo) => {
        const entry = entryOn(daysAgo, changes)
        const read = (usual?: UsualDay) => (of: SymptomEntry) =>
          entryFindings(of, of.localDate, { person: who, others, usual })
        expectNoneLostByChange(entry, others, { before: read(), after: read({ ...set, setOn: today }) })
      }),
      { numRuns: 1000 },
    )
  })

  test('stays for that day and the days before when a usual day is changed or removed', () => {
    fc.assert(
      fc.property(
        report,
        history,
        person,
        answers,
        fc.option(answers, { nil: undefined }),
        fc.nat(2),
        (changes, others, who, before, after, daysAgo) => {
          const entry = entryOn(daysAgo, changes)
          const usual = { ...before, setOn: '2026-10-01' }
          const read = (context: Partial<EntryContext>) => (of: SymptomEntry) =>
            entryFindings(of, of.localDate, { person: who, others, ...context })
          const changed = {
            usual: after && { ...after, setOn: today },
            former: [{ usual, replacedOn: today }],
          }
          expectNoneLostByChange(entry, others, { before: read({ usual }), after: read(changed) })
        },
      ),
      { numRuns: 1000 },
    )
  })
})

/** One answer to each question of the day. */
const uniqueByField = <Given extends [Partial<SymptomReport>, boolean]>(signs: readonly Given[]): Given[] =>
  signs.filter(
    ([sign], at) => signs.findIndex(([first]) => Object.keys(first)[0] === Object.keys(sign)[0]) === at,
  )
