import type { PatientId } from '@second-wind/core/platform/ids'
import type { Db } from '../../platform/db/database.ts'
import { refreshRoster } from '../roster/refresh-roster.ts'
import { markDelivered } from './messages.repo.ts'

/** A phone that asks for what comes behind `upTo` has stored every message up to there. */
export async function markMessagesDelivered(
  trx: Db,
  patientId: PatientId,
  { upTo, nowMs }: { upTo: number; nowMs: number },
): Promise<void> {
  if (upTo === 0) return
  const delivered = await markDelivered(trx, patientId, { upTo, at: new Date(nowMs).toISOString() })
  if (delivered > 0) await refreshRoster(trx, patientId)
}
