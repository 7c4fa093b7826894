import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { countByRisk } from '@second-wind/core/care/roster/risk-group'
import type { PatientId } from '@second-wind/core/platform/ids'
import { dayMs } from '@second-wind/core/platform/moment'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useSignedInClinician } from '../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { isSessionLostOrChanged } from '../../data/server/access-errors.ts'
import type { PolledData } from '../../data/server/clinician/poll.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { useClinician } from '../use-clinician.ts'
import { findNewCheckIns, isStillLatest } from './new-check-ins.ts'
import { useAlerts, useRefreshLists, useRoster } from './use-lists.ts'

const newForMs = 60_000
const staleAfterMs = dayMs

/** The dashboard's data, updated while the page is visible. */
export function useDashboard() {
  const { askAgain } = useSignedInClinician()
  const roster = useRoster()
  const alerts = useAlerts()
  const refreshLists = useRefreshLists()
  const isOut = isSessionLostOrChanged(roster.failure) || isSessionLostOrChanged(alerts.failure)
  const recheckSession = useEffectEvent(() => {
    askAgain?.()
    // A step-up changes the cookie: requests that were under way meanwhile were refused, and succeed when repeated.
    refreshLists()
  })
  useEffect(() => {
    if (isOut) recheckSession()
  }, [isOut])
  const { last } = roster
  const clinician = useClinician(last?.receivedAt)
  const { arrivals, latest } = useNewCheckIns(last?.data.patients)
  const minute = useNow()
  const patients = last?.data.patients
  const isHere = (arrived: DashboardPatient) =>
    isStillLatest(
      arrived,
      patients?.find(({ id }) => id === arrived.id),
    )
  const highCount = useMemo(() => patients && countByRisk(patients).high, [patients])

  return {
    roster,
    alerts,
    clinician,
    patients,
    highCount,
    /** Epoch milliseconds by the server's clock: this computer's may be wrong and make old data look fresh. */
    now: last ? last.asOf + Math.max(0, minute - last.receivedAt) : minute,
    isRosterStale: isStale(last, minute),
    areAlertsStale: isStale(alerts.last, minute),
    /** Patients with a new check-in in the newest roster that had any. */
    arrived: latest.filter(isHere),
    isNew: (id: PatientId) => {
      const arrival = arrivals.get(id)
      return arrival !== undefined && minute - arrival.at < newForMs && isHere(arrival.patient)
    },
  }
}

const isStale = (last: PolledData<unknown> | undefined, now: number) =>
  last !== undefined && now - last.receivedAt >= staleAfterMs

type Arrivals = {
  /** The patients whose check-in arrived while this screen was open, each as then, and when: epoch milliseconds. */
  arrivals: ReadonlyMap<PatientId, { patient: DashboardPatient; at: number }>
  /** The patients whose check-ins arrived last. */
  latest: DashboardPatient[]
}

/** Compares each roster with the one before; the first one has nothing new. */
function useNewCheckIns(patients: DashboardPatient[] | undefined): Arrivals {
  const before = useRef(patients)
  const [arrived, setArrived] = useState<Arrivals>({ arrivals: new Map(), latest: [] })

  useEffect(() => {
    const latest = before.current && patients ? findNewCheckIns(before.current, patients) : []
    before.current = patients ?? before.current
    if (latest.length === 0) return
    const at = Date.now()
    setArrived(({ arrivals }) => ({
      arrivals: new Map([...arrivals, ...latest.map((patient) => [patient.id, { patient, at }] as const)]),
      latest,
    }))
  }, [patients])

  return arrived
}
