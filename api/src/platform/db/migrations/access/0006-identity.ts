import { type Kysely, sql } from 'kysely'

/** Accounts, sign-in methods and consents, used in real mode only (decision 030). */
export async function addIdentity(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...sessions, ...invitations, ...secondPhones, ...proofs, ...erasure]) {
    await sql.raw(statement).execute(db)
  }
}

const sessions = [
  `create table sessions (
    id text primary key,
    token_hash text not null unique,
    actor_kind text not null check (actor_kind in ('patient', 'clinician')),
    actor_id integer not null,
    device_id text,
    created_ms bigint not null,
    authenticated_ms bigint not null,
    last_seen_ms bigint,
    last_user_ms bigint not null,
    stepped_up_ms bigint,
    revoked_ms bigint,
    revoked_why text
  )`,
  'create index sessions_by_actor on sessions (actor_kind, actor_id, created_ms)',
  'create index sessions_by_device on sessions (device_id)',
  `create table linked_devices (
    device_id text primary key,
    patient_id integer not null references patients (id),
    label text not null,
    public_key text not null,
    linked_at text not null,
    authenticated_ms bigint not null,
    revoked_at text,
    wipe integer not null default 0
  )`,
  'create index linked_devices_by_patient on linked_devices (patient_id, linked_at)',
]

const invitations = [
  `create table invites (
    id text primary key,
    clinician_id integer not null references clinicians (id),
    token_hash text not null unique,
    code_hash text not null unique,
    handover text not null check (handover in ('in_person', 'letter')),
    created_ms bigint not null,
    expires_ms bigint not null,
    cancelled_ms bigint
  )`,
  'create index invites_by_clinician on invites (clinician_id, created_ms)',
  `create table joins (
    id text primary key,
    invite_id text not null references invites (id),
    secret_hash text not null unique,
    device_id text not null,
    device_key text not null,
    device_label text not null,
    name text not null,
    age integer not null,
    words text not null,
    text_version text not null,
    text_sha256 text not null,
    consented_ms bigint not null,
    state text not null check (state in ('waiting', 'approved', 'declined', 'claimed')),
    patient_id integer,
    decided_ms bigint,
    expires_ms bigint not null
  )`,
  'create index joins_by_invite on joins (invite_id)',
  `create table consents (
    id text primary key,
    patient_id integer not null,
    clinician_id integer not null references clinicians (id),
    text_version text not null,
    text_sha256 text not null,
    given_at text not null,
    device_id text,
    withdrawn_at text
  )`,
  'create index consents_by_patient on consents (patient_id, clinician_id)',
]

const secondPhones = [
  `create table device_links (
    id text primary key,
    code_hash text not null unique,
    secret_hash text not null unique,
    device_id text not null,
    device_key text not null,
    device_label text not null,
    words text not null,
    patient_id integer,
    state text not null check (state in ('waiting', 'approved', 'declined', 'claimed')),
    created_ms bigint not null,
    expires_ms bigint not null
  )`,
]

const proofs = [
  `create table clinician_accounts (
    clinician_id integer primary key references clinicians (id),
    username text not null unique,
    created_at text not null,
    disabled_at text,
    password_hash text,
    totp_secret text,
    totp_last_step bigint
  )`,
  `create table enrolments (
    token_hash text primary key,
    clinician_id integer not null references clinicians (id),
    created_ms bigint not null,
    expires_ms bigint not null,
    used_ms bigint
  )`,
  `create table passkeys (
    credential_id text primary key,
    owner_kind text not null check (owner_kind in ('patient', 'clinician')),
    owner_id integer not null,
    public_key text not null,
    counter bigint not null,
    transports text,
    label text not null,
    created_at text not null,
    last_used_at text
  )`,
  'create index passkeys_by_owner on passkeys (owner_kind, owner_id)',
  `create table challenges (
    id text primary key,
    purpose text not null,
    owner_kind text,
    owner_id integer,
    device_id text,
    challenge text not null,
    expires_ms bigint not null
  )`,
  `create table recovery_codes (
    code_hash text primary key,
    owner_kind text not null check (owner_kind in ('patient', 'clinician')),
    owner_id integer not null,
    created_at text not null,
    used_at text
  )`,
  'create index recovery_codes_by_owner on recovery_codes (owner_kind, owner_id)',
]

/** Their numbers are never reused, and what an old phone still sends is refused. */
const erasure = [`create table erased_patients (patient_id integer primary key, erased_at text not null)`]
