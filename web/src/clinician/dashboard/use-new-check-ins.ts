import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import type { PatientId } from '@second-wind/core/platform/ids'
import { useEffect, useRef, useState } from 'react'
import { findNewCheckIns } from './new-check-ins.ts'

export type Arrivals = {
  /** Who has a check-in that came while this screen was open, and when it showed up here (epoch ms). */
  arrivedAt: ReadonlyMap<PatientId, number>
  /** The patients of the newest arrival. */
  latest: DashboardPatient[]
}

/** Follows the roster from poll to poll. The first one brings nothing new. */
export function useNewCheckIns(patients: DashboardPatient[] | undefined): Arrivals {
  const before = useRef(patients)
  const [arrivals, setArrivals] = useState<Arrivals>({ arrivedAt: new Map(), latest: [] })

  useEffect(() => {
    const latest = before.current && patients ? findNewCheckIns(before.current, patients) : []
    before.current = patients ?? before.current
    if (latest.length === 0) return
    const now = Date.now()
    setArrivals(({ arrivedAt }) => ({
      arrivedAt: new Map([...arrivedAt, ...latest.map((patient) => [patient.id, now] as const)]),
      latest,
    }))
  }, [patients])

  return arrivals
}
