import { Stack } from '@mantine/core'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { maxScore, type SymptomEntry } from '@second-wind/core/records/symptom-entry'
import {
  airComparison,
  type AirComparison,
  type AirDay,
  minDaysPerSide,
} from '@second-wind/core/recovery/analytics/air-comparison'
import { Card } from '../../../ui/primitives/card.tsx'
import { FoldedSection } from '../../../ui/primitives/folded-section.tsx'
import { formatCount } from '../format-count.ts'
import { AirDayTable } from './air-day-table.tsx'
import tab from '../tab.module.css'
import styles from './air-comparison-section.module.css'

type Props = { entries: readonly SymptomEntry[]; airDays: readonly AirDay[] }

/** Symptoms beside the air, on days that have both. */
export function AirComparisonSection({ entries, airDays }: Props) {
  const { pairs, sampleDays, sides } = airComparison(entries, airDays)
  const isEnough = sides.coughSeverity.isEnough || sides.breathlessness.isEnough
  return (
    <FoldedSection
      heading="Symptoms and air quality"
      fact={isEnough ? 'Averages on days with low and with more pollution' : 'Not enough days yet'}
      name="air-and-symptoms"
    >
      <Card>
        <Stack gap="xs">
          {isEnough ? (
            <AirAverages sides={sides} />
          ) : (
            <>
              <h3>Not enough days yet</h3>
              <p>
                You need {minDaysPerSide} days with low pollution and {minDaysPerSide} with more, each with a
                check-in and an air reading for where you live.
              </p>
              <p>
                {formatCount(pairs.length, 'day')} in this range {pairs.length === 1 ? 'has' : 'have'} both so
                far.
              </p>
            </>
          )}
          {sampleDays > 0 && (
            <p className={tab.quiet}>Left out: {formatCount(sampleDays, 'day')} with an example reading.</p>
          )}
          {pairs.length > 0 && (
            <>
              <AirDayTable pairs={pairs} />
              <p className={tab.quiet}>
                This does not show that one caused the other. Many things change from day to day.
              </p>
            </>
          )}
        </Stack>
      </Card>
    </FoldedSection>
  )
}

const names = ['coughSeverity', 'breathlessness'] as const

/** The averages on days with low pollution and on the others. */
function AirAverages({ sides }: Pick<AirComparison, 'sides'>) {
  return names
    .filter((name) => sides[name].isEnough)
    .map((name) => (
      <table key={name} className={styles.sides}>
        <caption>{scoreLabels[name]}, average of each day’s worst score</caption>
        <tbody>
          <Side title="Low pollution, index 1 to 3" {...sides[name].low} />
          <Side title="More pollution, index 4 to 10" {...sides[name].raised} />
        </tbody>
      </table>
    ))
}

function Side({ title, days, mean }: { title: string; days: number; mean: number | null }) {
  return (
    <tr>
      <th scope="row">
        {title} <span>({formatCount(days, 'day')})</span>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
          <rect width={((mean ?? 0) / maxScore) * 100} height="10" />
        </svg>
      </th>
      <td>{mean}</td>
    </tr>
  )
}
