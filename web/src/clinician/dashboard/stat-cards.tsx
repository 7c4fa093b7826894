import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { countByRisk } from '@second-wind/core/care/roster/risk-group'
import { Link } from 'react-router-dom'
import styles from './stat-cards.module.css'

type Props = {
  patients: DashboardPatient[]
  /** Undefined until the alerts are here. */
  unreadCount: number | undefined
}

export function StatCards({ patients, unreadCount }: Props) {
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
