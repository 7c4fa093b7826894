import { absoluteSigns } from '@second-wind/core/content/profile/usual-day-words'
import type { EntryContext } from '@second-wind/core/findings/entry-context'
import { entryFindingRules, type EntryFindingId } from '@second-wind/core/findings/entry-finding-rules'
import { emergencyFindings, entryFindings, entryWarnings } from '@second-wind/core/findings/entry-findings'
import type { FindingLevel } from '@second-wind/core/findings/finding'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { usualDayFrom } from '@second-wind/core/records/usual-day'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt, well } from './findings-fixtures.ts'

const day = '2026-11-20'
const idsOf = (changes: Partial<SymptomReport>, context: EntryContext = { person: undefined }) =>
  entryFindings({ ...well, ...changes }, day, context).map(({ id }) => id)

const copd: EntryContext = {
  person: aPersonWith('COPD'),
  usual: { setOn: '2026-11-01', breathlessness: 2, coughSeverity: 2, energy: 7, sputumConsistency: 'thin' },
}
const asthma: EntryContext = { person: aPersonWith('Asthma') }
const usual: EntryContext = {
  person: undefined,
  usual: { setOn: '2026-11-01', breathlessness: 2, coughSeverity: 2, energy: 7 },
}
/** Yesterday was 2 points worse, too. */
const worseYesterday: EntryContext = {
  ...usual,
  others: [entryAt('2026-11-19T09:00:00Z', { breathlessness: 4 })],
}

/** Yesterday had these answers, too; 2 puffs of reliever are usual. */
const afterYesterday = (person: EntryContext['person'], changes: Partial<SymptomReport>): EntryContext => ({
  person,
  usual: { setOn: '2026-11-01', relieverPuffs: 2 },
  others: [entryAt('2026-11-19T09:00:00Z', changes)],
})

const tired = { coughSeverity: 5, breathlessness: 5, temperature: 'low-fever' } as const
const veryTired = { coughSeverity: 5, breathlessness: 5, energy: 2 }
const usuallyTired: EntryContext = {
  ...asthma,
  usual: { ...veryTired, relieverPuffs: 0, setOn: '2026-11-01' },
}
const onThirdDay: EntryContext = {
  person: undefined,
  others: [entryAt('2026-11-18T09:00:00Z'), entryAt('2026-11-19T09:00:00Z')],
}

const yellow = { sputumColor: 'yellow' } as const
const low = { temperature: 'low-fever' } as const
const moderate = { temperature: 'moderate-fever' } as const

type Row = [EntryFindingId, FindingLevel, Partial<SymptomReport>, Partial<SymptomReport>, EntryContext?]

