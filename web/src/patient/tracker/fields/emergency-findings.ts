import { entryFindings, type EntryFindingId } from '@second-wind/core/findings/entry-findings'
import type { Finding } from '@second-wind/core/findings/finding'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'

/** The findings that call for 999. They depend on the report alone: not on the person, the usual day or other entries. */
export const emergencyFindings = (report: SymptomReport): Finding<EntryFindingId>[] =>
  entryFindings(report, '', { person: undefined }).filter(({ level }) => level === 'emergency')
