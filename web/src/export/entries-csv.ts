import { entriesCsv as csvOf } from '@second-wind/core/export/entries-csv'
import type { HealthRecord } from './read-record.ts'

/** The check-ins of this phone as a table, newest first, with what the server has. */
export function entriesCsv({ symptoms, unsent }: Pick<HealthRecord, 'symptoms' | 'unsent'>): string {
  return csvOf(symptoms, [{ title: 'Sent', of: ({ id }) => (unsent.has(id) ? 'Not yet' : 'Yes') }])
}
