import { epochMs } from '@second-wind/core/platform/moment'
import { type NewReadMarks, readMarksId } from '@second-wind/core/records/read-mark-code'
import type { Db } from '../platform/db/database.ts'
import type { IncomingChange } from './incoming-change.ts'
import { refusal, type Refusal } from './refusal.ts'
import { insertReadMarks, pruneReadMarks } from '../records/read-marks/read-marks.repo.ts'

/** No news stands in an inbox for half as long. */
const keptForMs = 30 * 24 * 60 * 60_000

/** Read is read, whoever says it and however often; nobody but the person's own phones is told. */
export async function saveReadMarks(
  trx: Db,
  { patientId, entityId, moment }: IncomingChange,
  { marks }: NewReadMarks,
): Promise<Refusal | 'no-change' | undefined> {
  if (entityId !== readMarksId) return refusal('invalid_payload', 'entityId')
  const receivedMs = epochMs(moment.received_at)
  if ((await insertReadMarks(trx, patientId, marks, receivedMs)) === 0) return 'no-change'
  await pruneReadMarks(trx, patientId, receivedMs - keptForMs)
  return undefined
}
