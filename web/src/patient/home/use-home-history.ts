import { symptomChecks } from '@second-wind/core/findings/follow-up-reply'
import type { Activity } from '@second-wind/core/records/activity'
import type { Patient } from '@second-wind/core/records/patient'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { useLiveQuery } from 'dexie-react-hooks'
import { findProfile, listActivities, listSymptoms, listTriage } from '../../data/local/index.ts'
import { useToday } from './use-today.ts'

/** All records on this phone, newest first. */
export type HomeHistory = {
  today: string
  /** Undefined before onboarding. */
  profile: Patient | undefined
  entries: readonly SymptomEntry[]
  activities: readonly Activity[]
  /** Without the replies to "Do you still feel like this?". */
  checks: readonly TriageResult[]
  /** With the replies. */
  checksAndReplies: readonly TriageResult[]
}

const unreadable = () => 'unreadable' as const

/** Reads each table once, as a live query, for all groups of Home. */
export function useHomeHistory(): HomeHistory | 'reading' | 'unreadable' {
  const today = useToday()
  const profile = useLiveQuery(() => findProfile().then((found) => found ?? 'none', unreadable))
  const entries = useLiveQuery(() => listSymptoms().catch(unreadable))
  const activities = useLiveQuery(() => listActivities().catch(unreadable))
  const checksAndReplies = useLiveQuery(() => listTriage().catch(unreadable))

  if (!profile || !entries || !activities || !checksAndReplies) return 'reading'
  if (
    profile === 'unreadable' ||
    entries === 'unreadable' ||
    activities === 'unreadable' ||
    checksAndReplies === 'unreadable'
  ) {
    return 'unreadable'
  }
  return {
    today,
    profile: profile === 'none' ? undefined : profile,
    entries,
    activities,
    checks: symptomChecks(checksAndReplies),
    checksAndReplies,
  }
}
