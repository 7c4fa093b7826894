/**
 * How a clinician's route is recorded in the audit log (decision 023).
 *
 * - `nothing`: involves no patient.
 * - `poll`: requested repeatedly; a row when the content is new, otherwise one per quarter of an hour.
 * - `read`: a row for every response with content; for "nothing new" (304) one per quarter of an hour.
 * - `act`: writes its row itself, in its own transaction.
 */
export type AuditRule = 'nothing' | 'poll' | 'read' | 'act'

/** Lists of many patients: each patient's record views include them (care/patient-record/record-views.repo.ts). */
export const polledLists: readonly string[] = ['roster.read', 'alerts.list']
