import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { countByRisk, riskGroupOf } from '@second-wind/core/care/roster/risk-group'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { NoPatients } from '../no-patients.tsx'
import { isOlderThanTwoDays } from '../older-than-two-days.ts'
import { type ListedPatients, PatientList } from '../roster/patient-list.tsx'
import { rosterUnavailableWords } from './roster-unavailable-words.ts'
import styles from './overview.module.css'

type Props = ListedPatients & {
  /** Undefined while loading. */
  patients: DashboardPatient[] | undefined
  hasFailed: boolean
  unreadCount: number | undefined
}

/** The Dashboard tab: counts, and the most urgent patients. */
export function Overview({ patients, hasFailed, unreadCount, ...listed }: Props) {
  const high = useMemo(() => patients?.filter((patient) => riskGroupOf(patient) === 'high') ?? [], [patients])
  if (!patients) return <p>{hasFailed ? rosterUnavailableWords : 'Loading patients...'}</p>
  return (
    <>
      <h2 className={styles.spoken}>Overview</h2>
      <StatCards patients={patients} unreadCount={unreadCount} />
      <div className={styles.silent}>
        {patients.length === 0 ? <NoPatients /> : <p>{formatSilentPhones(patients, listed.now)}</p>}
      </div>
      {high.length > 0 && (
        <section className={styles.high}>
          <h2>High Priority Patients</h2>
          <p className={styles.subtitle}>Patients requiring immediate attention</p>
          <PatientList {...listed} name="High priority patients" patients={high} />
        </section>
      )}
    </>
  )
}

/** Silent phones appear in no other count. */
function formatSilentPhones(patients: readonly DashboardPatient[], now: number): string {
  const silent = patients.filter(
    ({ phoneReport }) => !phoneReport || isOlderThanTwoDays(Date.parse(phoneReport.lastHeardAt), now),
  )
  if (silent.length === 0) return 'Every phone has been in contact in the last 48 hours.'
  if (silent.length === 1)
    return 'No contact from 1 phone for 48 hours or more. We do not know how this patient is.'
  return `No contact from ${silent.length} phones for 48 hours or more. We do not know how these patients are.`
}

type StatCardsProps = {
  patients: DashboardPatient[]
  /** Undefined while loading. */
  unreadCount: number | undefined
}

function StatCards({ patients, unreadCount }: StatCardsProps) {
  const cards = [
    { title: 'Total Patients', value: patients.length, to: '?tab=patients' },
    { title: 'High Priority', value: countByRisk(patients).high, to: '?tab=patients&risk=high' },
    { title: 'Unread Alerts', value: unreadCount, to: '?tab=alerts' },
    { title: 'Vulnerable', value: patients.filter(({ isVulnerable }) => isVulnerable).length },
  ]
  return (
    <ul aria-label="Figures" className={styles.cards}>
      {cards.map(({ title, value, to }) => (
        <li key={title} className={styles.card}>
          <span className={styles.title}>{to === undefined ? title : <Link to={to}>{title}</Link>}</span>
          <strong className={styles.value}>{value?.toLocaleString('en-GB') ?? 'Not known yet'}</strong>
        </li>
      ))}
    </ul>
  )
}
