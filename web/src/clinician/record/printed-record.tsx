import { alertSeverities } from '@second-wind/core/care/alert'
import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import type { PatientRecord } from '@second-wind/core/care/contract/patient-record'
import { levelNames } from '@second-wind/core/content/triage/results'
import { epochMs } from '@second-wind/core/platform/moment'
import { captureAt } from '../../data/local/index.ts'
import { entriesWithin } from '../../ui/charts/chart-period.ts'
import { ScoreChartGrid } from '../../ui/charts/score-chart-grid.tsx'
import { ScoresTable } from '../../ui/charts/scores-table.tsx'
import { profileFacts } from '../../ui/clinical/profile-facts.ts'
import { formatDayAndTime } from '../../ui/format/format-time.ts'
import { clockTime, longDate } from '../../ui/format/uk-time.ts'
import { PrintedPage } from '../../ui/print/printed-page.tsx'
import { severityNames } from '../alerts/alert-words.ts'
import { RiskBadge } from '../roster/risk-badge.tsx'
import { chartMoments } from './chart-moments.ts'
import { dataQualityNotes } from './data-quality-notes.ts'
import { recordSections, recordWords } from './record-words.ts'
import styles from './printed-record.module.css'

const days = 30
const rowsShown = 8
const linesShown = 4

type Props = { record: PatientRecord; asOf: number; now: number }

/** One page to take along. */
export function PrintedRecord({ record, asOf, now }: Props) {
  const { profile, summary, symptoms, triage, alerts } = record
  const today = captureAt(now).localDate
  const entries = entriesWithin(
    symptoms.filter(({ deletedAt }) => deletedAt === null),
    today,
    days,
  )
  const chart = { entries, days, hasPeakFlow: false } as const
  return (
    <PrintedPage title={`${recordWords.printTitle}: ${profile.name}`} className={styles.record}>
      <p>
        {recordWords.printMoments(moment(now), moment(asOf))} {recordWords.printConfidential}{' '}
        {recordWords.ownWords}
      </p>
      <p>
        {profileFacts(profile, undefined)
          .map(({ label, value }) => `${label}: ${value}`)
          .join('. ')}
      </p>
      <RiskBadge patient={summary} now={now} />
      <p>
        {recordSections.unknown}: {dataQualityNotes(summary, now).join(' ')}
      </p>
      {entries.length === 0 ? (
        <p>No check-ins in the last {days} days.</p>
      ) : (
        <>
          <p>{recordWords.legend}</p>
          <ScoreChartGrid {...chart} heading="h3" today={today} marks={chartMoments(record)} />
          <ScoresTable {...chart} title="Latest scores" entries={entries.toReversed().slice(0, rowsShown)} />
        </>
      )}
      <Lines
        title="Symptom checks"
        lines={triage.map(({ id, createdAt, result, redFlags = [] }) => ({
          id,
          words: `${formatDayAndTime(epochMs(createdAt), now)}: ${[levelNames[result].text, ...redFlags].join('. ')}`,
        }))}
      />
      <Lines
        title="Alerts"
        lines={alerts.toSorted(compareOpenThenSeverity).map(({ id, severity, message, isResolved }) => ({
          id,
          words: `${severityNames[severity]}, ${isResolved ? 'resolved' : 'open'}: ${message}`,
        }))}
      />
    </PrintedPage>
  )
}

function Lines({ title, lines }: { title: string; lines: { id: string; words: string }[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul className={styles.lines}>
        {lines.slice(0, linesShown).map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
        {lines.length > linesShown && <li>{recordWords.printLeftOut(lines.length - linesShown)}</li>}
      </ul>
    </>
  )
}

const moment = (at: number): string => `${longDate(at)}, ${clockTime(at)}`

/** They come newest first, and stay so among equals. */
function compareOpenThenSeverity(a: ListedAlert, b: ListedAlert): number {
  if (a.isResolved || b.isResolved) return Number(a.isResolved) - Number(b.isResolved)
  return alertSeverities.indexOf(a.severity) - alertSeverities.indexOf(b.severity)
}
