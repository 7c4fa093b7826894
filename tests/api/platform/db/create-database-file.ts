import { writeAudit } from '@second-wind/api/platform/audit/write-audit'
import { insertMissingMeta } from '@second-wind/api/platform/db/meta.repo'
import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { insertPatient } from '@second-wind/api/records/profile/patients.repo'
import { patientId } from '@second-wind/core/platform/ids'
import { aProfile } from '../../../fixtures/personas.ts'

/** A database file as a server leaves it: so many patients, and three rows in the audit log. */
export async function createDatabaseFile(
  file: string,
  { patients, mode = 'demo' }: { patients: number; mode?: string },
): Promise<void> {
  const { db, close } = openDatabase(file)
  await migrateToLatest(db)
  await insertMissingMeta(db, { mode, epoch: 'epoch-of-the-server' })
  await db.transaction().execute(async (trx) => {
    for (let id = 1; id <= patients; id += 1) {
      await insertPatient(trx, patientId.parse(id), aProfile(), '2026-11-01T09:00:00.000Z')
    }
    for (const id of [1, 2, 1]) {
      const actor = { kind: 'clinician', id: 1 } as const
      await writeAudit(trx, { at: '2026-11-20T18:00:00.000Z', actor, action: 'record.read', patientId: id })
    }
  })
  await close()
}
