import { existsSync, rmSync } from 'node:fs'
import { verifyChain } from '@second-wind/api/platform/audit/verify-chain'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openRealApi } from '../../../support/open-real-api.ts'
import { approveJoin, claim, createPendingJoin } from '../../access/join/join-requests.ts'
import { withClinicBackup } from './clinic-with-backup.ts'

const clinic = withClinicBackup()

describe('a replaced database that is not trusted', () => {
  test('does not make a join pending again that was claimed after the backup', async () => {
    const asking = await createPendingJoin(clinic().api, clinic().clinicianCookie)
    await approveJoin(clinic().api, clinic().clinicianCookie, asking.joinId)
    await clinic().backUp()
    expect((await claim(clinic().api, asking)).status).toBe(201)
    await sql`update meta set value = 'nonsense' where key = 'audit_head'`.execute(clinic().api.db)

    expect((await clinic().restore()).carriedOver).toMatchObject({
      acts: undefined,
      endings: { 'answers to invitations': 1 },
    })
    expect(
      await clinic().api.db.selectFrom('joins').select(['state', 'name', 'patient_id']).execute(),
    ).toEqual([{ state: 'declined', name: '', patient_id: null }])
    await clinic().api.close()
  })

  test("still gives its revocations when half of it is left, and clinicians' acts are lost", async () => {
    await clinic().sendMessage(1)
    const at = '2026-11-20T18:20:00.000Z'
    await clinic().api.db.updateTable('clinician_accounts').set({ disabled_at: at }).execute()
    await clinic().api.close()
    const { db, close } = openDatabase(clinic().file)
    await sql`drop table messages`.execute(db)
    await close()
    const restored = await clinic().restoreFile()
    expect(restored.carriedOver).toMatchObject({ acts: undefined, endings: { accounts: 1 } })
    expect(existsSync(restored.replaced ?? '')).toBe(true)
    clinic().api = await openRealApi({ file: clinic().file })
    expect(await clinic().api.db.selectFrom('clinician_accounts').select('disabled_at').execute()).toEqual([
      { disabled_at: at },
    ])
    expect(await verifyChain(clinic().api.db)).toMatchObject({ isWhole: true })
    await clinic().api.close()
  })
})

describe('a replaced database', () => {
  test.each([
    ['an edited row', "update audit set patient_id = 2 where action = 'message.send'"],
    ['a row cut off its end', "delete from audit where action = 'message.send'"],
    ['another log', "update audit set hash = 'another' where seq = 1"],
    ['no end that can be read', "update meta set value = 'nonsense' where key = 'audit_head'"],
    ['an end without a number', `update meta set value = '{"hash":"x"}' where key = 'audit_head'`],
  ])('with %s in its audit log is not trusted', async (_, statement) => {
    await clinic().sendMessage(1)
    for (const forged of ['drop trigger audit_no_update', 'drop trigger audit_no_delete', statement])
      await sql.raw(forged).execute(clinic().api.db)
    const { carriedOver } = await clinic().restore()
    expect(carriedOver).toMatchObject({ acts: undefined, endings: { shares: 0 } })
    expect(await clinic().api.db.selectFrom('messages').selectAll().execute()).toEqual([])
    expect(await verifyChain(clinic().api.db)).toMatchObject({ isWhole: true })
    await clinic().api.close()
  })

  test('that is missing gives nothing, and the restore succeeds', async () => {
    await clinic().api.close()
    rmSync(clinic().file)
    expect(await clinic().restoreFile()).toMatchObject({
      replaced: undefined,
      carriedOver: undefined,
    })
  })
})