/** Each row of the table: an entry at its threshold and one just below it. */
const rows: Row[] = [
  ['breathlessness-severe', 'emergency', { breathlessness: 9 }, { breathlessness: 8 }],
  ['peak-flow-below-50', 'emergency', { peakFlowZone: 'below_50' }, { peakFlowZone: '50_80' }],
  ['phlegm-red', 'emergency', { sputumColor: 'red' }, { sputumColor: 'brown' }],
  ['fever-high', 'emergency', { temperature: 'high-fever' }, { temperature: 'moderate-fever' }],
  ['breathlessness-high', 'urgent', { breathlessness: 7 }, { breathlessness: 6 }],
  ['cough-severe', 'urgent', { coughSeverity: 9 }, { coughSeverity: 8 }],
  ['reliever-over-8-puffs', 'urgent', { relieverPuffs: 9 }, { relieverPuffs: 8 }],
  [
    'flare-up-two-signs',
    'urgent',
    { breathlessness: 4, coughSeverity: 4 },
    { breathlessness: 4, coughSeverity: 3 },
    copd,
  ],
  [
    'flare-up-two-signs',
    'urgent',
    { breathlessness: 4, temperature: 'low-fever' },
    { breathlessness: 3, temperature: 'low-fever' },
    copd,
  ],
  [
    'two-signs-with-lung-condition',
    'urgent',
    { breathlessness: 6, sputumColor: 'green' },
    { breathlessness: 5, sputumColor: 'green' },
    asthma,
  ],
  [
    'two-signs-with-lung-condition',
    'urgent',
    { coughSeverity: 7, temperature: 'low-fever' },
    { coughSeverity: 6, temperature: 'low-fever' },
    { person: aPersonWith('Pulmonary Fibrosis') },
  ],
  [
    'breathing-with-lung-condition',
    'urgent',
    { breathlessness: 4 },
    { breathlessness: 3 },
    { ...usual, ...asthma },
  ],
  ['fever-with-lung-condition', 'urgent', moderate, low, asthma],
  ['breathlessness-moderate', 'urgent', { breathlessness: 6 }, { breathlessness: 5 }],
  ['may-be-worse-than-usual', 'watch', { breathlessness: 6 }, { breathlessness: 5 }, asthma],
  ['worse-than-usual', 'urgent', { breathlessness: 4 }, { breathlessness: 3 }, worseYesterday],
  [
    'lasting-with-lung-condition',
    'urgent',
    { relieverPuffs: 5 },
    { relieverPuffs: 4 },
    afterYesterday(asthma.person, { relieverPuffs: 5 }),
  ],
  [
    'lasting',
    'urgent',
    { relieverPuffs: 5 },
    { relieverPuffs: 4 },
    afterYesterday(undefined, { relieverPuffs: 5 }),
  ],
  ['lasting-mild', 'watch', { energy: 2 }, { energy: 3 }, afterYesterday(undefined, { energy: 2 })],
  ['flare-up-one-sign', 'watch', { coughSeverity: 4 }, { coughSeverity: 3 }, copd],
  ['phlegm-coloured', 'watch', { sputumColor: 'green' }, { sputumColor: 'yellow' }, asthma],
  [
    'phlegm-more-with-lung-condition',
    'watch',
    { sputumConsistency: 'thick' },
    { sputumConsistency: 'thin' },
    { ...asthma, usual: { setOn: '2026-11-01', sputumConsistency: 'thin' } },
  ],
  ['cough-with-lung-condition', 'watch', { coughSeverity: 4 }, { coughSeverity: 3 }, { ...usual, ...asthma }],
  ['peak-flow-50-80', 'urgent', { peakFlowZone: '50_80' }, { peakFlowZone: 'above_80' }],
  ['reliever-over-4-puffs', 'watch', { relieverPuffs: 5 }, { relieverPuffs: 4 }],
  ['reliever-with-worse-day', 'urgent', { relieverPuffs: 5, comparedWithUsual: 'worse' }, {}, asthma],
  ['reliever-with-lung-condition', 'urgent', { relieverPuffs: 5 }, { relieverPuffs: 4 }, asthma],
  ['fever-medium', 'urgent', moderate, low],
  ['fever-low-with-lung-condition', 'watch', low, {}, asthma],
  ['phlegm-with-fever-medium', 'urgent', { ...yellow, ...moderate }, yellow],
  ['phlegm-with-fever-low', 'watch', { ...yellow, ...low }, yellow],
  ['fever-low', 'watch', low, {}],
  ['energy-very-low', 'watch', { energy: 2 }, { energy: 3 }],
  ['feels-much-worse', 'urgent', { comparedWithUsual: 'much-worse' }, { comparedWithUsual: 'worse' }],
  ['high-scores-with-sign', 'urgent', { ...tired, energy: 2 }, { ...tired, energy: 3 }, onThirdDay],
  ['high-scores-usual-unknown', 'watch', { ...tired, energy: 2 }, { ...tired, energy: 3 }, asthma],
  ['high-scores-unlike-usual', 'watch', { ...veryTired, relieverPuffs: 2 }, veryTired, usuallyTired],
  ['feels-worse', 'watch', { comparedWithUsual: 'worse' }, {}],
  ['feels-worse-with-lung-condition', 'watch', { comparedWithUsual: 'worse' }, {}, asthma],
  ['worse-than-usual-today', 'watch', { breathlessness: 4 }, { breathlessness: 3 }, usual],
]

