import type { OutboxRow } from '../database/rows.ts'

/** When a change was saved, which may be long after the day it is about. */
export const savedTimeOf = (row: OutboxRow): string => row.savedAt ?? row.occurredAt
