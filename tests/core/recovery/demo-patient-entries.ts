import { amina } from '@second-wind/api/demo/people/amina'
import { addDays } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { entryOn } from './entry-on.ts'

/** The entries of the demo's own patient up to that day. */
export const demoPatientEntries = (today: string): SymptomEntry[] =>
  amina.symptoms.map(({ daysAgo, at, report }) => entryOn(addDays(today, -daysAgo), report, at))
