import type { DashboardPatient, RosterFinding } from '@second-wind/core/care/contract/clinician-dashboard'
import { capitalise } from '@second-wind/core/platform/first-letter'
import { epochMs } from '@second-wind/core/platform/moment'
import { formatWithFirstAnswers } from '../../ui/clinical/format-answered-span.ts'
import { formatDayAndTime } from '../../ui/format/format-time.ts'
import { inSentence } from '../risk/explain-sign.ts'
import { quoteReply } from './reply-words.ts'
import styles from './current-findings.module.css'

type Props = {
  findings: DashboardPatient['findings']
  /** Epoch milliseconds by the server's clock. */
  now: number
}

/** What still counts, most serious first. */
export function CurrentFindings({
  findings,
  now,
  name = 'Findings of the last 48 hours',
}: Props & { name?: string }) {
  if (findings.length === 0) return null
  return (
    <ul aria-label={name} className={styles.list}>
      {findings.map((finding) => (
        <li key={finding.id}>
          <Finding finding={{ ...finding, logged: capitalise(finding.logged) }} now={now} />
        </li>
      ))}
    </ul>
  )
}

function Finding({ finding, now }: { finding: RosterFinding; now: number }) {
  const { logged, at, answeredFrom, isClockDoubtful, newest, reply } = finding
  const day = (moment: string) => formatDayAndTime(epochMs(moment), now)
  const time = answeredFrom
    ? `Answered ${formatWithFirstAnswers(answeredFrom, at, (ms) => inSentence(formatDayAndTime(ms, now)))}`
    : day(at)
  return (
    <>
      {logged}{' '}
      <span className={styles.quiet}>
        {isClockDoubtful ? `Arrived ${day(at)}, the phone’s clock is wrong` : time}
      </span>
      {newest && (
        <span className={styles.reply}>
          Latest: {newest.logged} <span className={styles.quiet}>{day(newest.at)}</span>
        </span>
      )}
      {reply && (
        <span className={styles.reply}>
          Patient’s reply: {quoteReply(reply)}{' '}
          <span className={styles.quiet}>{formatDayAndTime(epochMs(reply.at), now)}</span>
        </span>
      )}
    </>
  )
}
