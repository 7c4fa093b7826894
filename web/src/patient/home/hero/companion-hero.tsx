import { dayMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { type ComponentType, Suspense } from 'react'
import { Link } from 'react-router-dom'
import * as paths from '../../../paths.ts'
import { Companion } from '../../../ui/companion/companion.tsx'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { SyncLine } from '../../../widgets/sync/sync-line.tsx'
import { useHero } from './use-hero.ts'
import styles from './companion-hero.module.css'
import weekDotsStyles from './week-dots.module.css'

export type WeeklyGoalBarProps = {
  entries: readonly SymptomEntry[]
  today: string
  /** With the next task, which is the one thing to do once the day is logged. */
  hasNext: boolean
  /** What to do first is in the card above. */
  isMainAbove: boolean
}
type Props = {
  WeeklyGoalBar: ComponentType<WeeklyGoalBarProps>
  /** The cards above could be loaded. Without them the companion says what to do. */
  hasCards: boolean
}

/**
 * The companion, the week, and the two most frequent actions. Below a card about a sign the companion is small, without
 * the week. No cheerful words beside a warning sign (HZ-02), and then the call above is the only filled button.
 */
export function CompanionHero({ WeeklyGoalBar, hasCards }: Props) {
  const { who, mood, line, entries, today, isReading, isUnreadable, ...said } = useHero()
  const { hasFinding, isMainAbove = false, lacksUsualDay } = said
  const isWorried = mood === 'high'
  const isDone = mood === 'done'
  const isSmall = isWorried || hasFinding
  const isSilent = hasCards && said.isSaidAbove && !isUnreadable
  const companion = <Companion who={who} expression={expressionOf[mood]} />
  return (
    <Card className={styles.hero}>
      {isSilent ? (
        <h2 className={styles.spoken}>{line}</h2>
      ) : (
        <div className={styles.hello} data-small={isSmall || undefined}>
          {isReading ? <span className={styles.unread} /> : companion}
          <div className={styles.words}>
            <h2>{line}</h2>
            {isUnreadable && <p>We cannot show your entries right now. Close the app and open it again.</p>}
          </div>
        </div>
      )}
      {!isSmall && (
        <div className={styles.week}>
          {isReading ? (
            <div className={styles.unread} />
          ) : (
            <WeekDots days={weekUpTo(today, new Set(entries.map((entry) => entry.localDate)))} />
          )}
          {!isReading && !isUnreadable && (
            <Suspense fallback={<div className={styles.goal} data-next={isDone || undefined} />}>
              <WeeklyGoalBar {...{ entries, today, isMainAbove }} hasNext={isDone} />
            </Suspense>
          )}
        </div>
      )}
      <div className={styles.actions}>
        <ButtonLink to={paths.tracker} look={isWorried || isDone || isMainAbove ? 'plain' : 'go'}>
          Log Symptoms
        </ButtonLink>
        <ButtonLink to={paths.symptomChecker} look="plain">
          Quick Check
        </ButtonLink>
      </div>
      <div className={styles.foot} data-silent={isSilent || undefined}>
        {/* The button above carries on with it. */}
        {said.hasBegunLog && <p className={styles.begun}>You have an unfinished log.</p>}
        {isSilent && companion}
        <SyncLine hasCardAbove={hasCards} hasUnsavedLog={said.hasUnsavedLog} />
        <div className={styles.links}>
          <Link to={paths.actionPlan}>My plan</Link>
          <Link to={paths.care}>Who to call</Link>
          {lacksUsualDay && <Link to={paths.usualDay}>Set your usual day</Link>}
        </div>
      </div>
    </Card>
  )
}

const expressionOf = {
  hello: 'hello',
  low: 'hello',
  medium: 'calm',
  high: 'concerned',
  missed: 'resting',
  done: 'proud',
} as const

/** One dot a day, filled and ticked if there is a check-in. A missed day is not marked as a failure. */
function WeekDots({ days }: { days: readonly Day[] }) {
  return (
    <ol aria-label="Check-ins of the last 7 days" className={weekDotsStyles.week}>
      {days.map(({ date, name, isToday, isLogged }) => (
        <li key={date} data-today={isToday || undefined} data-logged={isLogged || undefined}>
          <span className={weekDotsStyles.dot}>{isLogged && <Icon name="tick" />}</span>
          <span>{name}</span>
          <span className={weekDotsStyles.words}>{isLogged ? ': checked in' : ': no check-in'}</span>
        </li>
      ))}
    </ol>
  )
}

type Day = { date: string; name: string; isToday: boolean; isLogged: boolean }

const shortName = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })

/** The seven days up to today, oldest first; `dates` are the local dates of the check-ins. */
function weekUpTo(today: string, dates: ReadonlySet<string>): Day[] {
  const noon = Date.parse(`${today}T12:00:00Z`)
  return Array.from({ length: 7 }, (_, index) => {
    const time = noon - (6 - index) * dayMs
    const date = new Date(time).toISOString().slice(0, 10)
    const isToday = date === today
    return { date, name: isToday ? 'Today' : shortName.format(time), isToday, isLogged: dates.has(date) }
  })
}
