import { entriesCsv as csvOf } from '@second-wind/core/rights/entries-csv'
import type { HealthRecord } from './read-health-record.ts'

/** The check-ins of this phone as a table, newest first, with what the server has. */
export function localEntriesCsv({ symptoms, unsent }: Pick<HealthRecord, 'symptoms' | 'unsent'>): string {
  return csvOf(symptoms, [{ title: 'Sent', of: ({ id }) => (unsent.has(id) ? 'Not yet' : 'Yes') }])
}
