import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { type ClinicianId, type PatientId, patientId } from '@second-wind/core/platform/ids'
import { captureMoment } from '@second-wind/core/platform/moment'
import type { Insertable } from 'kysely'
import { type IncomingChange, toIncomingChange } from '../../changes/incoming-change.ts'
import { sampleDeviceId } from '../../changes/remove-sample-history.ts'
import type { Tables } from '../../platform/db/database.ts'
import { stableId } from '../../platform/db/stable-id.ts'
import { iso } from '../../platform/iso.ts'
import { toProfileColumns } from '../../records/profile/patients.table.ts'
import { toSymptomRow } from '../../records/symptoms/symptoms.table.ts'
import { toTriageRow } from '../../records/triage/triage.table.ts'
import { assessSampleCheck } from '../assess-sample-check.ts'
import type { SamplePerson, SamplePhone, SampleTime } from '../sample-person.ts'
import { alertsForHistory } from './large-alerts.ts'
import type { SeededRandom } from './seeded-random.ts'

/** In insertion order: no row precedes one that it refers to. */
export type LargeRows = {
  [
    T in
      | 'patients'
      | 'care_links'
      | 'symptom_entries'
      | 'triage_results'
      | 'alerts'
      | 'alert_findings'
      | 'devices'
  ]: Insertable<Tables[T]>[]
}

type Context = {
  clinicianId: ClinicianId
  timeOf: (time: SampleTime) => number
  /** Minutes to add to UTC for the wall clock. */
  offsetMin: number
  random: SeededRandom
}

const sendingMs = 1_500

/**
 * Everything stored about a person whose phone has sent it all, except receipts and the change feed, because no real
 * phone exists.
 */
export function toLargeRows(person: SamplePerson, context: Context): LargeRows {
  const { clinicianId, timeOf } = context
  const id = patientId.parse(person.id)
  const joinedAt = iso(timeOf({ daysAgo: person.joinedDaysAgo, at: '07:45' }))
  const symptoms = symptomHistory(person, context)
  const checks = checkHistory(person, context)
  const history = [...symptoms, ...checks].toSorted((a, b) => a.change.latestMs - b.change.latestMs)
  const { alerts, findings } = alertsForHistory(history, context)
  return {
    patients: [
      {
        id,
        ...toProfileColumns(person.profile),
        version: 1,
        change_threshold: null,
        created_at: joinedAt,
        latest_symptom_id: symptoms.at(-1)?.change.entityId ?? null,
        latest_symptom_ms: symptoms.at(-1)?.change.latestMs ?? null,
        latest_triage_id: checks.at(-1)?.change.entityId ?? null,
        latest_triage_ms: checks.at(-1)?.change.latestMs ?? null,
      },
    ],
    care_links: [{ clinician_id: clinicianId, patient_id: id, created_at: joinedAt }],
    symptom_entries: symptoms.map(({ row }) => row),
    triage_results: checks.map(({ row }) => row),
    alerts,
    alert_findings: findings,
    devices: person.phone ? [toDeviceRow(id, person.phone, context)] : [],
  }
}

function symptomHistory(person: SamplePerson, context: Context) {
  return person.symptoms.map(({ report, ...time }) => {
    const change = changeAt(person, 'symptoms.create', time, context)
    const findings = entryFindings(report, change.moment.local_date, { person: person.profile })
    return {
      change,
      row: toSymptomRow(change, report),
      event: { kind: 'symptoms', report, findings } as const,
    }
  })
}

function checkHistory(person: SamplePerson, context: Context) {
  return person.checks.map((check) => {
    const change = changeAt(person, 'triage.create', check, context)
    const outcome = assessSampleCheck(check, person.profile)
    return { change, row: toTriageRow(change, outcome), event: { kind: 'triage', outcome } as const }
  })
}

function changeAt(
  { id }: SamplePerson,
  kind: string,
  time: SampleTime,
  { timeOf, offsetMin }: Context,
): IncomingChange {
  const ms = timeOf(time)
  const mutationId = stableId(ms, `${id} ${kind} ${time.daysAgo}`)
  const mutation = { mutationId, clientSeq: null, kind, v: 1, payload: {}, ...captureMoment(ms, offsetMin) }
  const receivedAtMs = ms + sendingMs
  return toIncomingChange(patientId.parse(id), mutation, {
    receivedAtMs,
    deviceId: sampleDeviceId,
    clockSkewMs: 0,
    isTimeClaimed: true,
  })
}

function toDeviceRow(
  id: PatientId,
  { lastHeard, pendingCount, oldestPending, clockSkewMin }: SamplePhone,
  { timeOf }: Context,
): Insertable<Tables['devices']> {
  return {
    device_id: sampleDeviceId,
    patient_id: id,
    last_heard_at: iso(timeOf(lastHeard)),
    pending_count: pendingCount,
    oldest_pending_at: oldestPending ? iso(timeOf(oldestPending)) : null,
    clock_skew_ms: clockSkewMin * 60_000,
    app_version: 'sample',
    protocol: 1,
  }
}
