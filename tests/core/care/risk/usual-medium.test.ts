import { assessRisk } from '@second-wind/core/care/risk/risk-level'
import { isUsualMedium } from '@second-wind/core/care/risk/usual-medium'
import { analysisLevelWords, usualMediumWords } from '@second-wind/core/content/analytics/analysis-words'
import { loadEducationCards } from '@second-wind/core/content/home-advice/load-cards'
import { findingContextOf } from '@second-wind/core/findings/current-findings'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { patientFindings } from '@second-wind/core/findings/open-flare-up'
import { addDays, epochMs, hourMs } from '@second-wind/core/platform/moment'
import type { Patient } from '@second-wind/core/records/patient'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { UsualDay } from '@second-wind/core/records/usual-day'
import { analyseRecords } from '@second-wind/core/recovery/analytics/analysis'
import { selectEducation } from '@second-wind/core/recovery/home-advice/select-education'
import { insightFor } from '@second-wind/core/recovery/insight'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { checkAt, entryAt } from '../../findings/findings-fixtures.ts'

const today = '2026-11-20'
const loggedAt = `${today}T09:00:00.000Z`
const usual: UsualDay = {
  coughSeverity: 4,
  breathlessness: 4,
  energy: 6,
  mood: 6,
  sputumColor: 'yellow',
  sputumConsistency: 'thick',
  setOn: '2026-10-01',
}
const likeUsual: Partial<SymptomReport> = {
  coughSeverity: 4,
  breathlessness: 4,
  energy: 6,
  sputumColor: 'yellow',
  sputumConsistency: 'thick',
}
const withCopd = (changes: Partial<Patient> = {}) =>
  aPatient({
    conditions: ['COPD'],
    respiratoryDiagnosis: 'COPD',
    isVulnerable: false,
    usualDay: usual,
    ...changes,
  })

const withUsualSetToday = (own: Partial<UsualDay>, formerUsualDays: Patient['formerUsualDays'] = []) =>
  withCopd({ usualDay: { ...usual, ...own, setOn: today }, formerUsualDays })

/** Everything that Home, the analysis and the clinicians' list read. */
function read(
  profile: Patient,
  entries: readonly SymptomEntry[],
  now = epochMs(loggedAt) + hourMs,
  checks: readonly TriageResult[] = [],
) {
  const context = findingContextOf(profile)
  const findings = patientFindings({ entries, checks }, context, now)
  const facts = { person: profile, alertCount: profile.alertCount, entry: entries[0], findings }
  const risk = assessRisk({ ...facts, triage: checks[0] })
  const isUsual = isUsualMedium(risk, facts, context, now)
  const education = selectEducation(risk, profile, { ...facts, isUsual })
  return { risk, isUsual, education, analysis: analyseRecords({ profile, entries, checks, today, now }) }
}

