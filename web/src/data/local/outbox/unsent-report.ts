import { readMarksId } from '@second-wind/core/records/read-mark-code'
import { isReadMark } from '@second-wind/core/sync/mutation'
import type { OutboxReport } from '@second-wind/core/sync/send-outbox'
import { db } from '../database/db-connection.ts'
import { savedTimeOf } from '../records/saved-at.ts'

/** What only this phone has. Read marks are not counted, here or elsewhere. */
export async function reportUnsent(): Promise<OutboxReport> {
  const [all, readMarks, oldest] = await Promise.all([
    db.outbox.count(),
    db.outbox.where('[entity+entityId]').equals(['notifications', readMarksId]).count(),
    db.outbox
      .orderBy('seq')
      .filter((row) => !isReadMark(row))
      .first(),
  ])
  return { pendingCount: all - readMarks, oldestPendingAt: oldest ? savedTimeOf(oldest) : null }
}
