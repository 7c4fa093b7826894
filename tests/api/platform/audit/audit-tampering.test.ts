import { type AuditRow, hashAuditRow } from '@second-wind/api/platform/audit/audit-chain'
import { verifyChain } from '@second-wind/api/platform/audit/verify-chain'
import { writeAudit } from '@second-wind/api/platform/audit/write-audit'
import type { Db } from '@second-wind/api/platform/db/database'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'

const length = 60

let api: DemoApi
beforeAll(async () => {
  api = await openDemoApi()
  await api.db.transaction().execute(async (trx) => {
    for (let row = 0; row < length; row += 1) {
      const at = new Date(api.clock.now() + row).toISOString()
      const actor = { kind: 'clinician', id: 1 + (row % 3) } as const
      await writeAudit(trx, { at, actor, action: 'record.read', patientId: 1 + (row % 5), object: `${row}` })
    }
  })
  for (const guard of ['audit_no_update', 'audit_no_delete'])
    await sql`drop trigger if exists ${sql.raw(guard)}`.execute(api.db)
  await sql`pragma ignore_check_constraints = on`.execute(api.db)
})
afterAll(() => api.close())

const seq = fc.integer({ min: 1, max: length })
const words = ['at', 'actor_kind', 'action', 'object', 'outcome', 'reason', 'prev_hash', 'hash'] as const
const numbers = ['actor_id', 'patient_id'] as const

/** What an attacker with the file does, and the first row that is then wrong. */
type Tampering = { what: string; from: number; act: (db: Db) => Promise<unknown> }
const edit = (column: string, value: string | number | null, at: number) => (db: Db) =>
  sql`update audit set ${sql.ref(column)} = ${value} where seq = ${at}`.execute(db)

const edited = fc.tuple(
  fc.constantFrom(...words),
  fc.constantFrom('', 'refused', 'patient', 'f'.repeat(64)),
  seq,
)
const renumbered = fc.tuple(fc.constantFrom(...numbers), fc.integer({ min: 900, max: 999 }), seq)
const tampering: fc.Arbitrary<Tampering> = fc.oneof(
  edited.map(([column, value, at]) => ({
    what: `edit ${column}`,
    from: at,
    act: edit(column, `${value}!`, at),
  })),
  renumbered.map(([column, value, at]) => ({
    what: `edit ${column}`,
    from: at,
    act: edit(column, value, at),
  })),
  fc.tuple(fc.constantFrom('patient_id', 'object'), seq).map(([column, at]) => ({
    what: `empty ${column}`,
    from: at,
    act: edit(column, null, at),
  })),
  fc.tuple(seq, fc.integer({ min: 1, max: 5 })).map(([at, count]) => ({
    what: 'delete',
    from: at,
    act: (db: Db) => sql`delete from audit where seq >= ${at} and seq < ${at + count}`.execute(db),
  })),
  fc
    .tuple(seq, seq)
    .filter(([one, other]) => one < other)
    .map(([one, other]) => ({ what: 'swap', from: one, act: (db: Db) => swap(db, one, other) })),
  seq.map((at) => ({ what: 'insert', from: at, act: (db: Db) => insertForged(db, at) })),
  seq.map((at) => ({ what: 'edit, with a new hash', from: at, act: (db: Db) => editAndHash(db, at) })),
)

describe('a change in the audit log', () => {
  test('is found at its first row, for each of 1,000 edits, deletions, insertions and swaps', async () => {
    const kept = await verifyChain(api.db)
    if (!kept.isWhole) throw new Error('nobody has touched it yet')
    await fc.assert(
      fc.asyncProperty(tampering, async ({ what, from, act }) => {
        const trial = await api.db.startTransaction().execute()
        try {
          await act(trial)
          const found = await verifyChain(trial, kept.head)
          expect({ what, isWhole: found.isWhole }).toEqual({ what, isWhole: false })
          // A deleted row is found at the next row; a row with a new hash is found there at the latest.
          if (!found.isWhole)
            expect(found.seq - from).toBeOneOf(what === 'delete' ? [0, 1, 2, 3, 4, 5] : [0, 1])
        } finally {
          await trial.rollback().execute()
        }
      }),
      { numRuns: 1_000 },
    )
    expect(await verifyChain(api.db, kept.head)).toEqual(kept)
  })
})

async function rowAt(db: Db, at: number): Promise<AuditRow> {
  return db.selectFrom('audit').selectAll().where('seq', '=', at).executeTakeFirstOrThrow()
}

async function swap(db: Db, one: number, other: number): Promise<void> {
  const [first, second] = [await rowAt(db, one), await rowAt(db, other)]
  await sql`delete from audit where seq in (${one}, ${other})`.execute(db)
  await db
    .insertInto('audit')
    .values([
      { ...first, seq: other },
      { ...second, seq: one },
    ])
    .execute()
}

/** Inserts a forged row with a correct hash: moves the later rows up by one and relinks the next one. */
async function insertForged(db: Db, at: number): Promise<void> {
  const real = await rowAt(db, at)
  await sql`update audit set seq = -seq where seq >= ${at}`.execute(db)
  await sql`update audit set seq = 1 - seq where seq < 0`.execute(db)
  const forged = { ...real, seq: at, object: 'forged' }
  await sql`update audit set prev_hash = ${'0'.repeat(63)} || 'f' where seq = ${at + 1}`.execute(db)
  await db
    .insertInto('audit')
    .values({ ...forged, hash: hashAuditRow(forged) })
    .execute()
}

async function editAndHash(db: Db, at: number): Promise<void> {
  const forged = { ...(await rowAt(db, at)), patient_id: 77 }
  const hash = hashAuditRow(forged)
  await sql`update audit set patient_id = 77, hash = ${hash} where seq = ${at}`.execute(db)
}