describe('a medium level that is usual for the person', () => {
  test('is kept, and called usual, for severe COPD with 4/4/6 every day', () => {
    const { risk, isUsual, education, analysis } = read(withCopd(), [entryAt(loggedAt, likeUsual)])
    expect(risk).toEqual({ level: 'medium', isKnown: true, reasons: ['breathlessness-medium'] })
    expect(isUsual).toBe(true)
    expect(education.tabs[0].cardIds).toEqual(['med-usual', 'med-copd'])
    expect(education.reasonLine).toBe(
      'You see this because: your breathlessness score is 4 or more. This is like your usual day.',
    )
    expect(analysis).toMatchObject({ level: 'medium', isUsual: true })
  })

  test.each([
    ['cough 6 and energy 4', { coughSeverity: 6, energy: 4 }, { coughSeverity: 6, energy: 4 }],
    ['better than usual', { breathlessness: 4 }, { breathlessness: 6 }],
    ['usual scores, and no temperature', { untouchedFields: ['temperature'] }, {}],
  ] satisfies [string, Partial<SymptomReport>, Partial<UsualDay>][])('is usual for %s', (_, changes, own) => {
    const profile = withCopd({ usualDay: { ...usual, ...own } })
    expect(read(profile, [entryAt(loggedAt, { ...likeUsual, ...changes })]).isUsual).toBe(true)
  })

  test('is usual on the day on which the usual day was set', () => {
    const { isUsual, education, analysis } = read(withUsualSetToday({}), [entryAt(loggedAt, likeUsual)])
    expect(isUsual).toBe(true)
    expect(education.tabs[0].cardIds).toEqual(['med-usual', 'med-copd'])
    expect(analysis).toMatchObject({ level: 'medium', isUsual: true })
  })

  test('is usual on the day on which it took the place of a usual day that the entry is like, too', () => {
    const replaced = [{ usual: { ...usual, breathlessness: 3 as const }, replacedOn: today }]
    expect(read(withUsualSetToday({}, replaced), [entryAt(loggedAt, likeUsual)]).isUsual).toBe(true)
  })

  test.each([
    ['no usual day', withCopd({ usualDay: undefined }), {}],
    [
      'a usual day that was set on the day of the entry and is better',
      withUsualSetToday({ breathlessness: 2 }),
      {},
    ],
    [
      'a usual day that took the place of a better one on the day of the entry',
      withUsualSetToday({}, [{ usual: { ...usual, breathlessness: 2 }, replacedOn: today }]),
      {},
    ],
    [
      'green phlegm, and a usual day with it that was set on the day of the entry',
      withUsualSetToday({ sputumColor: 'green' }),
      { sputumColor: 'green' },
    ],
    [
      'a usual day that was set the day after the entry',
      withCopd({ usualDay: { ...usual, setOn: addDays(today, 1) } }),
      {},
    ],
    ['a usual day of a year to come', withCopd({ usualDay: { ...usual, setOn: '9999-01-01' } }), {}],
    ['an open alert', withCopd({ alertCount: 1 }), {}],
    ['a higher-risk group', withCopd({ isVulnerable: true }), {}],
    ['a low level', withCopd({ usualDay: { ...usual, breathlessness: 3 } }), { breathlessness: 3 }],
    ['two points worse', withCopd(), { breathlessness: 6 }],
    ['darker phlegm', withCopd(), { sputumColor: 'green' }],
    ['a raised temperature', withCopd(), { temperature: 'low-fever' }],
    ['an unanswered score', withCopd(), { untouchedScores: ['energy'] }],
  ] satisfies [string, Patient, Partial<SymptomReport>][])(
    'is not called usual with %s',
    (_, profile, changes) => {
      const { isUsual, analysis, education } = read(profile, [
        entryAt(loggedAt, { ...likeUsual, ...changes }),
      ])
      expect([isUsual, analysis.isUsual]).toEqual([false, false])
      expect(education.tabs[0].cardIds).not.toContain('med-usual')
    },
  )

  test.each(['monitor', 'seek_help'] as const)(
    'is not called usual after a check with the result %s',
    (result) => {
      const check = checkAt('2026-11-10T09:00:00Z', result)
      expect(read(withCopd(), [entryAt(loggedAt, likeUsual)], undefined, [check]).isUsual).toBe(false)
    },
  )

  test('is not called usual while a sign of this morning is watched', () => {
    const morning = entryAt(`${today}T08:00:00Z`, { ...likeUsual, energy: 2 })
    expect(read(withCopd(), [entryAt(loggedAt, likeUsual), morning]).isUsual).toBe(false)
  })

  test('is usual for less than 48 hours before or after the time of the entry', () => {
    const entries = [entryAt(loggedAt, likeUsual)]
    const isUsualAfter = (hours: number) =>
      read(withCopd(), entries, epochMs(loggedAt) + hours * hourMs).isUsual
    expect([-48, -47, 47, 48].map(isUsualAfter)).toEqual([false, true, true, false])
  })
})

