import type { PatientId } from '@second-wind/core/platform/ids'
import type { EntityKind } from '@second-wind/core/sync/mutation'
import type { Generated } from 'kysely'
import type { Flag, JsonText } from './columns.ts'

/** A phone's last report about itself. Phones create device ids, so an id is unique only for one patient. */
type DevicesTable = {
  device_id: string
  patient_id: PatientId
  last_heard_at: string
  pending_count: number
  oldest_pending_at: string | null
  /** Phone clock minus server clock. */
  clock_skew_ms: number | null
  app_version: string | null
  protocol: number | null
}

/** The outcome of every change that ever arrived, so that none has an effect twice. */
type ReceiptsTable = {
  mutation_id: string
  owner_id: PatientId
  device_id: string | null
  client_seq: number | null
  kind: string
  entity_id: string
  payload_hash: string
  outcome: 'applied' | 'rejected'
  error: JsonText | null
  /** Status and body of the REST response, for a repeat with the same key. */
  reply: JsonText | null
  received_at: string
}

/** One row per record, moved to the end whenever the record changes; phones read it to catch up. */
type ChangeLogTable = {
  seq: Generated<number>
  patient_id: PatientId
  entity: EntityKind
  entity_id: string
  is_deleted: Flag
  /** The phone that made the change and therefore does not need it. */
  origin_device_id: string | null
}

/** Rejected changes as they arrived, so that nothing clinical exists only on a phone. */
type QuarantineTable = {
  id: Generated<number>
  mutation_id: string
  owner_id: PatientId
  device_id: string | null
  code: string
  field: string | null
  raw: JsonText
  payload_hash: string
  received_at: string
}

export type SyncTables = {
  devices: DevicesTable
  receipts: ReceiptsTable
  change_log: ChangeLogTable
  quarantine: QuarantineTable
}
