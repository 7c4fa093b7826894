import { identity as identitySchema, type Identity } from '@second-wind/core/records/identity'
import { type Patient, profile as profileSchema, type Profile } from '@second-wind/core/records/patient'
import { changeThreshold } from '@second-wind/core/records/usual-day'
import type { Selectable } from 'kysely'
import type { Tables } from '../../platform/db/database.ts'
import { type ColumnsOf, fromColumns, toColumns } from '../../platform/db/map-columns.ts'

export type IdentityColumns = ColumnsOf<Identity>
export type PatientRow = Selectable<Tables['patients']>
export type ProfileColumns = ColumnsOf<Profile>

/** `since`: when the oldest open alert was raised. `closedAt`: when a clinician last closed one. */
export type AlertTimes = { since?: string; closedAt?: string }

export function toPatient(
  row: PatientRow,
  alertCount: number,
  { since, closedAt }: AlertTimes = {},
): Patient {
  return {
    ...toProfile(row),
    ...toIdentity(row),
    id: row.id,
    alertCount,
    ...(since !== undefined && { openAlertSince: since }),
    ...(closedAt !== undefined && { alertClosedAt: closedAt }),
    ...(row.change_threshold !== null && {
      changeThreshold: changeThreshold.parse(JSON.parse(row.change_threshold)),
    }),
    createdAt: row.created_at,
    version: row.version,
  }
}

/** Throws when the stored columns do not fit the schema. */
export const toProfile = (row: ProfileColumns): Profile => fromColumns(profileSchema, row)

export const toIdentity = (row: IdentityColumns): Identity => fromColumns(identitySchema, row)

export const toIdentityColumns = (identity: Identity): IdentityColumns => toColumns(identitySchema, identity)

export const toProfileColumns = (profile: Profile): ProfileColumns => toColumns(profileSchema, profile)

/** The part of a patient's data that the patient edits. */
export function pickProfile(patient: Patient): Profile {
  const {
    id: _id,
    alertCount: _alertCount,
    openAlertSince: _openAlertSince,
    alertClosedAt: _alertClosedAt,
    changeThreshold: _changeThreshold,
    createdAt: _createdAt,
    version: _version,
    dateOfBirth: _dateOfBirth,
    nhsNumber: _nhsNumber,
    ...profile
  } = patient
  return profile
}
