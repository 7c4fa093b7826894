import { recentRiskLevel } from '@second-wind/core/care/risk/recent-risk-level'
import { assessRisk } from '@second-wind/core/care/risk/risk-level'
import { currentFindings } from '@second-wind/core/findings/current-findings'
import { type FindingLevel, worstLevel } from '@second-wind/core/findings/finding'
import { namedFindingIds, followUpCard } from '@second-wind/core/findings/follow-up-card'
import { symptomChecks } from '@second-wind/core/findings/follow-up-reply'
import { historyInboxItems } from '@second-wind/core/notifications/history-inbox-items'
import { epochMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { analyseRecords } from '@second-wind/core/recovery/analytics/analysis'
import { selectEducation } from '@second-wind/core/recovery/home-advice/select-education'
import { insightFor } from '@second-wind/core/recovery/insight'
import { isBadDay } from '@second-wind/core/recovery/motivation/bad-day'
import { assessTriage } from '@second-wind/core/triage/assess'
import { generalOptions } from '@second-wind/core/triage/options'
import type { Person } from '@second-wind/core/triage/person'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { checkAt, entryAt, replyAt, well } from '../findings-fixtures.ts'

const today = '2026-11-20'
const nowAt = `${today}T20:00:00.000Z`
const timeOf = (place: number) => `${today}T${String(8 + place).padStart(2, '0')}:00:00Z`
/** Earlier than all other records of the day, the latest arrival the earliest. */
const lateTimeOf = (place: number) => `${today}T07:${String(50 - place)}:00Z`

const entryChanges = fc.record(
  {
    breathlessness: fc.constantFrom(2, 3, 6, 7, 8, 9, 10),
    coughSeverity: fc.constantFrom(2, 4, 8, 9),
    energy: fc.constantFrom(2, 5, 8),
    temperature: fc.constantFrom(
      'normal' as const,
      'low-fever' as const,
      'moderate-fever' as const,
      'high-fever' as const,
    ),
    sputumColor: fc.constantFrom('clear' as const, 'green' as const, 'red' as const),
    peakFlowZone: fc.constantFrom('above_80' as const, '50_80' as const, 'below_50' as const),
    relieverPuffs: fc.constantFrom(0, 5, 9, 16),
  },
  { requiredKeys: ['breathlessness'] },
)
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('entry' as const), changes: entryChanges }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('late' as const), changes: entryChanges }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('edit' as const), which: fc.nat(5), changes: entryChanges }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('check' as const),
      result: fc.constantFrom('stay_home' as const, 'monitor' as const, 'seek_help' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('reply' as const),
      answer: fc.constantFrom('still' as const, 'better' as const),
    }),
  },
)
const patient = fc.constantFrom(
  aPatient({ isVulnerable: false, conditions: [], respiratoryDiagnosis: undefined }),
  aPatient({ isVulnerable: false, conditions: ['COPD'], respiratoryDiagnosis: 'COPD' }),
  aPatient({ isVulnerable: false, conditions: ['Asthma'], respiratoryDiagnosis: 'Asthma' }),
)
/** Every order of a day's entries, edits, late arrivals, checks and replies. */
const day = fc.array(event, { minLength: 1, maxLength: 6 })

type DayEvent = typeof event extends fc.Arbitrary<infer Value> ? Value : never

type DayLog = {
  /** Newest first. */
  entries: SymptomEntry[]
  checks: TriageResult[]
  /** What the cards named that the person replied to: "record finding". */
  named: Set<string>
}

function logDay(events: readonly DayEvent[], person: Person): DayLog {
  const log: DayLog = { entries: [], checks: [], named: new Set() }
  const { entries, checks } = log
  for (const [place, one] of events.entries()) {
    const at = timeOf(place)
    if (one.kind === 'entry') entries.unshift(entryAt(at, one.changes))
    else if (one.kind === 'late') entries.push(entryAt(lateTimeOf(place), one.changes))
    else if (one.kind === 'check') checks.unshift(checkAt(at, one.result))
    else if (one.kind === 'edit') edit(entries, one)
    else replyToCard(log, person, at, one.answer)
  }
  return log
}

function edit(entries: SymptomEntry[], { which, changes }: Extract<DayEvent, { kind: 'edit' }>): void {
  const place = which % Math.max(1, entries.length)
  const entry = entries[place]
  if (entry) entries[place] = { ...entry, ...well, ...changes }
}

