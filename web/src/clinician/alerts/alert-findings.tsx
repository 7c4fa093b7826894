import {
  type FindingGroup,
  findingTime,
  shortenSignList,
  groupFindings,
  withoutDay,
} from '@second-wind/core/care/alerts/group-findings'
import type { ListedAlert, ListedAlertFinding } from '@second-wind/core/care/contract/alerts'
import { lowerFirst } from '@second-wind/core/platform/first-letter'
import { ClockNote } from '../clock-note.tsx'
import { dayAndTime, formatLoggedAndArrived } from '../entry-times.ts'
import { alertWords, describeWithdrawal } from './alert-words.ts'
import styles from './alert-card.module.css'

type Props = {
  alert: ListedAlert
  now: number
  id?: string
  /** The alerts above it of the same patient: their notes are not quoted again. */
  above?: readonly ListedAlert[]
}

/** Every finding; repeats are one line, with each time on demand. What the patient has taken back is struck through. */
export function AlertFindings({ alert, now, id, above = [] }: Props) {
  const { findings, message } = alert
  const quoted = above.flatMap((other) => other.findings)
  const groups = groupFindings(findings)
  const only = groups.length === 1 ? groups[0] : undefined
  // The most serious come first, so that none of them is folded before a milder one.
  const shownCount = groups.length > maxShown + 1 ? maxShown : groups.length
  const areAllWithdrawn = findings.length > 0 && findings.every(({ withdrawnAt }) => withdrawnAt !== null)
  return (
    <div id={id} className={styles.message}>
      {groups.length === 0 && <p>{message}</p>}
      {only && <Group group={only} quoted={quoted} now={now} />}
      {groups.length > 1 && (
        <ul aria-label={alertWords.findings} className={styles.findings}>
          <Groups groups={groups.slice(0, shownCount)} quoted={quoted} now={now} />
        </ul>
      )}
      {shownCount < groups.length && (
        <details className={styles.times}>
          <summary>{alertWords.moreFindings(groups.length - shownCount)}</summary>
          <ul>
            <Groups
              groups={groups.slice(shownCount)}
              quoted={[...quoted, ...groups.slice(0, shownCount).flatMap((shown) => shown.findings)]}
              now={now}
            />
          </ul>
        </details>
      )}
      {areAllWithdrawn && !alert.isResolved && (
        <p className={styles.time}>
          {alertWords.allWithdrawn(findings.every(({ isEntryDeleted }) => isEntryDeleted))}
        </p>
      )}
    </div>
  )
}

const maxShown = 2

type GroupsProps = {
  groups: readonly FindingGroup[]
  /** Whose notes are above. */
  quoted: readonly ListedAlertFinding[]
  now: number
}

/** One entry can have several findings: its note is quoted once. */
function Groups({ groups, quoted, now }: GroupsProps) {
  return groups.map((group, n) => (
    <li key={group.findings[0].id}>
      <Group
        group={group}
        quoted={[...quoted, ...groups.slice(0, n).flatMap((other) => other.findings)]}
        now={now}
      />
    </li>
  ))
}

type FindingProps = { finding: ListedAlertFinding; note?: string | undefined; now: number }

function Finding({ finding, note, now }: FindingProps) {
  const { withdrawnAt, loggedAt } = finding
  // The day is in the time that follows.
  const { text, more } = shortenSignList(
    loggedAt === undefined ? finding.message : withoutDay(finding.message),
  )
  return (
    <>
      {withdrawnAt === null ? text : <s>{text}</s>}{' '}
      <span className={styles.time}>
        {withdrawnAt === null
          ? [formatLoggedAndArrived(finding, now), ...describeRepliedEntry(finding, now)].join('. ')
          : describeWithdrawal({ ...finding, withdrawnAt }, (at) => dayAndTime(at, now))}
      </span>
      <ClockNote at={loggedAt} {...finding} />
      {finding.betterAt !== undefined && (
        <p className={styles.note}>
          {alertWords[finding.isMistake ? 'mistake' : 'better'](dayAndTime(finding.betterAt, now))}
        </p>
      )}
      {note !== undefined && <p className={styles.note}>{alertWords.note(note)}</p>}
      {more.length > 0 && (
        <details className={styles.times}>
          <summary>{alertWords.moreSigns(more.length)}</summary>
          <ul>
            {more.map((sign) => (
              <li key={sign}>{withdrawnAt === null ? sign : <s>{sign}</s>}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** A reply stays when the entry that it is about is deleted. */
const describeRepliedEntry = (
  { isEntryDeleted, entryDeletedAt }: ListedAlertFinding,
  now: number,
): string[] =>
  isEntryDeleted && entryDeletedAt !== undefined ? [alertWords.deleted(dayAndTime(entryDeletedAt, now))] : []

type GroupProps = Pick<GroupsProps, 'quoted' | 'now'> & { group: FindingGroup }

function Group({ group, quoted, now }: GroupProps) {
  const { findings, worst } = group
  const noteOf = ({ note, loggedAt }: ListedAlertFinding) =>
    quoted.some((other) => other.note === note && other.loggedAt === loggedAt) ? undefined : note
  if (findings.length === 1) return <Finding finding={findings[0]} note={noteOf(findings[0])} now={now} />
  const noted = findings.findLast((finding) => noteOf(finding) !== undefined)
  const doubtful = findings.findLast(({ isClockDoubtful }) => isClockDoubtful)
  return (
    <>
      <Finding finding={worst} note={noteOf(worst)} now={now} />{' '}
      {doubtful && doubtful !== worst && <ClockNote at={doubtful.loggedAt} {...doubtful} />}
      {noted?.note !== undefined && noted.note !== worst.note && (
        <p className={styles.note}>
          {alertWords.note(noted.note)}{' '}
          <span className={styles.time}>{dayAndTime(findingTime(noted), now)}</span>
        </p>
      )}
      <details className={styles.times}>
        <summary>{describeRepeats(group, (at) => dayAndTime(at, now))}</summary>
        <ul>
          {findings.toReversed().map((finding) => (
            <li key={finding.id}>
              <Finding finding={finding} note={finding.note} now={now} />
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

/**
 * "Logged on 5 days (first Fri 20 Nov 09:25, last Today 02:14)", after what the newest says where that is milder:
 * "Latest: breathlessness 7 out of 10."
 */
export function describeRepeats(
  { findings, dayCount, worst, newest }: FindingGroup,
  format: (at: string) => string,
): string {
  const [first] = findings
  const days = dayCount === 1 ? '1 day' : `${dayCount} days`
  const times = findings.length === dayCount ? '' : ` ${findings.length} times`
  const [from, to] = [first, newest].map((finding) => format(findingTime(finding)))
  const isOther = withoutDay(newest.message) !== withoutDay(worst.message)
  const milder = isOther ? `Latest: ${lowerFirst(withoutDay(newest.message))} ` : ''
  return `${milder}Logged${times} on ${days} (first ${from}, last ${to})`
}
