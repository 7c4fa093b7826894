import type { MessageAnswer } from '@second-wind/core/care/message'
import { patientId } from '@second-wind/core/platform/ids'
import { addDays, epochMs } from '@second-wind/core/platform/moment'
import { analyseRecords, type AnalysisFacts } from '@second-wind/core/recovery/analytics/analysis'
import type { TriageLevel, TriageResult } from '@second-wind/core/triage/triage-result'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { entryOn } from '../entry-on.ts'

const today = '2026-11-20'
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

const analysisOf = (facts: Pick<AnalysisFacts, 'profile' | 'entries'> & Partial<AnalysisFacts>) =>
  analyseRecords({
    checks: [checkOn(daysAgo(1), 'stay_home')],
    today,
    now: epochMs(`${today}T18:00:00Z`),
    ...facts,
  })

describe('an open alert beside a log that has overtaken it', () => {
  const usualDay = { coughSeverity: 4, breathlessness: 4, energy: 6, setOn: '2026-10-01' } as const
  const likeUsual = { coughSeverity: 4, breathlessness: 4, energy: 6 }
  const since = `${daysAgo(4)}T08:05:00.000Z`
  const withAlert = aPatient({
    isVulnerable: false,
    conditions: ['COPD'],
    respiratoryDiagnosis: 'COPD',
    usualDay,
    alertCount: 1,
    openAlertSince: since,
  })
  const entries = [
    entryOn(today, likeUsual),
    entryOn(daysAgo(1), likeUsual),
    entryOn(daysAgo(4), { ...likeUsual, breathlessness: 9 }),
  ]
  const answered = (answer: MessageAnswer, at: string) => [
    { answers: [{ id: idNumbered(701), answer, answeredAt: at }] },
  ]

  test('leaves the level of the log, which is usual, and is named beside it', () => {
    expect(analysisOf({ profile: withAlert, entries })).toMatchObject({
      level: 'medium',
      isUsual: true,
      earlierAlertSince: since,
      reasons: ['breathlessness-medium'],
    })
  })

  test('leaves without a usual day the low level of a log with nothing left open', () => {
    const profile = { ...withAlert, usualDay: undefined, conditions: [], respiratoryDiagnosis: undefined }
    const days = [
      entryOn(today, well),
      entryOn(daysAgo(1), well),
      entryOn(daysAgo(4), { ...well, coughSeverity: 9 }),
    ]
    expect(analysisOf({ profile, entries: days })).toMatchObject({ level: 'low', earlierAlertSince: since })
  })

  test.each([
    [
      'a 999 sign without the reply "I am better", and no usual day',
      { profile: { ...withAlert, usualDay: undefined } },
    ],
    ['a sign to watch of today', { entries: [entryOn(today, { ...likeUsual, energy: 1 }), ...entries] }],
    ['a flare-up that is open', { entries: entries.slice(2) }],
    ['a check-in of three days ago', { entries: [entryOn(daysAgo(3), likeUsual), ...entries.slice(2)] }],
    ['no check-in', { entries: [] }],
    [
      'a temperature that was not answered',
      { entries: [entryOn(today, { ...likeUsual, untouchedFields: ['temperature'] }), ...entries.slice(1)] },
    ],
    [
      'a score that was not set',
      {
        entries: [entryOn(today, { ...likeUsual, untouchedScores: ['coughSeverity'] }), ...entries.slice(1)],
      },
    ],
    ['an alert since the check-in', { profile: { ...withAlert, openAlertSince: `${today}T17:30:00.000Z` } }],
    ['an alert whose time is not known', { profile: { ...withAlert, openAlertSince: undefined } }],
    ['a check-in that says worse, begun and not saved', { isUnfinished: true }],
    ['the answer "Worse" since', { messages: answered('worse', `${today}T17:00:00.000Z`) }],
    [
      'the answer "Worse" of this morning, before the check-in',
      { messages: answered('worse', `${today}T00:30:00.000Z`) },
    ],
    ['the answer "Please call me" since', { messages: answered('call', `${today}T17:00:00.000Z`) }],
    ['a higher-risk group', { profile: { ...withAlert, isVulnerable: true } }],
    ['a last check that said 999', { checks: [checkOn(daysAgo(4), 'seek_help')] }],
  ] satisfies [string, Partial<AnalysisFacts>][])('keeps a high level, as before, with %s', (_, facts) => {
    const read = analysisOf({ profile: withAlert, entries, ...facts })
    expect(read.earlierAlertSince).toBeUndefined()
    expect(['high', 'danger']).toContain(read.level)
  })

  test.each([
    ['"Better" since', answered('better', `${today}T17:00:00.000Z`)],
    ['"Worse" more than a day ago, before the check-in', answered('worse', `${daysAgo(1)}T17:00:00.000Z`)],
  ])('is overtaken also after the answer %s', (_, messages) => {
    expect(analysisOf({ profile: withAlert, entries, messages })).toMatchObject({ earlierAlertSince: since })
  })

  test('is not named of a person without one', () => {
    expect(
      analysisOf({ profile: { ...withAlert, alertCount: 0 }, entries }).earlierAlertSince,
    ).toBeUndefined()
  })
})
