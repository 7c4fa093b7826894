import { linkPatient } from '@second-wind/api/care/roster/link-patient'
import { insertClinician } from '@second-wind/api/platform/authentication/clinician.repo'
import { revokeDevice } from '@second-wind/api/platform/authentication/linked-devices'
import { clinicianSessionPath, sessionPath } from '@second-wind/core/access/contract/session'
import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import { minuteMs, dayMs } from '@second-wind/core/platform/moment'
import type { RealApi } from '../../../support/open-real-api.ts'

/** Every kind of caller. `owns` is the patient whose record the caller may see, if any. */
export type Principal = {
  name: string
  kind: 'none' | 'patient' | 'clinician'
  id?: number
  owns?: 1 | 2
  cookie?: string
  /** The error code of a caller who may do nothing. */
  shutOut?: 'unauthorised' | 'reauth_required' | 'revoked'
  isStale?: true
}

/** Time passes while they sign in, so that each is what its name says when this is over. */
export async function createPrincipals(api: RealApi): Promise<Principal[]> {
  await addClinicians(api)
  const dormant = await api.signInPatient(1)
  api.clock.advance(150 * dayMs)
  const stale = await api.signInPatient(1)
  api.clock.advance(31 * dayMs)
  const idle = await api.signInClinician(4)
  api.clock.advance(11 * minuteMs)

  const [a, b, gone] = [await api.signInPatient(1), await api.signInPatient(2), await api.signInPatient(1)]
  await revokeDevice(api.db, gone.deviceId, { nowMs: api.clock.now(), isLost: true })
  const [sharing, other, withdrawn, disabled] = await Promise.all([1, 2, 3, 5].map(api.signInClinician))
  await withdrawShare(api, 3)
  await api.db
    .updateTable('clinician_accounts')
    .set({ disabled_at: '2026-11-20T09:00:00.000Z' })
    .where('clinician_id', '=', clinicianId.parse(5))
    .execute()

  const clinician = { kind: 'clinician' } as const
  const patient = { kind: 'patient' } as const
  const principals: Principal[] = [
    { name: 'nobody', kind: 'none', shutOut: 'unauthorised' },
    { name: 'a clinician who has been idle', ...clinician, ...idle, shutOut: 'unauthorised' },
    { name: 'a clinician whose account is off', ...clinician, ...disabled, shutOut: 'unauthorised' },
    { name: 'a clinician from whom sharing was withdrawn', ...clinician, ...withdrawn, id: 3 },
    { name: 'a clinician of another patient', ...clinician, ...other, id: 2, owns: 2 },
    { name: 'a clinician with a share', ...clinician, ...sharing, id: 1, owns: 1 },
    { name: 'a dormant phone', ...patient, ...dormant, shutOut: 'reauth_required' },
    { name: 'a revoked phone', ...patient, ...gone, shutOut: 'revoked' },
    { name: 'a stale phone', ...patient, ...stale, id: 1, owns: 1, isStale: true },
    { name: 'another patient', ...patient, ...b, id: 2, owns: 2 },
    { name: 'the patient', ...patient, ...a, id: 1, owns: 1 },
  ]
  // The first call of a session is noted; no later one within a minute is.
  for (const { cookie } of principals) {
    await api.as(cookie).get(sessionPath)
    await api.as(cookie).get(clinicianSessionPath)
  }
  return principals
}

async function addClinicians({ db }: RealApi): Promise<void> {
  for (const id of [3, 4, 5].map((number) => clinicianId.parse(number))) {
    await insertClinician(db, { id, name: 'Sam Field', title: 'Dr.', department: 'Respiratory Medicine' })
    await linkPatient(db, id, patientId.parse(1), '2026-11-01T09:00:00.000Z')
  }
}

async function withdrawShare({ db }: RealApi, id: number): Promise<void> {
  const linkedClinicianId = clinicianId.parse(id)
  await db.deleteFrom('roster_rows').where('clinician_id', '=', linkedClinicianId).execute()
  await db.deleteFrom('care_links').where('clinician_id', '=', linkedClinicianId).execute()
}
