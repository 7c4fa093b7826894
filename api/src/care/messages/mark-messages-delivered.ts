import type { PatientId } from '@second-wind/core/platform/ids'
import type { Db } from '../../platform/db/database.ts'
import { iso } from '../../platform/iso.ts'
import { refreshRoster } from '../roster/refresh-roster.ts'
import { markDelivered } from './messages.repo.ts'

/** A device that requests what follows `upTo` has stored every message up to it. */
export async function markMessagesDelivered(
  trx: Db,
  patientId: PatientId,
  { upTo, nowMs }: { upTo: number; nowMs: number },
): Promise<void> {
  if (upTo === 0) return
  const delivered = await markDelivered(trx, patientId, { upTo, at: iso(nowMs) })
  if (delivered > 0) await refreshRoster(trx, patientId, nowMs)
}
