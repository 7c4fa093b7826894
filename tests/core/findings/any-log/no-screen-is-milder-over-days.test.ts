import { recentRiskLevel } from '@second-wind/core/care/risk/recent-risk-level'
import { assessRisk } from '@second-wind/core/care/risk/risk-level'
import { findingContextOf } from '@second-wind/core/findings/current-findings'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import {
  asksForAdviceToday,
  isHighRiskFinding,
  isWarning,
  worstLevel,
  worstLevelOfAdvice,
} from '@second-wind/core/findings/finding'
import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import { patientFindings } from '@second-wind/core/findings/open-flare-up'
import { zoneToday } from '@second-wind/core/findings/zone-today'
import { epochMs } from '@second-wind/core/platform/moment'
import type { Patient } from '@second-wind/core/records/patient'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { analyseRecords } from '@second-wind/core/recovery/analytics/analysis'
import { selectEducation } from '@second-wind/core/recovery/home-advice/select-education'
import { insightFor } from '@second-wind/core/recovery/insight'
import { insightDialogKind } from '@second-wind/core/recovery/insight-dialog-kind'
import { isBadDay } from '@second-wind/core/recovery/motivation/bad-day'
import { assessTriage } from '@second-wind/core/triage/assess'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tracks, wellAnswers } from '../../triage/triage-answers.ts'
import { well } from '../findings-fixtures.ts'
import { anyEntries, anyPatient } from './any-log.ts'

const today = '2026-11-20'
const now = epochMs(`${today}T20:00:00Z`)
const rank = { low: 0, unknown: 0, medium: 1, high: 2, danger: 3 } as const
const kindOf = { emergency: 'earlier-emergency', urgent: 'advice-today', watch: 'warning' } as const

const read = (entries: SymptomEntry[], patient: Patient) => {
  const findings = patientFindings({ entries, checks: [] }, findingContextOf(patient), now)
  return { findings, worst: worstLevel(findings), advice: worstLevelOfAdvice(findings) }
}

/** Six days of entries, with answers left out; the usual day, also with fields left out; the clinician's threshold. */
const expectForAnyLog = (check: (entries: SymptomEntry[], patient: Patient) => void) =>
  fc.assert(fc.property(anyEntries(today), anyPatient, check), { numRuns: 100 })

describe('whatever was logged for days, and whatever is usual', () => {
  test('Home and the analysis are never milder than the worst finding', () => {
    expectForAnyLog((entries, profile) => {
      const { findings, worst } = read(entries, profile)
      if (worst === undefined) return
      const entry = entries[0]
      const least = findings.some(isHighRiskFinding) ? rank.high : rank.medium
      const risk = assessRisk({ person: profile, alertCount: 0, entry, triage: undefined, findings })
      const education = selectEducation(risk, profile, { entry, findings })
      expect(rank[recentRiskLevel({ entries, check: undefined, findings }, today)]).toBeGreaterThanOrEqual(
        least,
      )
      expect(rank[education.level]).toBeGreaterThanOrEqual(least)
      expect(education.reasons).not.toEqual([])
      expect(rank[analyseRecords({ profile, entries, checks: [], today, now }).level]).toBeGreaterThanOrEqual(
        1,
      )
      expect(
        zoneToday({ findings, entries, usualDay: profile.usualDay, threshold: undefined }, today),
      ).toEqual({
        zone: worst === 'emergency' ? 'red' : 'amber',
      })
      if (findings.some(isWarning)) expect(isBadDay({ today, entries, checks: [], findings })).toBe(true)
    })
  })

  test('a symptom check without a sign, on either track, advises to get help today when the log does', () => {
    expectForAnyLog((entries, profile) => {
      const { findings, advice } = read(entries, profile)
      for (const track of tracks) {
        const { level } = assessTriage(track, wellAnswers(track), profile, advice)
        if (findings.some(asksForAdviceToday)) expect(level).toBe('monitor')
      }
    })
  })

  test('the card names what asks for advice today', () => {
    expectForAnyLog((entries, profile) => {
      const { findings, worst } = read(entries, profile)
      const card = followUpCard(findings)
      if (worst === 'emergency') expect(card?.state).toBe('ask')
      else if (worst === 'urgent') expect(card?.state).toBe('urgent')
      else if (findings.some(asksForAdviceToday)) expect(card).toBeDefined()
      if (worst && worst !== 'watch') expect(card?.findings[0].level).toBe(worst)
    })
  })

  test('one more entry without a sign is answered by the worst of the earlier ones', () => {
    expectForAnyLog((entries, person) => {
      const { findings: earlier, worst, advice } = read(entries, person)
      if (worst === undefined || advice === undefined) return
      const { usualDay: usual, changeThreshold: threshold } = person
      const own = entryFindings(well, today, { ...findingContextOf(person), others: entries })
      const insight = insightFor(well, 3, 0.5, { person, usual, threshold, findings: own, earlier })
      expect(insight.figure).toBeUndefined()
      expect(insight.id).toMatch(worst === 'watch' && !own.some(isWarning) ? /^watch$/ : /^safety/)
      const kind = insightDialogKind(insight, [], earlier)
      expect(kind).toBe(kindOf[advice])
    })
  })
})
