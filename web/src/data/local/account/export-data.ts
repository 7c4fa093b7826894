import type { Message } from '@second-wind/core/care/message'
import type { ActionPlan } from '@second-wind/core/records/action-plan'
import type { Activity } from '@second-wind/core/records/activity'
import type { MedicineReminder } from '@second-wind/core/records/medicine-reminder'
import type { Patient } from '@second-wind/core/records/patient'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { db, withDb } from '../database/db-connection.ts'
import { writeMeta } from '../database/meta.ts'
import { newId } from '../database/new-id.ts'
import { reportUnsent } from '../outbox/unsent-report.ts'
import { removeAllPacks } from '../packs/pack-cache.ts'
import { findActionPlan } from '../records/action-plan.ts'
import { listActivities } from '../records/activities.ts'
import { findMedicineReminders } from '../records/medicine-reminders.ts'
import { listMessages } from '../records/messages.ts'
import { findProfile } from '../records/profile.ts'
import { findReminder } from '../records/saved-reminder.ts'
import { listSymptoms } from '../records/symptoms.ts'
import { listTriage } from '../records/triage.ts'
import { deleteSentinel } from './data-loss-sentinel.ts'
import { type DeviceSessionState, saveSessionState } from './session-state.ts'

/**
 * All that this phone knows of the person, sent or not, each list newest first. Which notifications were read is not in
 * it: codes that say nothing to anybody (core/notifications/read-mark.ts).
 */
export type ExportData = {
  profile: Patient | undefined
  symptoms: SymptomEntry[]
  triage: TriageResult[]
  activities: Activity[]
  messages: Message[]
  /** Never sent, like all below. */
  actionPlan: ActionPlan | undefined
  medicineReminders: MedicineReminder[]
  /** The time of the daily reminder to check in. */
  checkInReminder: string | undefined
}

/** As it is at one moment. */
export async function readExportData(): Promise<ExportData> {
  const tables = [db.profile, db.symptoms, db.triage, db.activities, db.messages, db.meta]
  return db.transaction('r', tables, async () => ({
    profile: await findProfile(),
    symptoms: await listSymptoms(),
    triage: await listTriage(),
    activities: await listActivities(),
    messages: await listMessages(),
    actionPlan: await findActionPlan(),
    medicineReminders: (await findMedicineReminders()).reminders,
    checkInReminder: (await findReminder())?.time,
  }))
}

type Deletion = { force: boolean; held?: DeviceSessionState }

/**
 * Empties this phone: records, drafts, receipts, what is queued, downloads, and the phone's own number. The next visit
 * is a first visit; the caller loads the app anew. Other tabs are told to do the same.
 *
 * @param force true also deletes what the server does not have, waiting or refused; otherwise nothing is deleted
 *   while there is any
 * @param held what the phone has to say of itself afterwards, from the moment that it is empty
 */
export async function wipeLocalData({ force, held }: Deletion): Promise<'deleted' | 'unsent'> {
  const isEmptied = await withDb(() =>
    db.transaction('rw', db.tables, async () => {
      const unsent = (await reportUnsent()).pendingCount + (await db.deadletter.count())
      if (unsent > 0 && !force) return false
      for (const table of db.tables) await table.clear()
      // Should the deletion below not come to pass, this is another phone all the same.
      await writeMeta('deviceId', newId())
      if (held) await saveSessionState(held)
      return true
    }),
  )
  if (!isEmptied) return 'unsent'
  await deleteSentinel()
  await removeAllPacks()
  // A new database counts its changes from 1 again, under a new number. A frozen tab can keep it from being deleted.
  await db.delete()
  await db.open()
  if (held) await saveSessionState(held)
  return 'deleted'
}
