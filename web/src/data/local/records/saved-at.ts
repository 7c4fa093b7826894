import type { OutboxRow } from '../database/rows.ts'

/** When a change was saved; it can be about a day long before. */
export const savedAt = (row: OutboxRow): string => row.savedAt ?? row.occurredAt
