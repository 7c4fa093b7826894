import type { Database } from 'better-sqlite3'

/**
 * How many revocations were repeated, and which patients in the restored database have been erased since the backup.
 */
export type RevocationCounts = { endings: Record<string, number>; erasedSince: number[] }

/**
 * Each row: the table, its key, and the column that shows that something ended. Where a column is not enough, `isOver`
 * is the condition in the replaced database and `isOpen` the one in the restored database. Only what the replaced
 * database marks as ended counts; a missing row means nothing.
 */
const rules: readonly Rule[] = [
  { what: 'sessions', table: 'sessions', key: 'id', ended: 'revoked_ms', also: ['revoked_why'] },
  {
    what: 'phones',
    table: 'linked_devices',
    key: 'device_id',
    ended: 'revoked_at',
    also: ['wipe'],
    // A phone that was signed out may be reported lost later.
    isOpen: 'revoked_at is null or wipe < @wipe',
  },
  { what: 'consents', table: 'consents', key: 'id', ended: 'withdrawn_at' },
  { what: 'accounts', table: 'clinician_accounts', key: 'clinician_id', ended: 'disabled_at' },
  { what: 'removed passkeys', table: 'passkeys', key: 'credential_id', ended: 'removed_at' },
  { what: 'invitations', table: 'invites', key: 'id', ended: 'cancelled_ms' },
  {
    what: 'answers to invitations',
    table: 'joins',
    key: 'id',
    ended: 'decided_ms',
    also: ['name', 'age', 'device_label'],
    // If the replaced database is not trusted otherwise, the account that this join created is missing too.
    set: "state = 'declined'",
    isOver: "state in ('declined', 'claimed')",
    isOpen: "state in ('waiting', 'approved')",
  },
  { what: 'enrolments', table: 'enrolments', key: 'token_hash', ended: 'used_ms' },
  { what: 'used recovery codes', table: 'recovery_codes', key: 'code_hash', ended: 'used_at' },
]

type Rule = {
  what: string
  table: string
  key: string
  ended: string
  also?: readonly string[]
  set?: string
  isOver?: string
  isOpen?: string
}

/**
 * Repeats every withdrawn share, lost phone and closed account in the restored database, even if the replaced one is
 * not trusted otherwise: ending too much does less harm than reopening access.
 */
export function carryOverRevocations(from: Database, into: Database): RevocationCounts {
  const endings = Object.fromEntries(rules.map((rule) => [rule.what, reapplyRevocations(from, into, rule)]))
  return {
    endings: { ...endings, shares: deleteWithdrawnShares(into) },
    erasedSince: copyErasedPatients(from, into),
  }
}

function reapplyRevocations(
  from: Database,
  into: Database,
  { table, key, ended, also = [], set, isOver = `${ended} is not null`, isOpen = `${ended} is null` }: Rule,
): number {
  const columns = [ended, ...also]
  const changes = [...columns.map((column) => `${column} = @${column}`), ...(set ? [set] : [])].join(', ')
  const end = into.prepare(`update ${table} set ${changes} where ${key} = @${key} and (${isOpen})`)
  const over = from.prepare(`select ${key}, ${columns.join(', ')} from ${table} where ${isOver}`)
  return over.all().reduce<number>((sum, row) => sum + end.run(row).changes, 0)
}

/** Shares whose every consent was withdrawn. The clinicians' lists are rebuilt when the server starts. */
function deleteWithdrawnShares(into: Database): number {
  const consent = `select 1 from consents where consents.patient_id = care_links.patient_id
    and consents.clinician_id = care_links.clinician_id`
  const { changes } = into
    .prepare(
      `delete from care_links where exists (${consent}) and not exists (${consent} and withdrawn_at is null)`,
    )
    .run()
  // A list row without its share would violate the foreign key and fail the whole transaction.
  into.exec(`delete from roster_rows
    where (clinician_id, patient_id) not in (select clinician_id, patient_id from care_links)`)
  into.prepare("delete from meta where key = 'roster'").run()
  return changes
}

function copyErasedPatients(from: Database, into: Database): number[] {
  const note = into.prepare('insert or ignore into erased_patients values (@patient_id, @erased_at)')
  for (const row of from.prepare('select patient_id, erased_at from erased_patients').all()) note.run(row)
  return into
    .prepare('select id from patients where id in (select patient_id from erased_patients) order by id')
    .pluck()
    .all()
    .map(Number)
}
