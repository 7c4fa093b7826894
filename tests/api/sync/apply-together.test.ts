import { insertMessage } from '@second-wind/api/care/messages/messages.repo'
import { PatientWork } from '@second-wind/api/care/patient-work'
import { refreshDeviceReport } from '@second-wind/api/care/roster/refresh-roster'
import { notApplied } from '@second-wind/api/changes/not-applied'
import type { Db } from '@second-wind/api/platform/db/database'
import { inTransaction } from '@second-wind/api/platform/db/in-transaction'
import { applyChanges, applyMutation } from '@second-wind/api/sync/apply-changes'
import { applyChunk } from '@second-wind/api/sync/apply-chunk'
import { saveDeviceReport } from '@second-wind/api/sync/devices.repo'
import { finishChanges } from '@second-wind/api/sync/finish-changes'
import type { PushedMutation } from '@second-wind/api/sync/push-request'
import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import { entityIdOf, isReadMark } from '@second-wind/core/sync/mutation'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { openPrepared } from '../../support/open-demo-api.ts'
import { arrival, deviceReport, pushingPatient, receivedAtMs } from './a-push.ts'
import { anyBatch, anyRefusal, messageId, theirIds } from './any-pushed.ts'

type Applied = { acked: number[]; verdicts: unknown[] }

async function together(db: Db, chunk: readonly PushedMutation[]): Promise<Applied> {
  const deps = { db, logError: () => {} }
  const { acked, verdicts } = await applyChunk(
    deps,
    pushingPatient,
    chunk,
    arrival,
    new Set(),
    () => deviceReport,
  )
  return { acked, verdicts }
}

/**
 * Each change alone, behind a savepoint of its own and with nothing kept from the one before; the rest once for all.
 */
function oneByOne(db: Db, chunk: readonly PushedMutation[]): Promise<Applied> {
  return inTransaction(db, pushingPatient.id, async (trx) => {
    const applied: Applied = { acked: [], verdicts: [] }
    const deferredIds = new Set<string>()
    const changedEntryIds: string[] = []
    let isAnyNew = false
    for (const pushed of chunk) {
      const { mutationId, clientSeq } = pushed.isReadable ? pushed.mutation : pushed
      const entityId = pushed.isReadable ? entityIdOf(pushed.mutation) : mutationId
      const kind = pushed.isReadable ? pushed.mutation.kind : ''
      const savepoint = await trx.savepoint('one').execute()
      const work = new PatientWork(trx, pushingPatient.id)
      const [result] = await applyChanges(work, [pushed], arrival, deferredIds).catch(async () => {
        await savepoint.rollbackToSavepoint('one').execute()
        return [notApplied('server_error')]
      })
      if (result?.outcome === 'applied') {
        applied.acked.push(clientSeq)
        isAnyNew ||= !result.isRepeat
        if (!result.isRepeat && kind.startsWith('symptoms.')) changedEntryIds.push(entityId)
      } else {
        applied.verdicts.push({ mutationId, ...result })
        if (result?.outcome === 'deferred') deferredIds.add(entityId)
      }
    }
    const work = new PatientWork(trx, pushingPatient.id)
    work.discard()
    const isForRoster = chunk.some((pushed) => pushed.isReadable && !isReadMark(pushed.mutation))
    await saveDeviceReport(trx, pushingPatient.id, arrival, deviceReport)
    if (isAnyNew && isForRoster) await finishChanges(work, changedEntryIds, receivedAtMs)
    else await refreshDeviceReport(trx, pushingPatient.id, receivedAtMs)
    return applied
  })
}

/** Another patient's records, a message to this one, and a table that refuses some rows. */
async function prepare(db: Db, refused: string | undefined): Promise<void> {
  const other = new PatientWork(db, patientId.parse(2))
  for (const [at, mutationId] of theirIds.entries())
    await applyMutation(other, aMutation({ mutationId, clientSeq: at + 1 }), arrival)
  await insertMessage(db, {
    id: messageId,
    patient_id: pushingPatient.id,
    clinician_id: clinicianId.parse(1),
    text: 'How are you?',
    sent_at: '2026-11-19T09:00:00.000Z',
  })
  if (refused !== undefined)
    await sql`create trigger refuse before insert on ${sql.raw(refused)}
      begin select raise(abort, 'refused'); end`.execute(db)
}

async function applyWith(apply: typeof together, chunk: readonly PushedMutation[], refused?: string) {
  const { db, close } = openPrepared('twoPatients')
  await prepare(db, refused)
  const applied = await apply(db, chunk)
  const rows = await allRows(db)
  await close()
  return { applied, rows }
}

/** Without the number of writes to alerts, by which a dashboard notices a change: together there are fewer. */
async function allRows(db: Db): Promise<unknown> {
  const rows: Record<string, unknown> = {}
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  for (const name of tables)
    rows[name] = (await sql`select rowid, * from ${sql.table(name)} order by rowid`.execute(db)).rows
  rows['numbers'] = (await sql`select name, seq from sqlite_sequence order by name`.execute(db)).rows
  delete rows['alerts_revision']
  return rows
}

describe('changes of all kinds, with faults', () => {
  test('give the same database and reply together as one by one', async () => {
    await fc.assert(
      fc.asyncProperty(anyBatch(receivedAtMs), anyRefusal, async (chunk, refused) => {
        expect(await applyWith(together, chunk, refused)).toEqual(await applyWith(oneByOne, chunk, refused))
      }),
      { numRuns: 100 },
    )
  })
})
