import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import { linkPatient } from '../../care/roster/link-patient.ts'
import { shareObject } from '../../platform/audit/ended-share.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { hasShare } from '../../platform/authentication/clinician.repo.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { iso } from '../../platform/iso.ts'
import type { JoinRow } from '../join/joins.repo.ts'
import { insertConsent } from './consents.repo.ts'

/** Stores the consent and lets the clinician see the record from the next request on. */
export async function startShare(
  trx: Db,
  { clock, newId }: Pick<RealDeps, 'clock' | 'newId'>,
  { patientId, clinicianId, join }: { patientId: PatientId; clinicianId: ClinicianId; join: JoinRow },
): Promise<void> {
  await insertConsent(trx, {
    id: newId(),
    patient_id: patientId,
    clinician_id: clinicianId,
    text_version: join.text_version,
    text_sha256: join.text_sha256,
    given_at: iso(join.consented_ms),
    device_id: join.device_id,
    withdrawn_at: null,
  })
  const at = iso(clock.now())
  const actor = { kind: 'patient', id: patientId } as const
  const agreed = `clinician ${clinicianId}, text ${join.text_version}`
  await writeAudit(trx, { at, actor, action: 'consent.give', patientId, object: agreed })
  if (await hasShare(trx, clinicianId, patientId)) return
  await linkPatient(trx, clinicianId, patientId, at)
  await writeAudit(trx, {
    at,
    actor,
    action: 'share.start',
    patientId,
    object: shareObject({ clinicianId, since: at }),
  })
}
