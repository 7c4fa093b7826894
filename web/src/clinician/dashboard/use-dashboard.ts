import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { countByRisk } from '@second-wind/core/care/roster/risk-group'
import type { PatientId } from '@second-wind/core/platform/ids'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useSignedInClinician } from '../../access/clinician-sign-in/session/signed-in-clinician.ts'
import { isSessionLostOrChanged } from '../../data/server/access-errors.ts'
import { alertsReader, dashboardReader } from '../../data/server/clinician/clinician-dashboard.ts'
import type { Dated } from '../../data/server/clinician/poll-reader.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { findNewCheckIns } from './new-check-ins.ts'
import { useClinician } from './use-clinician.ts'
import { usePoll } from './use-poll.ts'

const rosterEveryMs = 30_000
const alertsEveryMs = 10_000
const newForMs = 60_000
const oldAfterMs = 24 * 60 * 60_000

/** All that the dashboard knows, kept up to date while it is seen. */
export function useDashboard() {
  const { clinicianId, askAgain } = useSignedInClinician()
  // Made here and not once for all, so that nothing about patients outlives the screen.
  const [readRoster] = useState(() => dashboardReader(clinicianId))
  const [readAlerts] = useState(() => alertsReader(clinicianId))
  const roster = usePoll(readRoster, rosterEveryMs)
  const alerts = usePoll(readAlerts, alertsEveryMs)
  const isOut = isSessionLostOrChanged(roster.failure) || isSessionLostOrChanged(alerts.failure)
  const recheckSession = useEffectEvent(() => {
    askAgain?.()
    // A second proof changes the cookie: what was on its way meanwhile was refused, and is not when asked for again.
    roster.pollNow()
    alerts.pollNow()
  })
  useEffect(() => {
    if (isOut) recheckSession()
  }, [isOut])
  const { last } = roster
  const clinician = useClinician(clinicianId, last?.heardAt)
  const { arrivedAt, latest: arrived } = useNewCheckIns(last?.data)
  const minute = useNow()
  const patients = last?.data
  const highCount = useMemo(() => patients && countByRisk(patients).high, [patients])

  return {
    roster,
    alerts,
    clinician,
    patients,
    highCount,
    /** Epoch ms by the server's clock, so that a wrong clock on this computer does not make patients look fresh. */
    now: last ? last.asOf + Math.max(0, minute - last.heardAt) : minute,
    isRosterOld: isOld(last, minute),
    areAlertsOld: isOld(alerts.last, minute),
    /** The patients of the newest arrival. */
    arrived,
    isNew: (id: PatientId) => minute - (arrivedAt.get(id) ?? -Infinity) < newForMs,
  }
}

const isOld = (last: Dated<unknown> | undefined, now: number) =>
  last !== undefined && now - last.heardAt >= oldAfterMs

type Arrivals = {
  /** Who has a check-in that came while this screen was open, and when it showed up here (epoch ms). */
  arrivedAt: ReadonlyMap<PatientId, number>
  /** The patients of the newest arrival. */
  latest: DashboardPatient[]
}

/** Follows the roster from poll to poll. The first one brings nothing new. */
function useNewCheckIns(patients: DashboardPatient[] | undefined): Arrivals {
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
