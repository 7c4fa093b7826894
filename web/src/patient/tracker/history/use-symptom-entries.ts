import { useLiveQuery } from 'dexie-react-hooks'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { listSymptoms } from '../../../data/local/index.ts'

/** All entries on this phone, newest first, followed live; undefined while they are being read. */
export const useSymptomEntries = (): SymptomEntry[] | 'unreadable' | undefined =>
  useLiveQuery(() => listSymptoms().catch(() => 'unreadable' as const))
