import type { PatientRecord, RecordEntry } from '@second-wind/core/care/contract/patient-record'
import { patientId } from '@second-wind/core/platform/ids'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { anEntry } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aCheckIn, aRosterRow } from '../a-roster-row.ts'

const margaret = patientId.parse(2)

/** Margaret's record: one check-in this afternoon; the phone made contact a quarter of an hour ago. */
export function aRecord(changes: Partial<PatientRecord> = {}): PatientRecord {
  return {
    profile: aPatient({ id: margaret, name: 'Margaret Ellis', age: 71, location: 'Leeds' }),
    summary: aRosterRow({
      lastSymptomEntry: aCheckIn('2026-11-20T16:40:00.000Z'),
      lastTriageResult: { result: 'monitor', createdAt: '2026-11-20T16:30:00.000Z' },
      phoneReport: {
        lastHeardAt: '2026-11-20T16:45:00.000Z',
        pendingCount: 0,
        oldestPendingAt: null,
        clockSkewMin: 0,
      },
      risk: { level: 'high', isKnown: true, reasons: ['breathlessness-high', 'energy-very-low'] },
    }),
    days: 90,
    symptoms: [aRecordEntry()],
    triage: [],
    alerts: [],
    messages: [],
    thresholdChanges: [],
    calls: [],
    ...changes,
  }
}

/** Logged at 16:40 of that afternoon, and here at once. */
export function aRecordEntry(changes: Partial<RecordEntry> = {}): RecordEntry {
  const date = changes.date ?? '2026-11-20T16:40:00.000Z'
  return {
    ...anEntry({ date, receivedAt: date, localDate: date.slice(0, 10) }),
    earlier: [],
    deletedAt: null,
    ...changes,
  }
}

/** Two of her answers gave "monitor". */
export function aCheck(changes: Partial<TriageResult> = {}): TriageResult {
  return {
    id: idNumbered(50),
    userId: margaret,
    result: 'monitor',
    track: 'general',
    answers: { difficulty_breathing: 'moderate', fever: 'low' },
    reasons: ['general:difficulty_breathing=moderate', 'incomplete'],
    redFlags: [],
    rulesVersion: '1.1.0',
    createdAt: '2026-11-20T16:30:00.000Z',
    localDate: '2026-11-20',
    tzOffsetMin: 0,
    ...changes,
  }
}
