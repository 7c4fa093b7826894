import { assessRisk } from '@second-wind/core/care/risk/risk-level'
import { needOf } from '@second-wind/core/care/roster/roster-need'
import { currentFindings, findingContextOf } from '@second-wind/core/findings/current-findings'
import { worstLevel } from '@second-wind/core/findings/finding'
import { groupBy } from '@second-wind/core/platform/group-by'
import { epochMs } from '@second-wind/core/platform/moment'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toRosterFinding } from '../../../../api/src/care/roster/to-roster-finding.ts'
import { explainRisk } from '../../../../web/src/clinician/risk/explain-risk.ts'
import { anyEntries, anyPatient } from '../../../core/findings/any-log/any-log.ts'
import { expectWellFormed } from '../../../support/expect-well-formed.ts'
import { aRosterRow } from '../a-roster-row.ts'

const today = '2026-11-20'
const now = epochMs(`${today}T20:00:00Z`)

describe("the clinician's row", () => {
  test('is never milder than the worst finding that the patient reads, without an open alert', () => {
    fc.assert(
      fc.property(anyEntries(today), anyPatient, (entries, patient) => {
        const logged = { entries, checks: [] }
        const current = currentFindings(logged, findingContextOf(patient), now)
        const worst = worstLevel(current)
        const findings = [...groupBy(current, ({ id }) => id).values()].map((ofKind) => {
          const [first, ...others] = ofKind
          return toRosterFinding([first, ...others], logged, patient)
        })
        const entry = entries[0]
        const lastReportMs = epochMs(entry!.date)
        const { need, latestSignMs } = needOf({ findings, openAlerts: [], lastReportMs }, now)
        const row = aRosterRow({
          need,
          findings,
          risk: assessRisk({ person: patient, alertCount: 0, entry, triage: undefined, findings: current }),
          latestSignAt: latestSignMs === null ? null : new Date(latestSignMs).toISOString(),
          lastSymptomEntry: entry!,
        })
        const text = explainRisk(row, now)
        expectWellFormed(text)
        for (const finding of findings) expectWellFormed(finding.logged)
        if (worst === undefined) return
        expect(text).not.toMatch(/no (warning )?sign|usual day\.|Nothing received/)
        if (worst === 'emergency') {
          expect(need).toBe('red-flag')
          expect(text).toContain(`999 sign: ${findings[0]!.logged}`)
        }
        const counted = current.filter(({ isBelowThreshold }) => !isBelowThreshold)
        if (worst === 'urgent' && worstLevel(counted) === 'urgent') {
          expect(need).toBe('worsening')
          expect(row.risk.level).not.toBe('low')
        }
      }),
      { numRuns: 100 },
    )
  })
})
