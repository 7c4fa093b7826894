/**
 * How a clinician's route gets into the audit log (docs/decisions/023).
 *
 * - `nothing`: no patient is in it.
 * - `poll`: asked for again and again; a row when it is new, then one every quarter of an hour.
 * - `read`: every answer with content has a row; of "nothing new" (304) one every quarter of an hour.
 * - `act`: writes its row itself, in its own transaction.
 */
export type AuditRule = 'nothing' | 'poll' | 'read' | 'act'

/** Lists of many patients: each patient in them reads that they were looked at (record/record-views.repo.ts). */
export const polledLists: readonly string[] = ['roster.read', 'alerts.list']
