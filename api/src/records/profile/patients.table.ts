import { type Patient, type Profile, settings } from '@second-wind/core/records/patient'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Tables } from '../../platform/db/database.ts'

type Row = Selectable<Tables['patients']>
export type ProfileColumns = Omit<
  Row,
  | 'id'
  | 'version'
  | 'created_at'
  | 'latest_symptom_id'
  | 'latest_symptom_ms'
  | 'latest_triage_id'
  | 'latest_triage_ms'
>

const texts = z.array(z.string())

export function toPatient(row: Row, alertCount: number): Patient {
  return {
    ...toProfile(row),
    id: row.id,
    alertCount,
    createdAt: row.created_at,
    version: row.version,
  }
}

export function toProfile(row: ProfileColumns): Profile {
  return {
    name: row.name,
    email: row.email,
    username: row.username,
    age: row.age,
    gender: row.gender,
    location: row.location,
    conditions: toConditions(row.conditions),
    isVulnerable: row.is_vulnerable === 1,
    companionAvatar: row.companion_avatar,
    ...(row.respiratory_diagnosis !== null && { respiratoryDiagnosis: row.respiratory_diagnosis }),
    ...(row.phone !== null && { phone: row.phone }),
    ...(row.nation !== null && { nation: row.nation }),
    ...(row.inhaler !== null && { inhaler: row.inhaler }),
    ...(row.peak_flow_best_lpm !== null && { peakFlowBestLpm: row.peak_flow_best_lpm }),
    ...(row.settings !== null && { settings: settings.parse(JSON.parse(row.settings)) }),
  }
}

const toConditions = (json: string): string[] => texts.parse(JSON.parse(json))

export function toProfileColumns(profile: Profile): ProfileColumns {
  return {
    name: profile.name,
    email: profile.email,
    username: profile.username,
    age: profile.age,
    gender: profile.gender,
    location: profile.location,
    conditions: JSON.stringify(profile.conditions),
    respiratory_diagnosis: profile.respiratoryDiagnosis ?? null,
    is_vulnerable: profile.isVulnerable ? 1 : 0,
    companion_avatar: profile.companionAvatar,
    phone: profile.phone ?? null,
    nation: profile.nation ?? null,
    inhaler: profile.inhaler ?? null,
    peak_flow_best_lpm: profile.peakFlowBestLpm ?? null,
    settings: profile.settings ? JSON.stringify(profile.settings) : null,
  }
}

/** What the patient edits of all that is known of them. */
export function pickProfile(patient: Patient): Profile {
  const { id: _id, alertCount: _alertCount, createdAt: _createdAt, version: _version, ...profile } = patient
  return profile
}
