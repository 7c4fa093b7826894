import { createHash } from 'node:crypto'
import { type AuditRow, hashAuditRow } from '@second-wind/api/platform/audit/audit-chain'
import { insertAuditRow } from '@second-wind/api/platform/audit/audit.repo'
import { verifyChain } from '@second-wind/api/platform/audit/verify-chain'
import { writeAudit } from '@second-wind/api/platform/audit/write-audit'
import { runWithRequestContext } from '@second-wind/api/platform/http/request-context'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
  await write(10)
})
afterEach(() => api.close())

/** This many reads of two records in turn. */
async function write(rows: number): Promise<void> {
  await api.db.transaction().execute(async (trx) => {
    for (let row = 0; row < rows; row += 1) {
      const actor = { kind: 'clinician', id: 1 } as const
      const at = new Date(api.clock.now() + row).toISOString()
      await writeAudit(trx, { at, actor, action: 'record.read', patientId: 1 + (row % 2) })
    }
  })
}

const whole = async () => {
  const found = await verifyChain(api.db)
  if (!found.isWhole) throw new Error(`the log is broken at ${found.seq}: ${found.problem}`)
  return found.head
}

describe('an unchanged log', () => {
  test('is reported as intact, with its head', async () => {
    expect(await whole()).toMatchObject({ seq: 10 })
    await write(1)
    expect(await whole()).toMatchObject({ seq: 11 })
  })

  test('is reported as intact when it is empty', async () => {
    const fresh = await openDemoApi()
    expect(await verifyChain(fresh.db)).toMatchObject({ isWhole: true, head: { seq: 0 } })
    await fresh.close()
  })

  test('is reported as intact when it is longer than a page, unlike one changed far into it', async () => {
    await write(5_001)
    expect(await whole()).toMatchObject({ seq: 5_011 })
    await asIntruder(sql`update audit set patient_id = 9 where seq = 5005`)
    expect(await verifyChain(api.db)).toMatchObject({ isWhole: false, seq: 5_005 })
  })

  test('is reported as intact while the server keeps writing', async () => {
    let isVerified = false
    const head = whole().finally(() => (isVerified = true))
    while (!isVerified) await write(1)
    expect((await head).seq).toBeGreaterThan(10)
  })
})

