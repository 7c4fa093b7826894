import { Stack } from '@mantine/core'
import { usualCourse, usualCourseLung } from '@second-wind/core/content/analytics/usual-course'
import { temperatureLabels } from '@second-wind/core/content/symptom-labels'
import { getHelpIfFor } from '@second-wind/core/content/triage/get-help-if'
import type { Patient } from '@second-wind/core/records/patient'
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
import { FoldedSection } from '../../ui/primitives/folded-section.tsx'
import styles from './illness-course.module.css'
import tab from './tab.module.css'

type Props = { entries: readonly SymptomEntry[]; today: string; patient: Patient | undefined }

/** The current illness compared with the usual duration of a cold, flu or chest infection. */
export function IllnessCourse({ entries, today, patient }: Props) {
  const { dayCount, lines } = compareWithUsualCourse(entries, today, patient)
  return (
    <FoldedSection
      heading="Compared with what's usual"
      fact={dayCount === 0 ? 'No recent check-ins' : `Day ${dayCount} since your first check-in`}
      name="usual-course"
    >
      {dayCount === 0 ? (
        <Card>
          <Stack gap="xs">
            <h3>Not enough check-ins yet</h3>
            <p>Your last check-in was more than 14 days ago. The count starts again at your next one.</p>
          </Stack>
        </Card>
      ) : lines.length === 0 ? (
        <Card>
          <Stack gap="xs">
            <p>{usualCourseLung.text}</p>
            <ReviewedDetails review={usualCourseLung} />
          </Stack>
        </Card>
      ) : (
        <Card>
          <Stack gap="xs">
            <p>
              Today is day <strong>{dayCount}</strong> since you started logging.
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
            <p className={tab.quiet}>For a cold, flu or chest infection.</p>
            <ReviewedDetails review={usualCourse} />
          </Stack>
        </Card>
      )}
      <CareTierCard tier={getHelpIfFor(patient)} />
    </FoldedSection>
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

/** The usual duration says nothing about severity. */
const stateWords = {
  danger: 'This is a warning sign: do not wait for the usual time. Do you still have it?',
  settled: 'You had little or none when you last answered.',
  'to-come':
    'This is still within the usual time, but how ill you feel matters more. Check when to get help below.',
  longer: 'This is longer than usual. Check when to get help below.',
}
