import { Stack } from '@mantine/core'
import { notEnoughWords } from '@second-wind/core/content/recovery-timeline-words'
import { findingContextOf } from '@second-wind/core/findings/current-findings'
import { signsOfEntries, summarisePeriod } from '@second-wind/core/recovery/analytics/period-summary'
import { useProfile } from '../../data/live/use-profile.ts'
import { captureAt } from '../../data/local/index.ts'
import * as paths from '../../paths.ts'
import { entriesWithin, firstDay, type Period } from '../../ui/charts/chart-period.ts'
import { Companion } from '../../ui/companion/companion.tsx'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { formatShortLocalDate } from '../../ui/format/format-local-date.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { FollowUpCard } from '../../widgets/follow-up-card.tsx'
import { OwnTrends } from '../../widgets/own-trends.tsx'
import { AirComparisonSection } from './air/air-comparison-section.tsx'
import { BestAndWorst } from './days/best-and-worst.tsx'
import { CheckInDays } from './days/check-in-days.tsx'
import { Distributions } from './distributions.tsx'
import { IllnessCourse } from './illness-course.tsx'
import { type Range, RangeChoice } from './range-choice.tsx'
import { SymptomOverTime } from './symptom-over-time.tsx'
import { useOwnLog } from './use-own-log.ts'
import noCheckInsStyles from './personal-tab.module.css'
import styles from './tab.module.css'

/** Figures from the person's own check-ins, calculated on this phone. */
export function PersonalTab(range: Range) {
  const log = useOwnLog()
  const today = captureAt(useNow()).localDate

  return (
    <div className={styles.tab}>
      <FollowUpCard hasPlanLink isFolded openOthers="one" />
      <RangeChoice {...range} today={today} />
      <OwnFigures log={log} days={range.days} today={today} />
      <p className={styles.quiet}>
        Worked out on this phone from your own check-ins. This is not medical advice.
      </p>
    </div>
  )
}

type Props = { log: ReturnType<typeof useOwnLog>; days: Period; today: string }

function OwnFigures({ log, days, today }: Props) {
  const person = useProfile()
  // Without the profile a sign of a flare-up would read as none.
  if (log === undefined || person === undefined) return <p>Loading your check-ins...</p>
  if (log === 'unreadable') {
    return (
      <ErrorText>
        We could not open your check-ins. Nothing was deleted. Close the app and open it again.
      </ErrorText>
    )
  }
  const { profile } = person
  const { entries, checks, airDays } = log
  if (entries.length === 0) return <NoCheckIns />
  const shown = entriesWithin(entries, today, days)
  const signs = signsOfEntries(shown, entries, findingContextOf(profile))
  const sentences = summarisePeriod({
    entries: shown,
    signs,
    checks: checks.filter(({ localDate }) => localDate >= firstDay(today, days)),
    firstCheckIn: entries.map(({ localDate }) => localDate).toSorted()[0] ?? today,
    today,
    days,
    formatDay: formatShortLocalDate,
    usualBreathlessness: profile?.usualDay?.breathlessness,
  })
  return (
    <>
      <SymptomOverTime
        entries={shown}
        today={today}
        days={days}
        hasPeakFlow={entries.some(({ peakFlowLpm }) => peakFlowLpm !== undefined)}
        usualDay={profile?.usualDay}
        signs={signs}
      />
      <Card>
        <h2 id="in-short">In short</h2>
        <ul className={styles.bullets} aria-labelledby="in-short">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Card>
      <div className={styles.section}>
        <OwnTrends title="Trends" entries={entries} />
        <p className={styles.quiet}>We compare your recent check-ins with the earlier ones.</p>
      </div>
      <Stack gap="xs">
        <CheckInDays entries={entries} today={today} days={days} />
        <Distributions entries={shown} />
        <BestAndWorst entries={shown} />
        <AirComparisonSection entries={shown} airDays={airDays} />
        <IllnessCourse entries={entries} today={today} patient={profile} />
      </Stack>
    </>
  )
}

/** Before the first check-in there is nothing to count. */
function NoCheckIns() {
  const who = useProfile()?.profile?.companionAvatar ?? 'joy'
  return (
    <div className={noCheckInsStyles.empty}>
      <Companion who={who} expression="hello" />
      <h2>{notEnoughWords.title}</h2>
      <p>{notEnoughWords.description}</p>
      <ButtonLink to={paths.tracker} look="go">
        Log your first symptoms
      </ButtonLink>
    </div>
  )
}
