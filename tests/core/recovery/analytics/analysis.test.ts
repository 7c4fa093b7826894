import { patientId } from '@second-wind/core/platform/ids'
import { addDays, epochMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { analyseRecords, type AnalysisFacts } from '@second-wind/core/recovery/analytics/analysis'
import { triageLevels, type TriageLevel, type TriageResult } from '@second-wind/core/triage/triage-result'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { demoPatientEntries } from '../demo-patient-entries.ts'
import { entryOn } from '../entry-on.ts'

const today = '2026-11-20'
const now = epochMs('2026-11-20T18:00:00Z')
const daysAgo = (days: number) => addDays(today, -days)

const well = { coughSeverity: 2, breathlessness: 2, energy: 8, mood: 8 }

const checkOn = (localDate: string, result: TriageLevel): TriageResult => ({
  id: idNumbered(900),
  userId: patientId.parse(1),
  createdAt: `${localDate}T10:00:00.000Z`,
  localDate,
  tzOffsetMin: 0,
  result,
})

const analysisOf = (facts: Partial<AnalysisFacts>) =>
  analyseRecords({
    profile: aPatient({ isVulnerable: false }),
    entries: [entryOn(today, well), entryOn(daysAgo(1), well)],
    checks: [checkOn(daysAgo(1), 'stay_home')],
    today,
    now,
    ...facts,
  })
const withoutLungCondition = aPatient({
  isVulnerable: false,
  conditions: [],
  respiratoryDiagnosis: undefined,
})
const missingOf = (facts: Partial<AnalysisFacts>) => analysisOf(facts).missing.map(({ id }) => id)
const logged = (changes: Partial<SymptomEntry>) =>
  analysisOf({ entries: [entryOn(today, { ...well, ...changes }), entryOn(daysAgo(1), well)] })

describe('the analysis', () => {
  test('of a person who is well, logged today and did the check has no warning sign and no missing record', () => {
    expect(analysisOf({})).toMatchObject({ level: 'low', reasons: [], missing: [], flagged: [] })
  })

  test('of the demo patient has no warning sign', () => {
    expect(analysisOf({ entries: demoPatientEntries(today) }).level).toBe('low')
  })

  test('lists a symptom check that is a week old or absent as missing', () => {
    expect(missingOf({ checks: [checkOn(daysAgo(6), 'stay_home')] })).toEqual([])
    expect(missingOf({ checks: [checkOn(daysAgo(7), 'stay_home')] })).toEqual(['old-symptom-check'])
    expect(missingOf({ checks: [] })).toEqual(['no-symptom-check'])
  })

  test('shows with one check-in that there is no trend yet', () => {
    expect(missingOf({ entries: [entryOn(today, well)] })).toEqual(['no-trend'])
  })

  test('uses only check-ins of the last 14 days for trends and signs', () => {
    const { read, level } = analysisOf({
      profile: withoutLungCondition,
      entries: [
        entryOn(today, well),
        entryOn(daysAgo(13), well),
        entryOn(daysAgo(14), { ...well, sputumColor: 'red' }),
      ],
    })
    expect(read.checkIns).toHaveLength(2)
    expect(level).toBe('low')
  })
})

describe('a warning in the analysis', () => {
  test.each([
    ['breathlessness 7', { breathlessness: 7 }],
    ['cough 9', { coughSeverity: 9 }],
    ['a very high temperature', { temperature: 'high-fever' as const }],
    ['red phlegm', { sputumColor: 'red' as const }],
    ['a peak flow below half of the best', { peakFlowLpm: 150, peakFlowZone: 'below_50' as const }],
  ])('comes before every level: %s', (_, changes) => {
    expect(logged(changes)).toMatchObject({ level: 'danger' })
  })

  test('also counts when the evening and the next day are better', () => {
    const morning = entryOn(today, { ...well, breathlessness: 8 }, '08:00')
    const evening = entryOn(today, well, '17:00')
    expect(analysisOf({ entries: [morning, evening] }).level).toBe('danger')
    const yesterday = entryOn(daysAgo(1), { ...well, breathlessness: 8 }, '19:00')
    expect(analysisOf({ entries: [yesterday, evening] }).flagged).toMatchObject([
      { entry: { localDate: daysAgo(1) }, findings: [{ id: 'breathlessness-high' }] },
    ])
  })

  test('includes a symptom check with emergency advice', () => {
    expect(analysisOf({ checks: [checkOn(daysAgo(1), 'seek_help')] })).toMatchObject({
      level: 'danger',
      emergencyCheck: { localDate: daysAgo(1) },
    })
  })

  test('is a warning for as long as on every other screen: 24 hours, and 48 for a red flag', () => {
    const urgent = (time: string) => entryOn(daysAgo(1), { ...well, breathlessness: 7 }, time)
    expect(analysisOf({ entries: [entryOn(today, well), urgent('19:00')] }).flagged).toHaveLength(1)
    const day = [entryOn(today, well), urgent('17:00')]
    expect(analysisOf({ entries: day, profile: withoutLungCondition })).toMatchObject({
      level: 'low',
      flagged: [],
    })
    expect(analysisOf({ entries: day })).toMatchObject({
      level: 'medium',
      flagged: [],
      reasons: ['flare-up-open'],
    })
    const red = (time: string) => entryOn(daysAgo(2), { ...well, breathlessness: 9 }, time)
    expect(analysisOf({ entries: [entryOn(today, well), red('19:00')] }).flagged).toHaveLength(1)
    expect(analysisOf({ entries: [entryOn(today, well), red('17:00')] }).flagged).toEqual([])
  })

  test('is a reason for the level, but no warning of today, when the newest check-in is older', () => {
    const old = entryOn(daysAgo(4), { ...well, breathlessness: 9 })
    expect(analysisOf({ entries: [old] })).toMatchObject({
      level: 'high',
      flagged: [],
      reasons: ['breathlessness-high', 'breathlessness-medium', 'flare-up-open'],
    })
  })

  test('includes emergency advice also after a better check on the same or the next day', () => {
    for (const days of [0, 1]) {
      const better = { ...checkOn(today, 'stay_home'), id: idNumbered(901) }
      const checks = [better, checkOn(daysAgo(days), 'seek_help')]
      expect(analysisOf({ checks })).toMatchObject({
        level: 'danger',
        emergencyCheck: { localDate: daysAgo(days) },
      })
    }
    const checks = [checkOn(today, 'stay_home'), checkOn(daysAgo(2), 'seek_help')]
    expect(analysisOf({ checks, profile: withoutLungCondition })).toMatchObject({
      level: 'low',
      emergencyCheck: undefined,
    })
  })
})

describe('the published risk rule', () => {
  test.each([
    ['a person in a higher-risk group', { profile: aPatient({ isVulnerable: true }) }, 'high', 'vulnerable'],
    ['an open alert', { profile: aPatient({ alertCount: 1 }) }, 'high', 'open-alert'],
    ['energy 2', { entries: [entryOn(today, { ...well, energy: 2 })] }, 'high', 'energy-very-low'],
    [
      'breathlessness 4',
      { entries: [entryOn(today, { ...well, breathlessness: 4 })] },
      'medium',
      'breathlessness-medium',
    ],
    ['a check that said to get advice', { checks: [checkOn(today, 'monitor')] }, 'medium', 'triage-monitor'],
  ] as const)('gives the level and reason of the rule for %s', (_, facts, level, reason) => {
    const found = analysisOf(facts)
    expect(found.level).toBe(level)
    expect(found.reasons).toContain(reason)
  })
})

describe('a level when information is missing', () => {
  test.each([
    ['without entries', { entries: [] }, 'no-check-in'],
    ['without a profile', { profile: undefined }, 'no-profile'],
    ['with a last check-in 3 days ago', { entries: [entryOn(daysAgo(3), well)] }, 'old-check-in'],
    [
      'with an untouched score',
      { entries: [entryOn(today, { ...well, untouchedScores: ['energy'] })] },
      'untouched',
    ],
    [
      'with an untouched temperature',
      { entries: [entryOn(today, { ...well, untouchedFields: ['temperature'] })] },
      'no-temperature',
    ],
  ] as const)('is not known %s', (_, facts, missing) => {
    const found = analysisOf(facts)
    expect(found.level).toBe('unknown')
    expect(found.missing.map(({ id }) => id)).toContain(missing)
  })

  test('is never low, whatever other data exists', () => {
    const score = fc.integer({ min: 1, max: 10 })
    const scores = fc.record({ coughSeverity: score, breathlessness: score, energy: score, mood: score })
    fc.assert(
      fc.property(
        scores,
        fc.constantFrom(...triageLevels),
        fc.integer({ min: 3, max: 40 }),
        (old, level, days) => {
          const facts = { entries: [entryOn(daysAgo(days), old)], checks: [checkOn(today, level)] }
          expect(analysisOf(facts).level).not.toBe('low')
        },
      ),
    )
  })
})
