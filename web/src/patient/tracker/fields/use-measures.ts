import { measured } from '@second-wind/core/records/measurements'
import { lungConditions } from '@second-wind/core/recovery/education/lung-conditions'
import { hasAnyCondition } from '@second-wind/core/triage/person'
import { useLiveQuery } from 'dexie-react-hooks'
import { findProfile, listSymptoms } from '../../../data/local/index.ts'

const recentEntries = 60

export type Measures = {
  bestLpm: number | undefined
  /** The person has asthma, or has logged one of them before: the fields are open. */
  isExpected: boolean
  mayHaveNoMeter: boolean
}

/** What decides about the optional measurements: the profile and earlier entries. */
export function useMeasures(): Measures {
  const profile = useLiveQuery(findProfile)
  const wasUsed = useLiveQuery(wereMeasured)
  return {
    bestLpm: profile?.peakFlowBestLpm,
    isExpected: wasUsed === true || lungConditions(profile).includes('asthma'),
    mayHaveNoMeter: hasAnyCondition(profile, ['COPD', 'Pulmonary Fibrosis']),
  }
}

async function wereMeasured(): Promise<boolean> {
  const entries = await listSymptoms(recentEntries).catch(() => [])
  return entries.some((entry) => measured(entry).length > 0)
}
