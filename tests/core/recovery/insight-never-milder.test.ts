import { currentFindings } from '@second-wind/core/findings/current-findings'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { worstLevel } from '@second-wind/core/findings/finding'
import { addDays, epochMs } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { type Insight, insightFor } from '@second-wind/core/recovery/insight'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt } from '../findings/findings-fixtures.ts'

const today = '2026-11-20'
const nowAt = `${today}T20:00:00Z`

/** From the best answer to the worst. Thick and sticky phlegm, and green and brown, are as bad. */
const answers = {
  breathlessness: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  coughSeverity: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  energy: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  temperature: ['normal', 'low-fever', 'moderate-fever', 'high-fever'],
  sputumColor: ['clear', 'yellow', 'green', 'red'],
  sputumConsistency: ['thin', 'thick'],
  relieverPuffs: [0, 2, 5, 9, 16],
  peakFlowZone: ['above_80', '50_80', 'below_50'],
  comparedWithUsual: [undefined, 'worse', 'much-worse'],
} as const satisfies { [Name in keyof SymptomReport]?: readonly SymptomReport[Name][] }
type Asked = keyof typeof answers
const asked: Asked[] = [
  'breathlessness',
  'coughSeverity',
  'energy',
  'temperature',
  'sputumColor',
  'sputumConsistency',
  'relieverPuffs',
  'peakFlowZone',
  'comparedWithUsual',
]

/** Places of breathlessness 6, cough 8 and energy 3: below every warning sign, and above 6 on average. */
const highScores: Partial<Record<Asked, number>> = { breathlessness: 5, coughSeverity: 7, energy: 7 }

/** Often well, because a worse answer matters most when the others are mild. */
const place = (name: Asked) =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.constant(highScores[name] ?? 0) },
    { weight: 2, arbitrary: fc.nat(answers[name].length - 1) },
  )

const places: fc.Arbitrary<Record<Asked, number>> = fc.record({
  breathlessness: place('breathlessness'),
  coughSeverity: place('coughSeverity'),
  energy: place('energy'),
  temperature: place('temperature'),
  sputumColor: place('sputumColor'),
  sputumConsistency: place('sputumConsistency'),
  relieverPuffs: place('relieverPuffs'),
  peakFlowZone: place('peakFlowZone'),
  comparedWithUsual: place('comparedWithUsual'),
})

const reportOf = (at: Record<Asked, number>): Partial<SymptomReport> =>
  Object.fromEntries(asked.map((name) => [name, answers[name][at[name]]]))

const person = fc.constantFrom(
  aPersonWith(),
  aPersonWith('COPD'),
  aPersonWith('Asthma'),
  aPersonWith('Pulmonary Fibrosis'),
)
const usualDay = fc.option(
  fc.record({
    setOn: fc.constant('2026-10-01'),
    breathlessness: fc.integer({ min: 1, max: 6 }),
    coughSeverity: fc.integer({ min: 1, max: 6 }),
    energy: fc.integer({ min: 2, max: 9 }),
    sputumColor: fc.constantFrom('clear' as const, 'yellow' as const),
    sputumConsistency: fc.constantFrom('thin' as const, 'thick' as const),
    relieverPuffs: fc.constantFrom(0, 2, 6),
  }),
  { nil: undefined },
)

/** Days without a sign, so that today is the check-in day of this number. @param newest how many days ago the last is */
const wellDaysBefore = (checkInDay: number, newest: number) =>
  Array.from({ length: Math.max(0, checkInDay - newest) }, (_, at) =>
    entryAt(`${addDays(today, -newest - at)}T08:00:00Z`),
  )

/** What a card asks for: advice today; from a GP or 111; watch; wait until day 10; rest; nothing. */
const urgencies = new Map<Insight['id'], number>([
  ['safety', 5],
  ['safety-earlier', 5],
  ['middle-days-high', 4],
  ['lung-high', 4],
  ['watch', 3],
  ['later-persistent', 2],
  ['first-days-hard', 1],
  ['middle-days-tired', 1],
  ['lung-middle', 1],
])

function urgency(insight: Insight, level: ReturnType<typeof worstLevel>): number {
  if (level === 'emergency') return 6
  const asksForAdvice = ['lasting-mild', 'high-scores-usual-unknown', 'high-scores-unlike-usual'] as const
  if (asksForAdvice.some((id) => insight.reasons.includes(id)))
    return Math.max(4, urgencies.get(insight.id) ?? 0)
  if (insight.id === 'later-persistent' && insight.day >= 10) return 4
  return urgencies.get(insight.id) ?? 0
}

describe('a worse answer', () => {
  test.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    'never gives a milder card on day %i',
    (checkInDay) => {
      fc.assert(
        fc.property(
          places,
          fc.option(places, { nil: undefined, freq: 1 }),
          fc.option(places, { nil: undefined, freq: 1 }),
          person,
          usualDay,
          (at, sameDay, dayBefore, who, usual) => {
            const others = [
              ...(sameDay ? [entryAt(`${today}T08:00:00Z`, reportOf(sameDay))] : []),
              ...(dayBefore ? [entryAt(`${addDays(today, -1)}T08:00:00Z`, reportOf(dayBefore))] : []),
              ...wellDaysBefore(checkInDay, dayBefore === undefined ? 1 : 2),
            ]
            const earlier = currentFindings(
              { entries: others, checks: [] },
              { person: who, usual },
              epochMs(nowAt),
            )
            const read = (answered: Record<Asked, number>) => {
              const report = entryAt(nowAt, reportOf(answered))
              const findings = entryFindings(report, today, { person: who, usual, others })
              const insight = insightFor(report, checkInDay, 0, { person: who, usual, findings, earlier })
              return urgency(insight, worstLevel([...findings, ...earlier]))
            }
            const before = read(at)
            for (const name of asked) {
              for (let worse = at[name] + 1; worse < answers[name].length; worse += 1)
                expect(
                  read({ ...at, [name]: worse }),
                  `${name} ${answers[name][worse]}`,
                ).toBeGreaterThanOrEqual(before)
            }
          },
        ),
        { numRuns: 200 },
      )
    },
  )
})
