import {
  type MeasurementName,
  listMeasurements,
  measurementNames,
} from '@second-wind/core/records/measurements'
import { lungConditions } from '@second-wind/core/recovery/home-advice/lung-conditions'
import { hasAnyCondition, hasLungCondition } from '@second-wind/core/triage/person'
import { useLiveQuery } from 'dexie-react-hooks'
import { findProfile, listSymptoms } from '../../../data/local/index.ts'

const recentEntries = 60

export type Measures = {
  bestLpm: number | undefined
  /** Their fields are open at once. */
  expected: readonly MeasurementName[]
  mayHaveNoMeter: boolean
  hasLungCondition: boolean
}

const expectedWithAsthma: readonly MeasurementName[] = ['peakFlowLpm', 'relieverPuffs']

/** What decides about the optional measurements: the profile and earlier entries. */
export function useMeasures(): Measures {
  const profile = useLiveQuery(findProfile)
  const used = useLiveQuery(listUsed) ?? []
  const ofCondition = lungConditions(profile).includes('asthma') ? expectedWithAsthma : []
  return {
    bestLpm: profile?.peakFlowBestLpm,
    expected: measurementNames.filter((name) => ofCondition.includes(name) || used.includes(name)),
    hasLungCondition: hasLungCondition(profile),
    mayHaveNoMeter: hasAnyCondition(profile, ['COPD', 'Pulmonary Fibrosis']),
  }
}

/** The measurements of the person's recent entries. */
async function listUsed(): Promise<MeasurementName[]> {
  const entries = await listSymptoms(recentEntries).catch(() => [])
  return entries.flatMap((entry) => listMeasurements(entry).map(({ field }) => field))
}
