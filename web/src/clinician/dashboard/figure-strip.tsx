import type { AlertCounts } from '@second-wind/core/care/contract/alerts'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { countByRisk } from '@second-wind/core/care/roster/risk-group'
import { Link, useSearchParams } from 'react-router-dom'
import { matchesFilter } from '../roster/filter-and-sort-roster.ts'
import styles from './figure-strip.module.css'

type Props = {
  patients: readonly DashboardPatient[]
  /** Undefined while loading. */
  alertCounts: AlertCounts | undefined
  /** Epoch milliseconds by the server's clock. */
  now: number
}

const silentPatients = 'tab=patients&filter=silent'

/** The figures of the specification, each the link to the patients or alerts that it counts. */
export function FigureStrip({ patients, alertCounts, now }: Props) {
  const [params] = useSearchParams()
  const countOf = (filter: 'vulnerable' | 'silent') =>
    patients.filter((patient) => matchesFilter(filter, patient, now)).length
  const figures = [
    { title: 'Total Patients', value: patients.length, to: 'tab=patients' },
    { title: 'High Priority', value: countByRisk(patients).high, to: 'tab=patients&risk=high' },
    { title: 'Open Alerts', value: alertCounts?.open, to: 'tab=alerts' },
    { title: 'Unread Alerts', value: alertCounts?.unread, to: 'tab=alerts' },
    { title: 'Vulnerable', value: countOf('vulnerable'), to: 'tab=patients&filter=vulnerable' },
    {
      title: 'Not in touch for 48 hours or more: see who',
      value: countOf('silent'),
      to: silentPatients,
    },
  ]
  // Beside a record the address does not say which patients are listed, so none is marked.
  const filters = new URLSearchParams(params)
  filters.delete('sort')
  return (
    <ul aria-label="Figures" className={styles.strip}>
      {figures.map(({ title, value, to }) => (
        <li key={title} data-silent={(to === silentPatients && value !== 0) || undefined}>
          <Link to={`?${to}`} aria-current={filters.toString() === to || undefined}>
            {title}
          </Link>
          <strong>{value?.toLocaleString('en-GB') ?? 'Not known yet'}</strong>
        </li>
      ))}
    </ul>
  )
}
