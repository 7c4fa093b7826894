import { dashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import type { PatientRecord, RecordCheck } from '@second-wind/core/care/contract/patient-record'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import { dayMs } from '@second-wind/core/platform/moment'
import { countedTimeMs } from '@second-wind/core/records/clock-doubt'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { requireShare } from '../../platform/authentication/require-share.ts'
import type { Db } from '../../platform/db/database.ts'
import { iso } from '../../platform/iso.ts'
import { findApprovedIdentity } from '../../records/profile/approved-identity.repo.ts'
import { getPatient } from '../../records/profile/patients.repo.ts'
import { listFormerUsualDays } from '../../records/profile/profile-history.repo.ts'
import { listTriageSince } from '../../records/triage/triage.repo.ts'
import { listPatientAlerts } from '../alerts/listed-alerts.repo.ts'
import { listCallNotes } from '../calls/call-notes.repo.ts'
import { listSentMessages } from '../messages/messages.repo.ts'
import { refreshExpiredRows } from '../roster/refresh-roster.ts'
import { getStoredRowsByClinician } from '../roster/roster.repo.ts'
import { listThresholdChanges } from '../thresholds/thresholds.repo.ts'
import { findIdentityCheck } from './identity-check.repo.ts'
import { listRecordEntries } from './record-entries.repo.ts'

/**
 * Everything the server stores about a patient who shares with this clinician. Call it in a transaction, so that all
 * parts are of the same moment.
 *
 * @throws ApiError not_found when the share ended after the request was authorised
 */
export async function getPatientRecord(
  trx: Db,
  { actor, patientId }: { actor: ClinicianActor; patientId: PatientId },
  { days, nowMs }: { days: number; nowMs: number },
): Promise<PatientRecord> {
  await requireShare(trx, actor, patientId)
  const sinceMs = nowMs - days * dayMs
  const since = iso(sinceMs)
  await refreshExpiredRows(trx, actor.id, nowMs)
  const identityCheck = await findIdentityCheck(trx, patientId)
  return {
    profile: await readProfile(trx, patientId, sinceMs),
    summary: await getRosterRow(trx, patientId, actor.id),
    days,
    symptoms: await listRecordEntries(trx, patientId, sinceMs),
    triage: await listChecks(trx, patientId, { sinceMs, nowMs }),
    alerts: await listPatientAlerts(trx, patientId, since),
    messages: await listSentMessages(trx, patientId, since),
    calls: await listCallNotes(trx, patientId, since),
    thresholdChanges: await listThresholdChanges(trx, patientId),
    ...(identityCheck && { identityCheck }),
    ...(await readApprovedIdentity(trx, patientId)),
  }
}

/** Newest first, by the time that counts. */
async function listChecks(
  trx: Db,
  patientId: PatientId,
  { sinceMs, nowMs }: { sinceMs: number; nowMs: number },
) {
  const timeMs = (check: RecordCheck) => countedTimeMs(check.createdAt, check, nowMs)
  const checks = await listTriageSince(trx, patientId, sinceMs)
  return checks.toSorted((a, b) => timeMs(b) - timeMs(a))
}

/** Includes the usual days that were replaced: entries up to then are still compared with them. */
async function readProfile(
  trx: Db,
  patientId: PatientId,
  sinceMs: number,
): Promise<PatientRecord['profile']> {
  const formerUsualDays = await listFormerUsualDays(trx, patientId, sinceMs)
  return { ...(await getPatient(trx, patientId)), ...(formerUsualDays.length > 0 && { formerUsualDays }) }
}

async function getRosterRow(trx: Db, patientId: PatientId, clinicianId: ClinicianId) {
  const row = (await getStoredRowsByClinician(trx, patientId)).get(clinicianId)
  if (row === undefined) throw new Error('a linked patient is not in the roster')
  return dashboardPatient.parse(JSON.parse(row.text))
}

async function readApprovedIdentity(
  trx: Db,
  patientId: PatientId,
): Promise<Pick<PatientRecord, 'approvedIdentity'>> {
  const found = await findApprovedIdentity(trx, patientId)
  if (!found) return {}
  const { approved_name: name, approved_date_of_birth: dateOfBirth, approved_at: at } = found
  const who = clinicianName(found)
  return { approvedIdentity: { name, ...(dateOfBirth !== null && { dateOfBirth }), who, at } }
}
