import { dayMs } from '@second-wind/core/platform/moment'
import type { OwnNumberId } from '@second-wind/core/records/own-numbers'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useOwnNumbers } from '../../data/live/use-own-numbers.ts'
import * as paths from '../../paths.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { longDate } from '../../ui/format/uk-time.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { OwnCalls } from '../own-help.tsx'
import { useSyncStatus } from './use-sync-status.ts'
import styles from './unsent-callout.module.css'

/** Who can do something about an entry that has not arrived. */
const careTeam: readonly OwnNumberId[] = ['nurse', 'gp']

type Props = {
  /** The page that shows what waits, from any other. */
  waitingLink?: string
}

/** After three days unsent: that nobody has seen it, and the numbers to call (HZ-10). */
export function UnsentCallout({ waitingLink }: Props) {
  const sync = useSyncStatus()
  const now = useNow()
  const headingId = useId()
  const numbers = useOwnNumbers()
  if (sync?.status.tone !== 'red' || sync.facts.oldestPendingAt === undefined || !numbers) return null
  const { pending, oldestPendingAt } = sync.facts
  const hasNumber = careTeam.some((id) => numbers[id] !== undefined)
  return (
    <section aria-labelledby={headingId}>
      <Notice tone="warning">
        <div className={styles.callout}>
          <h2 id={headingId}>{headingOf(pending, dayName(oldestPendingAt, now))}</h2>
          <p>
            {pending === 1 ? 'It is' : 'They are'} saved on this phone, but nobody else can see{' '}
            {pending === 1 ? 'it' : 'them'}. If your care team needs to know, call them.
          </p>
          <OwnCalls ids={careTeam} />
          {!hasNumber && <Link to={paths.care}>Find or add a number to call</Link>}
          {waitingLink !== undefined && <Link to={waitingLink}>See what is waiting</Link>}
        </div>
      </Notice>
    </section>
  )
}

const headingOf = (pending: number, day: string): string =>
  pending === 1
    ? `Your care team has not had your entry from ${day}`
    : `Your care team has not had ${pending} entries, the first from ${day}`

/** "Saturday" within a week, "Saturday 14 November" before that. */
function dayName(at: number, now: number): string {
  const [weekday, ...rest] = longDate(at).split(' ')
  return now - at < 6 * dayMs ? `${weekday}` : `${weekday} ${rest.slice(0, 2).join(' ')}`
}
