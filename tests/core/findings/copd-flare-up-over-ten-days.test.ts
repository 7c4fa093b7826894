import { alertsFor } from '@second-wind/core/care/alerts/alert-rules'
import { needOf } from '@second-wind/core/care/roster/roster-need'
import { currentFindings } from '@second-wind/core/findings/current-findings'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import { proposeUsualDay } from '@second-wind/core/findings/usual-day/usual-proposal'
import { addDays, epochMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/records/symptom-entry'
import { insightFor } from '@second-wind/core/recovery/insight'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt } from './findings-fixtures.ts'

const copd = aPersonWith('COPD')
const firstDay = '2026-11-01'
const flareUp = {
  breathlessness: 6,
  coughSeverity: 7,
  energy: 4,
  sputumColor: 'green',
  sputumConsistency: 'thick',
} as const
const days = Array.from({ length: 10 }, (_, index) => addDays(firstDay, index))

/** What patient and clinician read on the evening of each day, with one entry each morning. */
function readEachDay(person: typeof copd, reportOn: (day: number) => Partial<SymptomReport>) {
  const entries: SymptomEntry[] = []
  return days.map((day, index) => {
    const entry = entryAt(`${day}T09:00:00Z`, reportOn(index + 1))
    const earlier = [...entries]
    entries.unshift(entry)
    const nowMs = epochMs(`${day}T20:00:00Z`)
    const current = currentFindings({ entries, checks: [] }, { person }, nowMs)
    const findings = entryFindings(entry, day, { person, others: earlier })
    return {
      day: index + 1,
      findings: findings.map(({ id }) => id),
      insight: insightFor(entry, index + 1, 0.5, { person, findings }).id,
      home: followUpCard(current)?.state,
      need: needOf(
        {
          findings: current,
          openAlerts: [],
          lastReportMs: nowMs,
        },
        nowMs,
      ).need,
      alerts: alertsFor({ kind: 'symptoms', report: entry, findings }).map(({ severity }) => severity),
      proposed: proposeUsualDay(entries, person, day),
    }
  })
}

describe('COPD flare-up over ten days, without a usual day', () => {
  test('gives advice today and a high alert on the tenth day as on the first, and proposes no usual day', () => {
    expect(readEachDay(copd, () => flareUp)).toEqual(
      days.map((_, index) => ({
        day: index + 1,
        findings: ['flare-up-two-signs'],
        insight: 'safety',
        home: 'urgent',
        need: 'worsening',
        alerts: ['high'],
        proposed: undefined,
      })),
    )
  })

  test('gives advice today on the first and the last of six days with breathlessness and cough 6, after four well days', () => {
    const read = readEachDay(copd, (day) => (day <= 4 ? {} : { breathlessness: 6, coughSeverity: 6 }))
    expect(read.slice(0, 4).flatMap(({ findings }) => findings)).toEqual([])
    for (const { day, insight, home, alerts } of read.slice(4))
      expect({ day, insight, home, alerts: alerts[0] }).toEqual({
        day,
        insight: 'safety',
        home: 'urgent',
        alerts: 'high',
      })
  })

  test('is a watch on the first of ten days with one sign, then advice today, and no usual day is proposed', () => {
    const [first, ...others] = readEachDay(copd, () => ({ sputumColor: 'green' }))
    expect(first).toMatchObject({ findings: ['flare-up-one-sign'], insight: 'watch', alerts: ['medium'] })
    for (const { findings, insight, home, alerts, proposed } of others) {
      expect(findings).toEqual(['lasting-with-lung-condition', 'flare-up-one-sign'])
      expect([insight, home, alerts, proposed]).toEqual(['safety', 'urgent', ['high', 'medium'], undefined])
    }
  })

  test('is the same for a person with asthma and green phlegm as the only sign', () => {
    const [first, ...others] = readEachDay(aPersonWith('Asthma'), () => ({ sputumColor: 'green' }))
    expect(first?.findings).toEqual(['phlegm-coloured'])
    for (const { findings } of others)
      expect(findings).toEqual(['lasting-with-lung-condition', 'phlegm-coloured'])
  })

  test('stays a watch on each of ten days with 6 puffs of reliever, which may be usual', () => {
    for (const { findings, home } of readEachDay(copd, () => ({ relieverPuffs: 6 })))
      expect([findings, home]).toEqual([['reliever-over-4-puffs'], undefined])
  })
})
