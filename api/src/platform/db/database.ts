import type { Kysely } from 'kysely'
import type { AuditTable } from '../audit/audit.table.ts'
import type { AccessTables } from './access-tables.ts'
import type { ClinicTables } from './clinic-tables.ts'
import type { RecordTables } from './record-tables.ts'
import type { SyncTables } from './sync-tables.ts'

export type Tables = RecordTables &
  ClinicTables &
  SyncTables &
  AccessTables & {
    audit: AuditTable
    meta: { key: string; value: string }
  }

/** The database or a transaction on it. */
export type Db = Kysely<Tables>
