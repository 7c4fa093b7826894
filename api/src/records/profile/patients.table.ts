import { type Patient, profile as profileSchema, type Profile } from '@second-wind/core/records/patient'
import type { Selectable } from 'kysely'
import type { Tables } from '../../platform/db/database.ts'
import { type ColumnsOf, fromColumns, toColumns } from '../../platform/db/map-columns.ts'

export type ProfileColumns = ColumnsOf<Profile>

export function toPatient(row: Selectable<Tables['patients']>, alertCount: number): Patient {
  return {
    ...toProfile(row),
    id: row.id,
    alertCount,
    createdAt: row.created_at,
    version: row.version,
  }
}

/** Throws when the stored columns do not fit the schema. */
export const toProfile = (row: ProfileColumns): Profile => fromColumns(profileSchema, row)

export const toProfileColumns = (profile: Profile): ProfileColumns => toColumns(profileSchema, profile)

/** The part of a patient's data that the patient edits. */
export function pickProfile(patient: Patient): Profile {
  const { id: _id, alertCount: _alertCount, createdAt: _createdAt, version: _version, ...profile } = patient
  return profile
}
