import { symptomChecks } from '@second-wind/core/findings/follow-up-reply'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { AirDay } from '@second-wind/core/recovery/analytics/air-comparison'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { useLiveQuery } from 'dexie-react-hooks'
import { listSymptoms, listTriage } from '../../data/local/index.ts'
import { listAirDays } from '../../data/local/lazy.ts'

/** All check-ins and symptom checks, newest first, and the air of each day, oldest first. */
export type OwnLog = { entries: SymptomEntry[]; checks: TriageResult[]; airDays: AirDay[] }

/** From this phone alone, followed live. */
export const useOwnLog = (): OwnLog | 'unreadable' | undefined =>
  useLiveQuery(() =>
    Promise.all([listSymptoms(), listTriage(), listAirDays()]).then(
      ([entries, checks, airDays]) => ({ entries, checks: symptomChecks(checks), airDays }),
      () => 'unreadable' as const,
    ),
  )
