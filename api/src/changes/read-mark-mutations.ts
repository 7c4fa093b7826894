import { dayMs, epochMs } from '@second-wind/core/platform/moment'
import { type NewReadMarks, readMarksId } from '@second-wind/core/records/read-mark-code'
import type { PatientWork } from '../care/patient-work.ts'
import { insertReadMarks, pruneReadMarks } from '../records/read-marks/read-marks.repo.ts'
import type { IncomingChange } from './incoming-change.ts'
import { notApplied, type NotApplied } from './not-applied.ts'

/** At least twice as long as any item stays in an inbox. */
const keptForMs = 30 * dayMs

/** Marking as read is idempotent and reaches only the person's own devices. */
export async function saveReadMarks(
  work: PatientWork,
  { patientId, entityId, moment }: IncomingChange,
  { marks }: NewReadMarks,
): Promise<NotApplied | 'no-change' | undefined> {
  if (entityId !== readMarksId) return notApplied('invalid_payload', 'entityId')
  const trx = await work.written()
  const receivedMs = epochMs(moment.received_at)
  if ((await insertReadMarks(trx, patientId, marks, receivedMs)) === 0) return 'no-change'
  await pruneReadMarks(trx, patientId, receivedMs - keptForMs)
  return undefined
}
