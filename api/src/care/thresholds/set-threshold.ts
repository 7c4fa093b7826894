import type { PatientThreshold } from '@second-wind/core/care/contract/patient-record'
import type { PatientId } from '@second-wind/core/platform/ids'
import type { ChangeThreshold } from '@second-wind/core/records/usual-day'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { requireShare } from '../../platform/authentication/require-share.ts'
import type { Db } from '../../platform/db/database.ts'
import { iso } from '../../platform/iso.ts'
import { logChange } from '../../records/change-log.repo.ts'
import { getPatient } from '../../records/profile/patients.repo.ts'
import { refreshRoster } from '../roster/refresh-roster.ts'
import { insertThresholdChange, listThresholdChanges, replaceThreshold } from './thresholds.repo.ts'

type Change = PatientThreshold & { actor: ClinicianActor; patientId: PatientId; nowMs: number }

/**
 * A clinician sets what counts as a change for one patient. Every change is kept with its reason; the audit log has
 * neither. A repeated request changes nothing. Phones read the new threshold with the profile. Absolute warning signs
 * do not depend on it (ruling D-06).
 */
export async function setThreshold(trx: Db, change: Change): Promise<void> {
  const { actor, patientId, threshold, reason, nowMs } = change
  await requireShare(trx, actor, patientId)
  const [latest] = await listThresholdChanges(trx, patientId)
  if (latest?.reason === reason && isSame(latest.threshold, threshold)) return
  const { version } = await getPatient(trx, patientId)
  const at = iso(nowMs)
  await replaceThreshold(trx, patientId, threshold, version + 1)
  await insertThresholdChange(trx, {
    patient_id: patientId,
    clinician_id: actor.id,
    threshold: threshold && JSON.stringify(threshold),
    reason,
    changed_at: at,
  })
  const entityId = String(patientId)
  await logChange(trx, { patientId, entity: 'profile', entityId, originDeviceId: null })
  await refreshRoster(trx, patientId, nowMs)
  const object = threshold === null ? 'default' : 'own'
  await writeAudit(trx, { at, actor, action: 'threshold.set', patientId, object })
}

const isSame = (a: ChangeThreshold | null, b: ChangeThreshold | null): boolean =>
  a?.points === b?.points && a?.days === b?.days
