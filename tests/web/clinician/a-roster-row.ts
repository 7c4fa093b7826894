import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { patientId } from '@second-wind/core/platform/ids'

type Changes = Partial<Omit<DashboardPatient, 'id'>> & { id?: number }

/** One line of the roster: by default Margaret's, whose phone has not made contact yet. */
export function aRosterRow({ id = 2, ...changes }: Changes = {}): DashboardPatient {
  return {
    id: patientId.parse(id),
    name: 'Margaret Ellis',
    age: 71,
    gender: 'female',
    location: 'Leeds',
    respiratoryDiagnosis: 'COPD',
    conditions: ['COPD', 'High Blood Pressure'],
    isVulnerable: false,
    alertCount: 0,
    lastSymptomEntry: null,
    lastTriageResult: null,
    phoneReport: null,
    risk: { level: 'low', isKnown: false, reasons: [] },
    need: 'level',
    findings: [],
    worstOpenAlert: null,
    oldestAlertAt: null,
    recentCheckIns: [],
    lastMessage: null,
    ...changes,
  }
}

type Finding = DashboardPatient['findings'][number]

/** A sign of this morning that still counts. */
export function aSign(id: string, level: Finding['level'], logged = id): Finding {
  return {
    id,
    level,
    logged,
    at: '2026-11-20T08:00:00.000Z',
    until: '2026-11-22T08:00:00.000Z',
    reply: null,
  }
}

type Entry = NonNullable<DashboardPatient['lastSymptomEntry']>

/** The latest entry of a roster line, logged and received at `date`. */
export function aCheckIn(date: string, changes: Partial<Entry> = {}): Entry {
  return {
    date,
    receivedAt: date,
    coughSeverity: 6,
    breathlessness: 8,
    energy: 2,
    mood: 4,
    temperature: 'normal',
    sputumColor: 'clear',
    sputumConsistency: 'none',
    ...changes,
  }
}