describe('the findings of an entry', () => {
  test.each(rows)('include %s (%s) at its threshold and not below it', (id, level, at, below, context) => {
    const found = entryFindings({ ...well, ...at }, day, context ?? { person: undefined })
    expect(found.find((finding) => finding.id === id)?.level).toBe(level)
    expect(idsOf(below, context)).not.toContain(id)
  })

  test.each([
    [8, ['reliever-over-4-puffs']],
    [9, ['reliever-over-8-puffs']],
  ])('name %i puffs of reliever once', (relieverPuffs, ids) => {
    expect(idsOf({ relieverPuffs })).toEqual(ids)
  })

  test('of a report alone call for 999 only with an emergency sign', () => {
    expect(emergencyFindings({ ...well, breathlessness: 8 })).toEqual([])
    expect(emergencyFindings({ ...well, breathlessness: 9, temperature: 'low-fever' })).toEqual([
      { id: 'breathlessness-severe', level: 'emergency' },
    ])
  })

  test('each have their threshold in this test', () => {
    expect(new Set(rows.map(([id]) => id))).toEqual(new Set(entryFindingRules.map(({ id }) => id)))
  })

  test('"We always flag these" lists exactly the rows that stay when their signs are usual', () => {
    const stays = rows.filter(([id, , at, , context]) => {
      const usualDay = usualDayFrom({ ...well, ...at }, undefined, '2026-11-01')
      return idsOf(at, {
        person: context?.person,
        usual: usualDay,
        threshold: { points: 5, days: 7 },
      }).includes(id)
    })
    const listed = absoluteSigns.flatMap(({ findings }) => findings)
    expect(listed.toSorted()).toEqual([...new Set(stays.map(([id]) => id))].toSorted())
  })

  test('include more phlegm than usual with asthma as the person answered it, also on the first day', () => {
    expect(idsOf({ sputumAmount: 'more' }, asthma)).toEqual(['phlegm-more-with-lung-condition'])
    expect(idsOf({ sputumAmount: 'usual' }, asthma)).toEqual([])
    expect(idsOf({ sputumAmount: 'more' }, { person: undefined })).toEqual([])
  })

  test('call breathlessness worse, with asthma, only when it was compared with a usual day', () => {
    expect(idsOf({ breathlessness: 6 }, asthma)).toEqual(['may-be-worse-than-usual'])
    expect(idsOf({ breathlessness: 6 }, { ...usual, ...asthma })).toContain('breathing-with-lung-condition')
  })

  test('are empty, with fibrosis and a breathlessness of 5 to 6 for weeks, on a day like the others', () => {
    const others = Array.from({ length: 18 }, (_, n) =>
      entryAt(`2026-11-${String(n + 1).padStart(2, '0')}T09:00:00Z`, { breathlessness: n % 4 === 3 ? 5 : 6 }),
    )
    const stable = { person: aPersonWith('Pulmonary Fibrosis'), others }
    expect(idsOf({ breathlessness: 6 }, stable)).toEqual([])
  })

  test('are empty on a well day, with and without COPD', () => {
    expect(idsOf({})).toEqual([])
    expect(idsOf({}, copd)).toEqual([])
  })

  test('include only the most serious of the rows about breathlessness, reliever and phlegm', () => {
    expect(idsOf({ breathlessness: 9 })).toEqual(['breathlessness-severe'])
    expect(idsOf({ relieverPuffs: 16 })).toEqual(['reliever-over-8-puffs'])
    expect(idsOf({ sputumColor: 'red' }, asthma)).toEqual(['phlegm-red'])
    const twoSigns = { sputumColor: 'green', coughSeverity: 7 } as const
    expect(idsOf(twoSigns, asthma)).toEqual(['two-signs-with-lung-condition'])
  })

  test('start with the most serious, with the signs that a flare-up row is about', () => {
    const found = entryFindings(
      { ...well, breathlessness: 9, coughSeverity: 5, energy: 2, sputumColor: 'green' },
      day,
      copd,
    )
    expect(found.map(({ level }) => level)).toEqual(['emergency', 'urgent', 'watch'])
    expect(found[1]).toMatchObject({
      id: 'flare-up-two-signs',
      signs: ['breathing', 'cough', 'phlegm-colour'],
    })
  })

  test.each([
    [{ breathlessness: 6, coughSeverity: 7 }, ['flare-up-two-signs']],
    [{ breathlessness: 6 }, ['flare-up-one-sign']],
    [{ breathlessness: 5, coughSeverity: 6 }, []],
    [{ breathlessness: 6, untouchedScores: ['breathlessness' as const] }, []],
  ])('are, with COPD and while the usual day is unknown, for %j exactly %j', (changes, ids) => {
    expect(idsOf(changes, { person: aPersonWith('COPD') })).toEqual(ids)
  })

  test('do not count a score and a phlegm colour that were left untouched as signs of a flare-up', () => {
    const untouched = {
      untouchedScores: ['coughSeverity' as const],
      untouchedFields: ['sputumColor' as const],
    }
    expect(idsOf({ coughSeverity: 5, sputumColor: 'green', ...untouched }, copd)).toEqual([])
  })

  test('replace praise when they are above watch, also without a profile', () => {
    expect(entryWarnings({ ...well, breathlessness: 7, energy: 1 })).toEqual(['breathlessness-high'])
    expect(entryWarnings(well)).toEqual([])
  })
})
