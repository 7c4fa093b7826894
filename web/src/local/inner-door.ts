/** The rest of the door: what no first screen needs, so that Home does not wait for it. Safe in a page and in a worker. */
export { deleteSymptoms, updateSymptoms } from './symptom-edits.ts'
export { flushOutbox } from './flush.ts'
export { createProfile } from './create-profile.ts'
export { deleteEverything, readEverything, type Everything } from './everything.ts'
export { deleteActionPlan, findActionPlan, saveActionPlan } from './action-plan.ts'
export { listAirDays } from './air-days.ts'
export { findAirReading, saveAirReading } from './air-reading.ts'
export { discardDeadLetter, listDeadLetters, resendDeadLetter } from './dead-letters.ts'
export type { DeadLetter } from './rows.ts'
export {
  findReminder,
  isReminderOnScreen,
  notifyWhenDue,
  putReminderAway,
  saveReminder,
  type SavedReminder,
} from './reminder.ts'
