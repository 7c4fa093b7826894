import { addDays } from '@second-wind/core/platform/moment'
import type { Patient } from '@second-wind/core/records/patient'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { UsualDay } from '@second-wind/core/records/usual-day'
import fc from 'fast-check'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { entryAt } from '../findings-fixtures.ts'

/** What a person may answer in the log, often well: then each sign is seen alone too. */
const anyChanges: fc.Arbitrary<Partial<SymptomReport>> = fc.record(
  {
    breathlessness: fc.constantFrom(2, 3, 4, 6, 7, 8, 9, 10),
    coughSeverity: fc.constantFrom(2, 4, 6, 8, 9),
    energy: fc.constantFrom(2, 3, 5, 8),
    temperature: fc.constantFrom('normal', 'low-fever', 'moderate-fever', 'high-fever'),
    sputumColor: fc.constantFrom('clear', 'yellow', 'green', 'red'),
    sputumConsistency: fc.constantFrom('none', 'thin', 'thick', 'sticky'),
    sputumAmount: fc.constantFrom('usual', 'more'),
    peakFlowZone: fc.constantFrom('above_80', '50_80', 'below_50'),
    peakFlowLpm: fc.constantFrom(180, 420),
    relieverPuffs: fc.constantFrom(0, 5, 9, 16),
    comparedWithUsual: fc.constantFrom('worse', 'much-worse'),
    untouchedScores: fc.subarray(['breathlessness', 'coughSeverity', 'energy', 'mood']),
    untouchedFields: fc.subarray(['temperature', 'sputumColor', 'sputumConsistency']),
  } satisfies { [Name in Exclude<keyof SymptomReport, 'mood' | 'notes'>]: fc.Arbitrary<SymptomReport[Name]> },
  { requiredKeys: [] },
)

/** Set before the days below, with any of its fields left out. */
const anyUsualDay: fc.Arbitrary<UsualDay> = fc.record(
  {
    breathlessness: fc.constantFrom(2, 4, 6),
    coughSeverity: fc.constantFrom(2, 4, 6),
    energy: fc.constantFrom(3, 5, 8),
    sputumColor: fc.constantFrom('clear', 'yellow', 'green'),
    sputumConsistency: fc.constantFrom('none', 'thin', 'thick'),
    relieverPuffs: fc.constantFrom(0, 4, 8),
    setOn: fc.constant('2026-11-01'),
  },
  { requiredKeys: ['setOn'] },
)

export const anyPatient: fc.Arbitrary<Patient> = fc
  .record({
    diagnosis: fc.constantFrom(undefined, 'COPD', 'Asthma', 'Pulmonary Fibrosis', 'Bronchiectasis'),
    usualDay: fc.option(anyUsualDay, { nil: undefined }),
    changeThreshold: fc.option(
      fc.record({ points: fc.constantFrom(1, 2, 4), days: fc.constantFrom(1, 2, 3) }),
      { nil: undefined, freq: 3 },
    ),
  })
  .map(({ diagnosis, usualDay, changeThreshold }) =>
    aPatient({
      isVulnerable: false,
      conditions: diagnosis === undefined ? [] : [diagnosis],
      respiratoryDiagnosis: diagnosis,
      ...(usualDay && { usualDay }),
      ...(changeThreshold && { changeThreshold }),
    }),
  )

/**
 * Entries of up to six days, newest first, the last at most at 19:00 on `today`; each day has one to three.
 *
 * @param today local date, YYYY-MM-DD
 */
export const anyEntries = (today: string): fc.Arbitrary<SymptomEntry[]> =>
  fc
    .array(fc.array(anyChanges, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 })
    .map((days) =>
      days.flatMap((ofDay, daysAgo) =>
        ofDay.map((changes, place) =>
          entryAt(`${addDays(today, -daysAgo)}T${19 - place * 4}:00:00Z`, changes),
        ),
      ),
    )