const score = fc.integer({ min: 1, max: 8 })
const report = fc.record(
  {
    coughSeverity: score,
    breathlessness: score,
    energy: score,
    temperature: fc.constantFrom('normal' as const, 'low-fever' as const, 'moderate-fever' as const),
    sputumColor: fc.constantFrom('clear' as const, 'yellow' as const, 'green' as const),
    sputumConsistency: fc.constantFrom('none' as const, 'thin' as const, 'thick' as const),
    relieverPuffs: fc.constantFrom(0, 4, 6),
    untouchedScores: fc.subarray(['coughSeverity' as const, 'breathlessness' as const]),
    untouchedFields: fc.subarray(['temperature' as const, 'sputumColor' as const]),
  },
  { requiredKeys: ['coughSeverity', 'breathlessness', 'energy'] },
)
const ownUsual = fc.record(
  {
    coughSeverity: score,
    breathlessness: fc.integer({ min: 1, max: 6 }),
    energy: fc.integer({ min: 3, max: 8 }),
    sputumColor: fc.constantFrom('clear' as const, 'yellow' as const, 'green' as const),
    sputumConsistency: fc.constantFrom('none' as const, 'thin' as const, 'thick' as const),
    relieverPuffs: fc.constantFrom(0, 4, 6),
  },
  { requiredKeys: ['coughSeverity', 'breathlessness', 'energy'] },
)
const diagnosis = fc.constantFrom('COPD', 'Asthma', 'None')

describe('an entry that the insight calls usual', () => {
  test('has advice on no screen to see a GP or to call 111', async () => {
    const cards = [...(await loadEducationCards('medium')), ...(await loadEducationCards('low'))]
    let usualInsights = 0
    fc.assert(
      fc.property(
        fc.array(report, { maxLength: 2 }),
        report,
        ownUsual,
        diagnosis,
        fc.boolean(),
        (before, newest, own, name, isLikeOwn) => {
          const profile = withCopd({
            conditions: [],
            respiratoryDiagnosis: name,
            usualDay: { ...own, setOn: '2026-10-01' },
          })
          const earlier = before.map((changes, place) =>
            entryAt(`${addDays(today, -place)}T08:00:00Z`, changes),
          )
          const entry = entryAt(loggedAt, isLikeOwn ? own : newest)
          const context = findingContextOf(profile)
          const now = epochMs(loggedAt) + hourMs
          const insight = insightFor(entry, 9, 0, {
            person: profile,
            usual: context.usual,
            findings: entryFindings(entry, today, { ...context, others: earlier }),
            earlier: patientFindings({ entries: earlier, checks: [] }, context, now),
          })
          if (insight.id !== 'usual-day' && insight.id !== 'better-than-usual') return
          usualInsights += 1

          const { risk, isUsual, education, analysis } = read(profile, [entry, ...earlier], now)
          expect(isUsual).toBe(risk.level === 'medium')
          const [first, second] = education.tabs
          const shown = cards.filter(({ id }) => [...first.cardIds, ...second.cardIds].includes(id))
          const lines = shown.flatMap(({ content, actionItems }) => [content, ...actionItems])
          expect(lines.filter((line) => /\bwithin\b|every 4 to 6 hours/i.test(line))).toEqual([])
          // The analysis also names a warning of the day before, which may be more than 24 hours ago (hazard C4).
          expect(analysis.level === 'danger').toBe(analysis.flagged.length > 0)
          expect(analysis.level).not.toBe('high')
          expect(analysis.level === 'medium').toBe(analysis.isUsual)
        },
      ),
      { numRuns: 2000 },
    )
    expect(usualInsights).toBeGreaterThan(50)
    expect(usualMediumWords.text).not.toMatch(/\bGP\b|111|today/)
    expect(analysisLevelWords.medium.text.text).toMatch(/today/)
  })
})
