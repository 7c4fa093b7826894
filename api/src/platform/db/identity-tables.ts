import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import type { Flag } from './columns.ts'

/**
 * The tables of real mode. Secrets are kept as hashes (identity/secrets.ts), never as they are. Columns called
 * `..._at` hold ISO 8601, `..._ms` epoch milliseconds.
 */
export type IdentityTables = {
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
  /** Their numbers are given to nobody else. */
  erased_patients: { patient_id: PatientId; erased_at: string }
}

type OwnerKind = 'patient' | 'clinician'
type JoinState = 'waiting' | 'approved' | 'declined' | 'claimed'

/** A signed-in browser. An ended session stays, so that its cookie is known as ended. */
export type SessionsTable = {
  id: string
  token_hash: string
  actor_kind: OwnerKind
  actor_id: number
  /** The patient's phone; null for clinicians. */
  device_id: string | null
  created_ms: number
  /** When somebody last proved who they are, not merely that the phone is the same. */
  authenticated_ms: number
  /** Null until the cookie has come back for the first time. */
  last_seen_ms: number | null
  /** When a person last did something; polls do not count. */
  last_user_ms: number
  stepped_up_ms: number | null
  revoked_ms: number | null
  revoked_why: RevocationReason | null
}

/** A phone is told only of `revoked`, `lost` and `erased`; after any other it is simply signed out. */
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
  /** As the person reads it: "Chrome on Android". */
  label: string
  /** JSON Web Key, P-256. */
  public_key: string
  linked_at: string
  /** The newest full authentication on it. */
  authenticated_ms: number
  revoked_at: string | null
  /** Reported lost: what it holds is to be deleted when it is next heard. */
  wipe: Flag
}

type InvitationsTable = {
  id: string
  clinician_id: ClinicianId
  token_hash: string
  code_hash: string
  handover: 'in_person' | 'letter'
  /** Whose record a new phone is to open; null: somebody who has none here. */
  patient_id: PatientId | null
  created_ms: number
  expires_ms: number
  cancelled_ms: number | null
}

/** Somebody has opened an invite and agreed; the clinician decides. */
type JoinsTable = {
  id: string
  invite_id: string
  secret_hash: string
  device_id: string
  device_key: string
  device_label: string
  name: string
  age: number
  /** The two words that both sides compare. */
  words: string
  text_version: string
  text_sha256: string
  consented_ms: number
  state: JoinState
  /** Of an invitation for a new phone from the start, of any other once it is claimed. */
  patient_id: PatientId | null
  decided_ms: number | null
  expires_ms: number
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
  /** The 30-second step of the last code that was taken: none is taken twice. */
  totp_last_step: number | null
}

type EnrolmentsTable = {
  token_hash: string
  clinician_id: ClinicianId
  created_ms: number
  expires_ms: number
  /** Used, or ended by another link or with the account. */
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
  /** It signs nobody in any more. */
  removed_at: string | null
}

/** Used once, then deleted. */
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
  /** The patient's phone that has signed in with it; null for clinicians, and where a newer code has ended it. */
  used_on_device: string | null
}
