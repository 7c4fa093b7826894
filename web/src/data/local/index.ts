/** The only way in to the database on the phone. Safe in a page and in the worker. */
export { demoClinicianId, localPatientId } from './account/local-ids.ts'
export { authMode } from './account/auth-mode.ts'
export { newId } from './database/new-id.ts'
export { checkPinBeforeReads } from './account/check-pin-before-reads.ts'
export { captureAt, captureNow } from './records/capture-time.ts'
export { NotSavedError, notSavedReason, type NotSavedReason } from './outbox/not-saved-error.ts'
export { onDatabaseFailure, reopenDb, type DatabaseFailure } from './database/db-connection.ts'
export {
  listSymptoms,
  listTriage,
  listChecksForFindings,
  listEntriesForFindings,
  listMessages,
  listActivities,
  findProfile,
} from './records/read-records.ts'
export { changeDraft, checkDraftId, deleteDraft, findDraft, saveDraft } from './records/drafts.ts'
export { countPendingByKind, type PendingKind, readSyncFacts, readEntityTraces } from './outbox/sync-facts.ts'
export { onInFlightChange } from './database/in-flight.ts'
export { acknowledgeLoss, checkSentinel, type DataLoss } from './account/data-loss-sentinel.ts'
export { getDeviceId } from './database/meta.ts'