/** As on the phone: the reply is about what the card names, from the records that have arrived by then. */
function replyToCard(log: DayLog, person: Person, at: string, answer: 'still' | 'better'): void {
  const card = followUpCard(currentFindings(log, { person }, epochMs(at)))
  if (!card || card.state === 'better' || card.state === 'urgent') return
  const about = card.findings[0].replyAbout
  const named = namedFindingIds(card)
  for (const id of named) log.named.add(`${about} ${id}`)
  log.checks.unshift(replyAt(at, about, answer, ...named))
}

const wellAnswers = Object.fromEntries(
  Object.entries(generalOptions).map(([question, [none]]) => [question, none]),
)

/** Advice for today that is a medium risk by the specification. */
const mediumWarnings = [
  'check-monitor',
  'breathlessness-moderate',
  'fever-medium',
  'phlegm-with-fever-medium',
]

const rank = { low: 0, unknown: 0, medium: 1, high: 2, danger: 3 } as const

describe('every screen', () => {
  test("is at least as serious as the worst finding in its window, in any order of a day's entries, checks and replies", () => {
    fc.assert(
      fc.property(day, patient, (events, profile) => {
        const { entries, checks, named } = logDay(events, profile)
        const now = epochMs(nowAt)
        const findings = currentFindings({ entries, checks }, { person: profile }, now)
        const worst: FindingLevel | undefined = worstLevel(findings)
        const isGrave = findings.some(({ id, level }) => level !== 'watch' && !mediumWarnings.includes(id))
        const newest = { entry: entries[0], check: symptomChecks(checks)[0], findings }

        // Home: companion, advice, celebration
        const home = recentRiskLevel({ ...newest, entries }, today)
        const risk = assessRisk({
          person: profile,
          alertCount: 0,
          entry: newest.entry,
          triage: newest.check,
          findings,
        })
        const education = selectEducation(risk, profile, { entry: newest.entry, findings })
        if (worst !== undefined) {
          expect(rank[home]).toBeGreaterThanOrEqual(isGrave ? rank.high : rank.medium)
          expect(rank[education.level]).toBeGreaterThanOrEqual(isGrave ? rank.high : rank.medium)
          expect(education.reasons.length).toBeGreaterThan(0)
        }
        if (isGrave) {
          expect(isBadDay({ today, entries, checks, findings })).toBe(true)
          expect(
            historyInboxItems(
              { entries, checks, activities: [], person: profile, own: {} },
              { occurredAt: nowAt, tzOffsetMin: 0, localDate: today },
            ),
          ).toEqual([])
        }

        // The card above Home and above a result names it until the window is over.
        const still = followUpCard(findings)
        // A warning that was logged after "I am better" comes before the red flag that the reply was about.
        if (worst === 'emergency' && still?.state === 'urgent')
          expect(still.others.flat().map(({ level }) => level)).toContain('emergency')
        else if (worst === 'emergency') expect(still?.findings[0].level).toBe('emergency')
        if (worst === 'urgent') expect(still?.findings[0].level).toBe('urgent')
        const unanswered = findings.filter(
          ({ id, level, at }) =>
            level === 'emergency' &&
            id !== 'follow-up-still' &&
            !findings.some(
              (other) =>
                other.id === id && epochMs(other.at) >= epochMs(at) && named.has(`${other.replyAbout} ${id}`),
            ),
        )
        if (unanswered.length > 0) expect(['ask', 'still']).toContain(still?.state)
        for (const { id, replyAbout, reply } of findings) {
          if (reply && id !== 'follow-up-still') expect(named).toContain(`${replyAbout} ${id}`)
        }

        // A symptom check now, without any sign
        const check = assessTriage('general', wellAnswers, profile, worst)
        if (worst === 'emergency' || worst === 'urgent') expect(check.level).toBe('monitor')

        // The insight after one more entry without any sign
        const insight = insightFor(well, 3, 0.5, { person: profile, findings: [], earlier: findings })
        if (worst === 'emergency' || worst === 'urgent') expect(insight.id).toMatch(/^safety/)
        if (worst === 'watch') expect(insight.id).toBe('watch')
        expect(worst !== undefined && insight.figure !== undefined).toBe(false)

        // The analysis
        const analysis = analyseRecords({ profile, entries, checks, today, now })
        if (isGrave) expect(analysis.level).toBe('danger')
        else if (worst !== undefined) expect(rank[analysis.level]).toBeGreaterThanOrEqual(rank.medium)
      }),
      { numRuns: 500 },
    )
  })
})
