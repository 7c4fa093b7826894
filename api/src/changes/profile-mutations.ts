import { applyPatch } from '@second-wind/core/platform/apply-patch'
import { addDays, epochMs } from '@second-wind/core/platform/moment'
import { hasHiddenCharacter, hiddenCharacterInName } from '@second-wind/core/records/new-name'
import type { Profile, ProfilePatch } from '@second-wind/core/records/patient'
import type { UsualDay } from '@second-wind/core/records/usual-day'
import type { PatientWork } from '../care/patient-work.ts'
import { iso, ukDay } from '../platform/iso.ts'
import { findPatient, insertPatient, replaceProfile, setCreatedAt } from '../records/profile/patients.repo.ts'
import { pickProfile } from '../records/profile/patients.table.ts'
import { saveOverwrittenFields } from '../records/profile/profile-history.repo.ts'
import type { IncomingChange } from './incoming-change.ts'
import { notApplied, type NotApplied } from './not-applied.ts'
import { removeSampleHistory } from './remove-sample-history.ts'

/** Field by field, the last one to arrive wins; what it overwrites is kept. */
export async function patchProfile(
  work: PatientWork,
  change: IncomingChange,
  patch: ProfilePatch,
): Promise<NotApplied | undefined> {
  if (isOtherPatient(change)) return notApplied('not_permitted')
  if (isSetLater(change, patch.usualDay) || isSetEarlier(change, patch.usualDay))
    return notApplied('invalid_payload', 'usualDay.setOn')
  const trx = await work.written()
  const patient = await findPatient(trx, change.patientId)
  if (!patient) return notApplied('parent_unknown')
  if (patch.name !== undefined && isNewHiddenName(patient.name, patch.name)) return hiddenName
  const before = pickProfile(patient)
  const after = applyPatch(before, datedUsualDay(change, patch))
  await saveOverwrittenFields(trx, change, before, after, patient.version)
  await replaceProfile(trx, patient.id, after, patient.version + 1)
  await work.readAgain()
  return undefined
}

/** Creates the profile, or replaces one. In the demo it replaces the sample person, whose history is removed. */
export async function createProfile(
  work: PatientWork,
  change: IncomingChange,
  profile: Profile,
): Promise<NotApplied | undefined> {
  if (isOtherPatient(change)) return notApplied('not_permitted')
  if (isSetLater(change, profile.usualDay)) return notApplied('invalid_payload', 'usualDay.setOn')
  const trx = await work.written()
  const patient = await findPatient(trx, change.patientId)
  if (isNewHiddenName(patient?.name, profile.name)) return hiddenName
  const at = iso(change.latestMs)
  if (!patient) {
    await insertPatient(trx, change.patientId, profile, at)
    await work.readAgain()
    return undefined
  }
  await saveOverwrittenFields(trx, change, pickProfile(patient), profile, patient.version)
  await replaceProfile(trx, patient.id, profile, patient.version + 1)
  // A person who used the app before joining counts as a patient only from the time of joining.
  if (change.latestMs > epochMs(patient.createdAt)) await setCreatedAt(trx, patient.id, at)
  await removeSampleHistory(trx, patient.id, change.moment.received_at)
  await work.readAgain()
  return undefined
}

/** A name with a hidden character stays only where it is stored already. */
const isNewHiddenName = (stored: string | undefined, name: string): boolean =>
  name !== stored && hasHiddenCharacter(name)

const hiddenName = notApplied('invalid_payload', 'name', hiddenCharacterInName)

/** Not yet today anywhere on earth: such a usual day would count for no entry until then (HZ-37). */
const isSetLater = ({ moment }: IncomingChange, usual: UsualDay | null | undefined): boolean =>
  usual !== null && usual !== undefined && usual.setOn > addDays(moment.received_at.slice(0, 10), 1)

/**
 * A usual day of a past date would count for the entries since then, so it is dated on the day of its change: the day of
 * its arrival if the phone's clock is in doubt (HZ-37).
 */
function datedUsualDay({ moment }: IncomingChange, patch: ProfilePatch): ProfilePatch {
  const { usualDay } = patch
  if (!usualDay) return patch
  const madeOn = moment.clock_suspect === 1 ? ukDay(epochMs(moment.received_at)) : moment.local_date
  return usualDay.setOn < madeOn ? { ...patch, usualDay: { ...usualDay, setOn: madeOn } } : patch
}

/** Further back than a change at midnight explains. */
const isSetEarlier = ({ moment }: IncomingChange, usual: UsualDay | null | undefined): boolean =>
  usual !== null && usual !== undefined && usual.setOn < addDays(moment.local_date, -1)

/** A profile is identified by its patient's number. */
const isOtherPatient = ({ isEntityNamed, entityId, patientId }: IncomingChange): boolean =>
  isEntityNamed && entityId !== String(patientId)
