import type { Message } from '@second-wind/core/care/message'
import type { ActionPlan } from '@second-wind/core/records/action-plan'
import type { Activity } from '@second-wind/core/records/activity'
import type { MedicineReminder } from '@second-wind/core/records/medicine-reminder'
import type { OwnNumbers } from '@second-wind/core/records/own-numbers'
import type { Patient } from '@second-wind/core/records/patient'
import type { PlanPhoto } from '@second-wind/core/records/plan-photo'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { db, withDb } from '../database/db-connection.ts'
import { writeMeta } from '../database/meta.ts'
import { newId } from '../database/new-id.ts'
import { reportUnsent } from '../outbox/unsent-report.ts'
import { removeAllPacks } from '../packs/pack-cache.ts'
import { findActionPlan } from '../records/action-plan.ts'
import { listActivities } from '../records/activities.ts'
import { findReminder } from '../records/daily-reminder.ts'
import { listMessages } from '../records/list-messages.ts'
import { findMedicineReminders } from '../records/medicine-reminders.ts'
import { findOwnNumbers } from '../records/own-numbers.ts'
import { listPlanPhotos } from '../records/plan-photos.ts'
import { findProfile } from '../records/profile.ts'
import { listSymptoms } from '../records/symptoms.ts'
import { listTriage } from '../records/triage.ts'
import { deleteSentinel } from './data-loss-sentinel.ts'
import { type DeviceSessionState, saveSessionState } from './session-state.ts'

/**
 * All data about the person on this phone, sent or not, each list newest first. Excludes read marks, which are codes
 * without meaning for people (core/src/notifications/read-mark.ts).
 */
export type ExportData = {
  profile: Patient | undefined
  symptoms: SymptomEntry[]
  triage: TriageResult[]
  activities: Activity[]
  messages: Message[]
  /** Never sent, like all fields below. */
  actionPlan: ActionPlan | undefined
  planPhotos: PlanPhoto[]
  ownNumbers: OwnNumbers
  medicineReminders: MedicineReminder[]
  /** The time of the daily check-in reminder. */
  checkInReminder: string | undefined
}

/** A consistent snapshot. */
export async function readExportData(): Promise<ExportData> {
  const tables = [db.profile, db.symptoms, db.triage, db.activities, db.messages, db.photos, db.meta]
  return db.transaction('r', tables, async () => ({
    profile: await findProfile(),
    symptoms: await listSymptoms(),
    triage: await listTriage(),
    activities: await listActivities(),
    messages: await listMessages(),
    actionPlan: await findActionPlan(),
    planPhotos: await listPlanPhotos(),
    ownNumbers: await findOwnNumbers(),
    medicineReminders: (await findMedicineReminders()).reminders,
    checkInReminder: (await findReminder())?.time,
  }))
}

type Deletion = { force: boolean; sessionState?: DeviceSessionState }

/**
 * Empties this phone: records, drafts, receipts, the outbox, downloads, and the device id. The next visit is a first
 * visit; the caller reloads the app. Other tabs are told to do the same.
 *
 * @param force true also deletes what the server does not have, waiting or refused; otherwise unsent data prevents the
 *   deletion
 * @param held the session state that the empty phone shows
 */
export async function wipeLocalData({ force, sessionState }: Deletion): Promise<'deleted' | 'unsent'> {
  const isEmptied = await withDb(() =>
    db.transaction('rw', db.tables, async () => {
      const unsent = (await reportUnsent()).pendingCount + (await db.deadletter.count())
      if (unsent > 0 && !force) return false
      for (const table of db.tables) await table.clear()
      // If the deletion below fails, this is a different device all the same.
      await writeMeta('deviceId', newId())
      if (sessionState) await saveSessionState(sessionState)
      return true
    }),
  )
  if (!isEmptied) return 'unsent'
  await deleteSentinel()
  await removeAllPacks()
  // A new database counts its changes from 1 again, under a new device id. A frozen tab can prevent the deletion.
  await db.delete()
  await db.open()
  if (sessionState) await saveSessionState(sessionState)
  return 'deleted'
}
