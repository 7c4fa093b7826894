/** The rest of the door: what no first screen needs, so that Home does not wait for it. Safe in a page and in a worker. */
export { deleteSymptoms, updateSymptoms } from './symptom-edits.ts'
export { flushOutbox } from './flush.ts'
export { findPinWait, forgetPin, setPin, tryPin, type PinWait } from './app-lock.ts'
export { readDeployer, saveDeployer } from './deployer.ts'
export { forgetDeviceLink, readDeviceLink, saveDeviceLink } from './device-link.ts'
export { readKnownPhones, saveKnownPhones, type KnownPhone } from './known-phones.ts'
export { passkeyToSignIn, signInAgain } from './sign-in-again.ts'
export { hasLostAccount, putLostAccountAway } from './lost-account.ts'
export { leaveThisPhone, type Left } from './leave-this-phone.ts'
export { payOwedSignOut } from './owed-sign-out.ts'
export { emptyThisPhone, onEmptied } from './empty-this-phone.ts'
export { beginAnew, type HeldSession, readHeldSession } from './session-state.ts'
export { createProfile } from './create-profile.ts'
export { readEverything, type Everything } from './everything.ts'
export { deleteActionPlan, findActionPlan, saveActionPlan } from './action-plan.ts'
export { listAirDays } from './air-days.ts'
export { findAirReading, saveAirReading } from './air-reading.ts'
export { correctProfile } from './correct-profile.ts'
export { discardDeadLetter, findDeadLetter, listDeadLetters, resendDeadLetter } from './dead-letters.ts'
export { listFlushNotes } from './flushes.ts'
export type { DeadLetter, FlushNote } from './rows.ts'
export { listMessages, markMessagesSeen } from './messages.ts'
export { listReadMarks, markNotificationsRead } from './read-marks.ts'
export {
  findMedicineReminders,
  removeMedicineReminder,
  saveMedicineReminder,
  showMedicineNames,
  type MedicineReminders,
} from './medicine-reminders.ts'
export { findOwnTopics, saveOwnTopics } from './notification-topics.ts'
export { readInboxFacts } from './inbox-facts.ts'
export { historyMark, readLoggedHistory } from './logged-history.ts'
export { claimAccount, readAccountId } from './account.ts'
export { claimRecord } from './claim-record.ts'
export { getDeviceKey } from './device-key.ts'
export { forgetJoining, readJoining, saveJoining, type Joining } from './joining.ts'
export { notifyDue } from './notify-due.ts'
export {
  findReminder,
  isReminderOnScreen,
  notifyWhenDue,
  putReminderAway,
  saveReminder,
  type SavedReminder,
} from './reminder.ts'
export { answerFromPacks, downloadPack, readPackState, removePack, type PackState } from './packs.ts'
export { isWifiOnly, saveWifiOnly } from './packs-choice.ts'
