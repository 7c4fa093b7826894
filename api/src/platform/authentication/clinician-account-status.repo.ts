import type { ClinicianId } from '@second-wind/core/platform/ids'
import type { Db } from '../db/database.ts'

export async function isClinicianAccountEnabled(db: Db, id: ClinicianId): Promise<boolean> {
  const account = await db
    .selectFrom('clinician_accounts')
    .select('clinician_id')
    .where('clinician_id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return account !== undefined
}
