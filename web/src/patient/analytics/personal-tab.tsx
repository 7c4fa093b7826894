import { captureAt } from '../../data/local/index.ts'
import { entriesWithin, type Period } from '../../ui/charts/chart-period.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { AirComparisonSection } from './air/air-comparison-section.tsx'
import { BestAndWorst } from './days/best-and-worst.tsx'
import { CheckInDays } from './days/check-in-days.tsx'
import { Distributions } from './distributions.tsx'
import { NoCheckIns } from './no-check-ins.tsx'
import { TrendsAndScores } from './trends-and-scores.tsx'
import { IllnessCourse } from './illness-course.tsx'
import { RangeChoice, type Range } from './range-choice.tsx'
import styles from './tab.module.css'
import { useOwnLog } from './use-own-log.ts'

/** What the person's own check-ins show. All of it is counted on this phone. */
export function PersonalTab(range: Range) {
  const log = useOwnLog()
  const today = captureAt(useNow()).localDate

  return (
    <div className={styles.tab}>
      <p>Counted on this phone from your own check-ins. This is not medical advice.</p>
      <RangeChoice {...range} today={today} />
      <OwnFigures log={log} days={range.days} today={today} />
    </div>
  )
}

type Props = { log: ReturnType<typeof useOwnLog>; days: Period; today: string }

function OwnFigures({ log, days, today }: Props) {
  if (log === undefined) return <p>Loading your check-ins...</p>
  if (log === 'unreadable') {
    return (
      <p role="alert">
        Your check-ins could not be read. Nothing was deleted. Close the app and open it again.
      </p>
    )
  }
  const { entries, airDays } = log
  if (entries.length === 0) return <NoCheckIns />
  const shown = entriesWithin(entries, today, days)
  return (
    <>
      <CheckInDays entries={entries} today={today} days={days} />
      <TrendsAndScores all={entries} shown={shown} today={today} days={days} />
      <Distributions entries={shown} />
      <BestAndWorst entries={shown} />
      <AirComparisonSection entries={shown} airDays={airDays} />
      <IllnessCourse entries={entries} today={today} />
    </>
  )
}
