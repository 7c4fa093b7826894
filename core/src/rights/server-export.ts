import * as z from 'zod/mini'
import { recordView } from '../care/contract/patient-record.ts'
import { instant } from '../platform/moment.ts'

/** Everything that the server stores about the caller. Patients only, AUTH_MODE=real only. */
export const serverExportPath = (format: ServerExportFormat) => `/api/export?format=${format}`

const formats = ['json', 'csv', 'fhir'] as const
export type ServerExportFormat = (typeof formats)[number]
export const serverExportQuery = z.strictObject({ format: z._default(z.enum(formats), 'json') })

/**
 * The format `json`. `tables` maps each table to the rows about this person as stored, with lists and reports as JSON.
 * Keys and hashes are left out because they say nothing about a person.
 */
export const serverExport = z.object({
  app: z.literal('Second Wind'),
  exportedAt: instant,
  organisation: z.string(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  /** Who has viewed the record, as the app shows it. */
  views: z.array(recordView),
})
export type ServerExport = z.infer<typeof serverExport>