describe('a changed log', () => {
  test.each(["update audit set action = 'nothing'", 'delete from audit'])(
    'the database itself refuses the statement "%s"',
    async (statement) => {
      await expect(sql.raw(statement).execute(api.db)).rejects.toThrow('insert-only')
      expect(await whole()).toMatchObject({ seq: 10 })
    },
  )

  describe('rows from before the log contained phone and request', () => {
    /** The hash of that release: SHA-256 over these nine fields. */
    async function anOldRow(): Promise<void> {
      const { seq, hash: prev } = await whole()
      const old = [seq + 1, '2026-11-20T18:00:00.000Z', 'clinician', 1, 'record.read', 2, null, 'done', null]
      const hash = createHash('sha256')
        .update(prev + JSON.stringify(old))
        .digest('hex')
      await insertAuditRow(api.db, {
        seq: seq + 1,
        at: '2026-11-20T18:00:00.000Z',
        actor_kind: 'clinician',
        actor_id: 1,
        action: 'record.read',
        patient_id: 2,
        object: null,
        outcome: 'done',
        reason: null,
        device_id: null,
        request_id: null,
        prev_hash: prev,
        hash,
      })
    }

    test('keep their hash, and new rows continue the chain', async () => {
      await anOldRow()
      await runWithRequestContext('a-request', () => write(1))
      expect(await whole()).toMatchObject({ seq: 12 })
    })

    test.each(["request_id = 'another'", "device_id = 'another'"])(
      'are reported as changed after setting %s',
      async (change) => {
        await anOldRow()
        await asIntruder(sql.raw(`update audit set ${change} where seq = 11`))
        expect(await verifyChain(api.db)).toMatchObject({ isWhole: false, seq: 11 })
      },
    )

    test.each(['request_id = null', "request_id = 'another'", "device_id = 'another'"])(
      'cannot be imitated by a new row with %s',
      async (change) => {
        await runWithRequestContext('a-request', () => write(1))
        await asIntruder(sql.raw(`update audit set ${change} where seq = 11`))
        expect(await verifyChain(api.db)).toMatchObject({ isWhole: false, seq: 11 })
      },
    )
  })

  describe('a log that an attacker changed after removing the triggers', () => {
    test.each([
      ['an edited row', sql`update audit set patient_id = 2 where seq = 5`, 5],
      ['a later time', sql`update audit set at = '2026-11-21T00:00:00.000Z' where seq = 3`, 3],
      ['a changed outcome', sql`update audit set outcome = 'refused' where seq = 1`, 1],
      ['a deleted row', sql`delete from audit where seq = 5`, 6],
      ['the first rows deleted', sql`delete from audit where seq <= 3`, 4],
      ['the last row deleted', sql`delete from audit where seq = 10`, 10],
      ['all rows deleted', sql`delete from audit`, 1],
    ])('is reported as changed: %s', async (_, statement, seq) => {
      await asIntruder(statement)
      expect(await verifyChain(api.db)).toMatchObject({ isWhole: false, seq })
    })

    test('is reported as changed when two rows were swapped', async () => {
      await asIntruder(sql`update audit set seq = 99 where seq = 4`)
      await asIntruder(sql`update audit set seq = 4 where seq = 5`)
      await asIntruder(sql`update audit set seq = 5 where seq = 99`)
      expect(await verifyChain(api.db)).toMatchObject({ isWhole: false, seq: 4 })
    })

    test('is reported as changed by an inserted row with a correct hash', async () => {
      const head = await whole()
      const row = await forged({ seq: 11, prev_hash: head.hash })
      await api.db.insertInto('audit').values(row).execute()
      expect(await verifyChain(api.db)).toMatchObject({ isWhole: false, seq: 11 })
    })

    test('is reported as changed when rows were removed at the end, even after more were written', async () => {
      await asIntruder(sql`delete from audit where seq > 8`)
      await write(2)
      expect(await verifyChain(api.db)).toMatchObject({ isWhole: false, seq: 11 })
    })

    test('is reported as changed by a second row with the same predecessor', async () => {
      const [fifth] = await api.db.selectFrom('audit').selectAll().where('seq', '=', 5).execute()
      const fork = await forged({ seq: 11, prev_hash: fifth?.prev_hash ?? '' })
      await expect(api.db.insertInto('audit').values(fork).execute()).rejects.toThrow('UNIQUE')
    })

    test('is reported as changed when rewritten from the middle, by comparison with a stored head', async () => {
      const kept = await whole()
      await asIntruder(sql`delete from audit where seq >= 9`)
      const [eighth] = await api.db.selectFrom('audit').selectAll().where('seq', '=', 8).execute()
      const ninth = await forged({ seq: 9, prev_hash: eighth?.hash ?? '' })
      const tenth = await forged({ seq: 10, prev_hash: ninth.hash })
      for (const row of [ninth, tenth]) await insertAuditRow(api.db, row)

      expect(await whole()).toMatchObject({ seq: 10 })
      expect(await verifyChain(api.db, kept)).toMatchObject({ isWhole: false, seq: 10 })
    })

    test('is reported as changed when the file was restored to an earlier state, by comparison with a stored head', async () => {
      const kept = { seq: 12, hash: (await whole()).hash }
      expect(await verifyChain(api.db, kept)).toMatchObject({ isWhole: false, seq: 11 })
    })
  })
})

async function asIntruder(statement: ReturnType<typeof sql>): Promise<void> {
  await sql`drop trigger if exists audit_no_update`.execute(api.db)
  await sql`drop trigger if exists audit_no_delete`.execute(api.db)
  await statement.execute(api.db)
}

/** A row with a correct hash. */
async function forged(place: Pick<AuditRow, 'seq' | 'prev_hash'>): Promise<AuditRow> {
  const [last] = await api.db.selectFrom('audit').selectAll().orderBy('seq', 'desc').limit(1).execute()
  if (!last) throw new Error('there is nothing to imitate')
  const row = { ...last, patient_id: 2, ...place }
  return { ...row, hash: hashAuditRow(row) }
}
