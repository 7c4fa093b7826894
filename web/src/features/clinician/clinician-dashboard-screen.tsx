import { useState } from 'react'
import { currentClinicianId } from '../../local/index.ts'
import { dashboardReader } from '../../server/clinician.ts'
import styles from './clinician-dashboard-screen.module.css'
import { DashboardHeader } from './dashboard-header.tsx'
import { Freshness } from './freshness.tsx'
import { NewCheckInsAnnouncer } from './new-check-ins-announcer.tsx'
import { NotMonitoredBanner } from './not-monitored-banner.tsx'
import { Roster } from './roster.tsx'
import { useClinician } from './use-clinician.ts'
import { useNewCheckIns } from './use-new-check-ins.ts'
import { usePoll } from './use-poll.ts'

const pollEveryMs = 30_000

export function ClinicianDashboardScreen() {
  // Made here and not once for all, so that nothing about patients outlives the screen.
  const [readDashboard] = useState(() => dashboardReader(currentClinicianId))
  const { last, failure, isUnderway, pollNow } = usePoll(readDashboard, pollEveryMs)
  const clinician = useClinician(currentClinicianId, last?.heardAt)
  const { arrivedAt, latest } = useNewCheckIns(last?.data)

  return (
    <>
      <DashboardHeader clinician={clinician} patientCount={last?.data.length} />
      <div className={styles.strip}>
        <NotMonitoredBanner />
        <Freshness last={last} failure={failure} isUnderway={isUnderway} pollNow={pollNow} />
      </div>
      <NewCheckInsAnnouncer patients={latest} />
      <div className={styles.content}>
        {last && <Roster roster={last} arrivedAt={arrivedAt} />}
        {!last && failure === undefined && <p className={styles.loading}>Loading patients...</p>}
      </div>
    </>
  )
}
