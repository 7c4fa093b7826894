/**
 * Exports of the database that no first screen needs, so that Home does not wait for them. Safe in a page and in the
 * worker.
 */
export { deleteSymptoms, updateSymptoms } from './records/edit-and-delete-symptoms.ts'
export { flushOutbox } from './flush/flush.ts'
export { findPinWait, forgetPin, setPin, verifyPin, type PinWait } from './account/verify-pin.ts'
export { readDeployer, saveDeployer } from './account/deployer.ts'
export { forgetDeviceLink, readDeviceLink, saveDeviceLink } from './account/device-link.ts'
export { readKnownDevices, saveKnownDevices, type KnownDevice } from './account/known-devices.ts'
export { fetchRenewalPasskeyOptions, renewDeviceSession } from './account/renew-device-session.ts'
export { hasLostAccount, dismissLostAccountNotice } from './account/detect-lost-account.ts'
export { signOutAndWipe, type SignOutResult } from './account/sign-out-and-wipe.ts'
export { flushPendingSignOut } from './account/pending-sign-out.ts'
export { wipeDevice, onDeviceWiped } from './account/wipe-device.ts'
export { resetSession, type DeviceSessionState, readSessionState } from './account/session-state.ts'
export { saveActivity } from './records/activities.ts'
export { saveProfile } from './records/profile.ts'
export { countSymptoms, saveSymptoms, toSymptomEntry } from './records/symptoms.ts'
export { saveTriage, toTriageResult } from './records/triage.ts'
export { createProfile } from './records/create-profile.ts'
export { readExportData, type ExportData } from './account/export-data.ts'
export { deleteActionPlan, findActionPlan, saveActionPlan } from './records/action-plan.ts'
export { findOwnNumbers, saveOwnNumbers } from './records/own-numbers.ts'
export { addPlanPhoto, countPlanPhotos, deletePlanPhoto, listPlanPhotos } from './records/plan-photos.ts'
export { listAirDays } from './records/air-days.ts'
export { findAirReading, saveAirReading } from './records/air-reading.ts'
export { correctProfile } from './records/correct-profile.ts'
export {
  discardDeadLetter,
  findDeadLetter,
  listDeadLetters,
  resendDeadLetter,
} from './outbox/dead-letters.ts'
export { saveParkedRecords } from './outbox/parked-records.ts'
export { listFlushNotes } from './flush/flush-notes.ts'
export type { DeadLetter, FlushNote } from './database/rows.ts'
export { answerMessage, markMessagesSeen } from './records/mark-and-answer-messages.ts'
export { listReadMarks, markNotificationsRead } from './records/read-marks.ts'
export {
  findMedicineReminders,
  removeMedicineReminder,
  saveMedicineReminder,
  saveMedicineNamesShown,
  type MedicineReminders,
} from './records/medicine-reminders.ts'
export { findOwnTopics, saveOwnTopics } from './records/notification-topics.ts'
export { readInboxFacts } from './database/inbox-facts.ts'
export { historyFingerprint, readLoggedHistory } from './records/logged-history.ts'
export { claimAccount, readAccountId } from './account/account.ts'
export { assignDeviceToRecord } from './database/assign-device-to-record.ts'
export { getDeviceKey } from './account/device-key.ts'
export {
  deletePendingJoin,
  readPendingJoin,
  savePendingJoin,
  type PendingJoin,
} from './account/pending-join.ts'
export { notifyDueReminders } from './records/notify-due-reminders.ts'
export {
  findReminder,
  shouldShowReminder,
  notifyDailyReminder,
  dismissReminder,
  saveReminder,
  type SavedReminder,
} from './records/daily-reminder.ts'
export {
  respondFromPacks,
  downloadPack,
  readPackState,
  removePack,
  type PackState,
} from './packs/pack-cache.ts'
export { isPacksWifiOnly, savePacksWifiOnly } from './packs/packs-wifi-setting.ts'
