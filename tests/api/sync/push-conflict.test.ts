import { applyChunk } from '@second-wind/api/sync/apply-chunk'
import type { Verdict } from '@second-wind/core/sync/protocol'
import { type KyselyPlugin, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { openPrepared } from '../../support/open-demo-api.ts'
import { arrival, deviceReport, pushingPatient } from './a-push.ts'

/** The first write of what the device reports, near the end of a chunk, meets another writer. */
function meetsAnotherWriter(): KyselyPlugin {
  let hasMet = false
  return {
    transformQuery({ node }) {
      const isReport = node.kind === 'InsertQueryNode' && JSON.stringify(node.into).includes('"devices"')
      if (isReport && !hasMet) {
        hasMet = true
        throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
      }
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
}

/** An entry, and an edit of it that the database refuses. */
const chunk = [
  { isReadable: true, mutation: aMutation({ clientSeq: 1 }) },
  {
    isReadable: true,
    mutation: aMutation({
      clientSeq: 2,
      mutationId: idNumbered(0x77),
      kind: 'symptoms.update',
      entityId: idNumbered(1),
    }),
  },
] as const

async function applyWith(plugins: KyselyPlugin[]) {
  const { db, close } = openPrepared('twoPatients')
  await sql`create trigger trip before insert on receipts when new.client_seq = 2
    begin select raise(abort, 'tripped'); end`.execute(db)
  const errors: unknown[] = []
  const deferredIds = new Set<string>()
  const through = plugins.reduce((one, plugin) => one.withPlugin(plugin), db)
  const deps = { db: through, logError: ({ error }: { error: unknown }) => errors.push(error) }
  const reports: (readonly Verdict[])[] = []
  const settled = await applyChunk(deps, pushingPatient, chunk, arrival, deferredIds, (verdicts) => {
    reports.push(verdicts)
    return deviceReport
  })
  const stored = (await db.selectFrom('symptom_entries').select('id').execute()).length
  await close()
  return { settled, stored, deferred: [...deferredIds], errors: errors.length, tries: reports.length }
}

describe('a chunk that meets another writer after a change was deferred', () => {
  test('is settled as if it had met nobody: the change before is stored, and the fault is logged once', async () => {
    const undisturbed = await applyWith([])
    const disturbed = await applyWith([meetsAnotherWriter()])
    expect(disturbed.tries).toBe(undisturbed.tries + 1)
    expect({ ...disturbed, tries: 1 }).toEqual({ ...undisturbed, tries: 1 })
    expect(undisturbed).toMatchObject({ stored: 1, errors: 1, settled: { acked: [1] } })
  })
})
