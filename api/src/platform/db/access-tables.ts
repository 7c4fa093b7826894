import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import type { Identity } from '@second-wind/core/records/identity'
import type { Flag } from './columns.ts'
import type { ColumnsOf } from './map-columns.ts'

/**
 * The tables of real mode. Secrets are stored only as hashes (authentication/secrets.ts). Columns named `..._at` hold ISO
 * 8601, `..._ms` epoch milliseconds.
 */
export type AccessTables = {
  sessions: SessionsTable
  linked_devices: LinkedDevicesTable
  invites: InvitationsTable
  joins: JoinsTable
  consents: ConsentsTable
  device_links: DeviceLinksTable
  clinician_accounts: ClinicianAccountsTable
  enrolments: EnrolmentsTable
  passkeys: PasskeysTable
  challenges: ChallengesTable
  recovery_codes: RecoveryCodesTable
  /** Their numbers are never reused. */
  erased_patients: { patient_id: PatientId; erased_at: string }
}

type OwnerKind = 'patient' | 'clinician'
type JoinState = 'waiting' | 'approved' | 'declined' | 'claimed'

/** A signed-in browser. Ended sessions stay, so that their cookie is recognised as ended. */
export type SessionsTable = {
  id: string
  token_hash: string
  actor_kind: OwnerKind
  actor_id: number
  /** The patient's phone; null for clinicians. */
  device_id: string | null
  created_ms: number
  /** When the person, and not just the phone, last proved their identity. */
  authenticated_ms: number
  /** Null until the cookie is first sent back. */
  last_seen_ms: number | null
  /** When a person was last active; polls do not count. */
  last_user_ms: number
  stepped_up_ms: number | null
  revoked_ms: number | null
  revoked_why: RevocationReason | null
}

/** A phone learns only of `revoked`, `lost` and `erased`; after any other reason it is simply signed out. */
export type RevocationReason =
  | 'signed_out'
  | 'replaced'
  | 'too_many'
  | 'ran_out'
  | 'disabled'
  | 'revoked'
  | 'lost'
  | 'erased'

/** A phone that may act for a patient. */
type LinkedDevicesTable = {
  device_id: string
  patient_id: PatientId
  /** As shown to the person: "Chrome on Android". */
  label: string
  /** JSON Web Key, P-256. */
  public_key: string
  linked_at: string
  /** Null: by a version that did not store it. */
  linked_by: 'passkey' | 'code' | 'invitation' | null
  /** The newest full authentication on this phone. */
  authenticated_ms: number
  revoked_at: string | null
  /** Reported lost: its data is deleted at its next contact. */
  wipe: Flag
}

type InvitationsTable = ColumnsOf<Identity> & {
  id: string
  clinician_id: ClinicianId
  token_hash: string
  code_hash: string
  handover: 'in_person' | 'letter'
  /** The record that the invitation opens on a new phone; null for a person without one. */
  patient_id: PatientId | null
  created_ms: number
  expires_ms: number
  cancelled_ms: number | null
}

/** A person has opened an invitation and agreed; the clinician decides. */
type JoinsTable = {
  id: string
  invite_id: string
  secret_hash: string
  device_id: string
  device_key: string
  device_label: string
  name: string
  age: number
  /** The verification phrase that both sides compare. */
  words: string
  text_version: string
  text_sha256: string
  consented_ms: number
  state: JoinState
  /** Set from the start for a new phone's invitation, otherwise once the join is claimed. */
  patient_id: PatientId | null
  decided_ms: number | null
  expires_ms: number
  /** An approved new phone may be claimed from then on; null: at once. */
  held_until_ms: number | null
}

type ConsentsTable = {
  id: string
  patient_id: PatientId
  clinician_id: ClinicianId
  text_version: string
  text_sha256: string
  given_at: string
  device_id: string | null
  withdrawn_at: string | null
}

/** A second phone asks to be linked; the first approves. */
type DeviceLinksTable = {
  id: string
  code_hash: string
  secret_hash: string
  device_id: string
  device_key: string
  device_label: string
  words: string
  patient_id: PatientId | null
  state: JoinState
  created_ms: number
  expires_ms: number
}

type ClinicianAccountsTable = {
  clinician_id: ClinicianId
  username: string
  created_at: string
  disabled_at: string | null
  password_hash: string | null
  totp_secret: string | null
  /** The 30-second step of the last accepted code, so that no code is accepted twice. */
  totp_last_step: number | null
}

type EnrolmentsTable = {
  token_hash: string
  clinician_id: ClinicianId
  created_ms: number
  expires_ms: number
  /** Used, replaced by another link, or ended with the account. */
  used_ms: number | null
}

type PasskeysTable = {
  credential_id: string
  owner_kind: OwnerKind
  owner_id: number
  public_key: string
  counter: number
  /** JSON text: a list of strings. */
  transports: string | null
  label: string
  created_at: string
  last_used_at: string | null
  /** A removed passkey no longer signs in. */
  removed_at: string | null
}

type ChallengesTable = {
  id: string
  purpose: string
  owner_kind: OwnerKind | null
  owner_id: number | null
  device_id: string | null
  challenge: string
  expires_ms: number
}

type RecoveryCodesTable = {
  code_hash: string
  owner_kind: OwnerKind
  owner_id: number
  created_at: string
  used_at: string | null
  /** The patient's phone that signed in with it; null for clinicians, and once a newer code has replaced it. */
  used_on_device: string | null
}
