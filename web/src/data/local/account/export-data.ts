import type { Message } from '@second-wind/core/care/message'
import type { ActionPlan } from '@second-wind/core/records/action-plan'
import type { Activity } from '@second-wind/core/records/activity'
import type { MedicineReminder } from '@second-wind/core/records/medicine-reminder'
import type { OwnNumbers } from '@second-wind/core/records/own-numbers'
import type { Patient } from '@second-wind/core/records/patient'
import type { PlanPhoto } from '@second-wind/core/records/plan-photo'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { db } from '../database/db-connection.ts'
import { findActionPlan } from '../records/action-plan.ts'
import { findReminder } from '../records/daily-reminder.ts'
import { findMedicineReminders } from '../records/medicine-reminders.ts'
import { findOwnNumbers } from '../records/own-numbers.ts'
import { listPlanPhotos } from '../records/plan-photos.ts'
import {
  listActivities,
  listMessages,
  findProfile,
  listSymptoms,
  listTriage,
} from '../records/read-records.ts'

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
