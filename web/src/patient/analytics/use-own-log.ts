import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { AirDay } from '@second-wind/core/recovery/analytics/air-comparison'
import { useLiveQuery } from 'dexie-react-hooks'
import { listSymptoms } from '../../data/local/index.ts'
import { listAirDays } from '../../data/local/lazy.ts'

/** All check-ins, newest first, and the air of each day, oldest first. */
export type OwnLog = { entries: SymptomEntry[]; airDays: AirDay[] }

/** From this phone alone, followed live. */
export const useOwnLog = (): OwnLog | 'unreadable' | undefined =>
  useLiveQuery(() =>
    Promise.all([listSymptoms(), listAirDays()]).then(
      ([entries, airDays]) => ({ entries, airDays }),
      () => 'unreadable' as const,
    ),
  )
