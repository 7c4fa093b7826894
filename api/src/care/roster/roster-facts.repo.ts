import type { SentMessage } from '@second-wind/core/care/contract/priority-alerts'
import type { PatientId } from '@second-wind/core/platform/ids'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '../../platform/db/database.ts'
import type { SymptomRow } from '../../records/symptoms/symptoms.table.ts'
import { findLatestMessage } from '../messages/messages.repo.ts'
import type { DeviceReportRow } from './phone-report.ts'

export type RosterFacts = {
  patient: Selectable<Tables['patients']>
  entry: SymptomRow | undefined
  triage: Pick<Selectable<Tables['triage_results']>, 'result' | 'occurred_at'> | undefined
  openAlerts: Pick<Selectable<Tables['alerts']>, 'severity' | 'created_at'>[]
  /** The newest, by the time the phone reported. */
  recent: SymptomRow[]
  devices: DeviceReportRow[]
  lastMessage: SentMessage | undefined
}

/** Enough for the sparkline of the last days. */
const recentCheckIns = 14

/** Everything that the clinician's list shows of one patient; undefined when there is no such patient. */
export async function findRosterFacts(db: Db, patientId: PatientId): Promise<RosterFacts | undefined> {
  const patient = await db.selectFrom('patients').selectAll().where('id', '=', patientId).executeTakeFirst()
  if (!patient) return undefined
  const recent = await listRecent(db, patientId)
  return {
    patient,
    entry: recent.find((row) => row.id === patient.latest_symptom_id) ?? (await findEntry(db, patient)),
    triage: await findTriageResult(db, patient),
    openAlerts: await listOpenAlerts(db, patientId),
    recent,
    devices: await listDeviceReports(db, patientId),
    lastMessage: await findLatestMessage(db, patientId),
  }
}

export function listDeviceReports(db: Db, patientId: PatientId): Promise<DeviceReportRow[]> {
  return db
    .selectFrom('devices')
    .select(['last_heard_at', 'pending_count', 'oldest_pending_at', 'clock_skew_ms'])
    .where('patient_id', '=', patientId)
    .execute()
}

function listRecent(db: Db, patientId: PatientId) {
  return db
    .selectFrom('symptom_entries')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where('deleted_at', 'is', null)
    .orderBy('occurred_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(recentCheckIns)
    .execute()
}

type LatestOf = Pick<RosterFacts['patient'], 'latest_symptom_id' | 'latest_triage_id'>

/** Read through the references in the patient's row, so that no history is searched (latest-records.repo.ts). */
async function findEntry(db: Db, { latest_symptom_id: id }: LatestOf): Promise<SymptomRow | undefined> {
  if (id === null) return undefined
  return db.selectFrom('symptom_entries').selectAll().where('id', '=', id).executeTakeFirst()
}

async function findTriageResult(db: Db, { latest_triage_id: id }: LatestOf) {
  if (id === null) return undefined
  return db
    .selectFrom('triage_results')
    .select(['result', 'occurred_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

function listOpenAlerts(db: Db, patientId: PatientId) {
  return db
    .selectFrom('alerts')
    .select(['severity', 'created_at'])
    .where('patient_id', '=', patientId)
    .where('is_resolved', '=', 0)
    .execute()
}
