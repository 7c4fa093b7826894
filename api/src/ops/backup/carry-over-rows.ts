import type { Database } from 'better-sqlite3'
import { extendAuditChain } from './extend-audit-chain.ts'

/** How many rows of each kind were carried over. */
export type RowCounts = Record<string, number>

/**
 * Missing rows are added. With `newestBy` (a key), existing rows are also updated from the replaced database. Parents
 * come before the rows that refer to them. What patients log is absent: their phones send it again.
 */
const rules: readonly Rule[] = [
  { what: 'clinicians', table: 'clinicians' },
  { what: 'clinician accounts', table: 'clinician_accounts', newestBy: 'clinician_id' },
  { what: 'enrolments', table: 'enrolments' },
  {
    what: 'patients who joined',
    table: 'patients',
    only: 'id in (select patient_id from linked_devices)',
    // These refer to entries that only the phone still has.
    without: ['latest_symptom_id', 'latest_symptom_ms', 'latest_triage_id', 'latest_triage_ms'],
  },
  { what: 'invitations', table: 'invites' },
  // A join that was claimed since the backup must not be pending again.
  { what: 'answers to invitations', table: 'joins', newestBy: 'id' },
  { what: 'consents', table: 'consents' },
  { what: 'shares', table: 'care_links' },
  { what: 'phones', table: 'linked_devices' },
  { what: 'passkeys', table: 'passkeys' },
  { what: 'recovery codes', table: 'recovery_codes' },
  // Step-up changes the cookie: the previous one must not become valid again.
  { what: 'sessions', table: 'sessions', newestBy: 'id' },
  { what: 'alerts', table: 'alerts', newestBy: 'id' },
  { what: 'messages', table: 'messages' },
  { what: 'message templates', table: 'message_templates', newestBy: 'id' },
]

type Rule = {
  what: string
  table: string
  newestBy?: string
  only?: string
  without?: readonly string[]
}

/**
 * Carries over what clinicians did since the backup, with its audit rows. The replaced database is trusted only if its
 * audit log continues from the end of the backup's.
 */
export function carryOverRows(from: Database, into: Database): RowCounts | undefined {
  const auditRowCount = extendAuditChain(from, into)
  if (auditRowCount === undefined) return undefined
  const acts = Object.fromEntries(rules.map((rule) => [rule.what, copyRows(from, into, rule)]))
  logCarriedOverChanges(into)
  return { ...acts, 'audit log rows': auditRowCount }
}

function copyRows(
  from: Database,
  into: Database,
  { table, newestBy, only = 'true', without = [] }: Rule,
): number {
  const known = columnsOf(from, table)
  const columns = columnsOf(into, table).filter((name) => known.includes(name) && !without.includes(name))
  const each = (prefix: string) => columns.map((name) => prefix + name).join(', ')
  const conflict =
    newestBy === undefined
      ? 'do nothing'
      : `(${newestBy}) do update set (${each('')}) = (${each('excluded.')}) where (${each(`${table}.`)}) is not (${each('excluded.')})`
  const put = into.prepare(`insert into ${table} (${each('')}) values (${each('@')}) on conflict ${conflict}`)
  const rows = from.prepare(`select ${each('')} from ${table} where ${only}`).all()
  return rows.reduce<number>((sum, row) => sum + put.run(row).changes, 0)
}

const columnsOf = (database: Database, table: string): string[] =>
  database.prepare('select name from pragma_table_info(?)').pluck().all(table).map(String)

/** Phones learn what to read from the change log. */
function logCarriedOverChanges(into: Database): void {
  into.exec(`
    insert into change_log (patient_id, entity, entity_id, is_deleted)
      select id, 'profile', cast(id as text), 0 from patients where true on conflict do nothing;
    insert into change_log (patient_id, entity, entity_id, is_deleted)
      select patient_id, 'messages', id, 0 from messages where true order by sent_at on conflict do nothing;
  `)
}
