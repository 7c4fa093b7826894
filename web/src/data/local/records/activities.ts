import type { CapturedAt } from '@second-wind/core/platform/moment'
import type { Activity, ActivityReport } from '@second-wind/core/records/activity'
import { localPatientId } from '../account/local-ids.ts'
import { db } from '../database/db-connection.ts'
import { addOrPark } from '../outbox/parked-records.ts'

/** Saves an activity and queues it. @throws NotSavedError */
export async function saveActivity(id: string, report: ActivityReport, at: CapturedAt): Promise<Activity> {
  const { occurredAt: date, ...day } = at
  const activity: Activity = { ...report, id, userId: localPatientId, date, ...day }
  const change = { mutationId: id, kind: 'activities.create', entityId: id, payload: report, at } as const
  await addOrPark({ table: db.activities, change, record: activity })
  return activity
}
