import { usualCourse } from '@second-wind/core/content/analytics/usual-course'
import { temperatureLabels } from '@second-wind/core/content/symptom-labels'
import { getHelpIf } from '@second-wind/core/content/triage/get-help-if'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import {
  compareWithUsualCourse,
  type CourseLine,
} from '@second-wind/core/recovery/analytics/usual-course-comparison'
import { severityWord } from '@second-wind/core/recovery/severity-words'
import * as paths from '../../paths.ts'
import { CareTierCard } from '../../ui/clinical/care-tier-card.tsx'
import { ReviewedDetails } from '../../ui/content/reviewed-details.tsx'
import { formatShortLocalDate } from '../../ui/format/format-local-date.ts'
import { ActionLink } from '../../ui/links/action-link.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import styles from './illness-course.module.css'
import tab from './tab.module.css'

type Props = { entries: readonly SymptomEntry[]; today: string }

/** This illness beside what is usual for a cold, flu or chest infection. */
export function IllnessCourse({ entries, today }: Props) {
  const { dayCount, lines } = compareWithUsualCourse(entries, today)
  return (
    <section className={tab.section}>
      <h2>Beside what is usual</h2>
      {dayCount === 0 ? (
        <Card className={tab.stack}>
          <h3>Not enough check-ins yet</h3>
          <p>Your last check-in is more than 14 days ago. The next one begins a new count.</p>
        </Card>
      ) : (
        <Card className={tab.stack}>
          <p>
            Today is day <strong>{dayCount}</strong> since you began to log this illness.
          </p>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line.row.id}>
                <h3>{line.row.name}</h3>
                <p>{line.row.usual}</p>
                <p>
                  <strong>You:</strong> {formatOwnCourse(line)}
                </p>
                {line.state === 'danger' && (
                  <ActionLink to={paths.symptomChecker}>Do the symptom check</ActionLink>
                )}
              </li>
            ))}
          </ul>
          <p className={tab.quiet}>
            For a cold, flu or chest infection. With a lung condition it can take longer.
          </p>
          <ReviewedDetails review={usualCourse} />
        </Card>
      )}
      <CareTierCard tier={getHelpIf} />
    </section>
  )
}

function formatOwnCourse(line: CourseLine): string {
  if (line.state === 'unknown') return 'not enough check-ins yet.'
  const { latest, row, state } = line
  const logged =
    row.sign === 'temperature'
      ? temperatureLabels[latest.temperature].toLowerCase().replace('°c', '°C')
      : `${latest.coughSeverity}, ${severityWord('coughSeverity', latest.coughSeverity)}`
  return `${logged}, on ${formatShortLocalDate(latest.localDate)}. ${stateWords[state]}`
}

/** The usual time says how long, never how ill. */
const stateWords = {
  danger: 'This is a warning sign: do not wait for the usual time. Is it still so?',
  settled: 'Little or nothing of it at your last answer.',
  'to-come': 'The usual time is not over, but how ill you feel counts more. Read below when to get help.',
  longer: 'This is longer than usual. Read below when to get help.',
}
