import type { AlertCounts } from '@second-wind/core/care/contract/alerts'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { riskGroupOf } from '@second-wind/core/care/roster/risk-group'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { NoPatients } from '../no-patients.tsx'
import { isAdvisedBelowHigh, needsAttention } from '../risk/risk-caption.ts'
import { rosterOrders } from '../roster/filter-and-sort-roster.ts'
import { type ListedPatients, PatientList } from '../roster/patient-list.tsx'
import { RosterShortcutsHelp } from '../roster/roster-shortcuts.tsx'
import { FigureStrip } from './figure-strip.tsx'
import { rosterUnavailableWords } from './roster-unavailable-words.ts'
import styles from './overview.module.css'

type Props = ListedPatients & {
  /** Undefined while loading. */
  patients: DashboardPatient[] | undefined
  hasFailed: boolean
  /** For the key that searches: the search box is on the Patients tab. */
  onSearch: () => void
  alertCounts: AlertCounts | undefined
}

/**
 * The Dashboard tab: counts, and the most urgent patients. Those who are high by their risk group alone, and those
 * who were told to get advice today at a lower level, are counted.
 */
export function Overview({ patients, hasFailed, alertCounts, ...listed }: Props) {
  const high = useMemo(() => patients?.filter((patient) => riskGroupOf(patient) === 'high') ?? [], [patients])
  const urgent = useMemo(() => patients?.filter(needsAttention) ?? [], [patients])
  const advisedCount = useMemo(() => patients?.filter(isAdvisedBelowHigh).length ?? 0, [patients])
  const byGroupCount = high.filter((patient) => !needsAttention(patient)).length
  if (!patients) return <p>{hasFailed ? rosterUnavailableWords : 'Loading patients...'}</p>
  return (
    <>
      <h2 className={styles.spoken}>Overview</h2>
      <FigureStrip patients={patients} alertCounts={alertCounts} now={listed.now} />
      {patients.length === 0 && (
        <div className={styles.none}>
          <NoPatients />
        </div>
      )}
      {high.length + urgent.length > 0 && (
        <section className={styles.high}>
          <div className={styles.title}>
            <h2>High Priority Patients</h2>
            {urgent.length > 0 && (
              <>
                <p className={styles.subtitle}>Patients requiring immediate attention</p>
                <RosterShortcutsHelp />
              </>
            )}
          </div>
          {urgent.length > 0 && (
            <PatientList
              {...listed}
              name="High priority patients"
              order={rosterOrders.urgency.sentence}
              patients={urgent}
            />
          )}
          {byGroupCount > 0 && (
            <p className={styles.below}>
              {byGroupWords(byGroupCount, urgent.length > 0)}{' '}
              <Link to="?tab=patients&risk=high">Show everyone at high risk</Link>
            </p>
          )}
        </section>
      )}
      {advisedCount > 0 && (
        <p className={styles.below}>
          {advisedWords(advisedCount, urgent.length > 0)}{' '}
          <Link to="?tab=patients&filter=advised">Show them</Link>
        </p>
      )}
    </>
  )
}

/** Their advice has no alert and no high level, and yet they may need someone today (HZ-02). */
function advisedWords(count: number, isMore: boolean): string {
  const who = `${count.toLocaleString('en-GB')} ${isMore ? 'more ' : ''}${count === 1 ? 'patient was' : 'patients were'}`
  return `${who} told to get advice today, below high risk.`
}

/** A risk group alone is high by the specification, and calls for nothing at once (hazard C12). */
function byGroupWords(count: number, isMore: boolean): string {
  const who = `${count.toLocaleString('en-GB')} ${isMore ? 'more ' : ''}${count === 1 ? 'patient is' : 'patients are'}`
  return `${who} high priority because of their risk group alone.`
}
