import { proposeUsualDay } from '@second-wind/core/findings/usual-day/usual-proposal'
import type { Patient } from '@second-wind/core/records/patient'
import type { UsualDay } from '@second-wind/core/records/usual-day'
import { useLiveQuery } from 'dexie-react-hooks'
import { captureNow, listSymptoms } from '../../../data/local/index.ts'

const entriesRead = 100

/** What the app proposes from the entries on this phone, as long as nothing is set. */
export function useProposedUsualDay(profile: Patient): UsualDay | undefined | 'reading' {
  const entries = useLiveQuery(() => listSymptoms(entriesRead).catch(() => []))
  if (!entries) return 'reading'
  return profile.usualDay ? undefined : proposeUsualDay(entries, profile, captureNow().localDate)
}
