import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { lastContactOf } from '@second-wind/core/care/roster/last-contact'
import { riskGroupOf } from '@second-wind/core/care/roster/risk-group'
import { isTooOldForToday } from '@second-wind/core/findings/time-windows'
import { capitalise } from '@second-wind/core/platform/first-letter'
import { epochMs, hourMs } from '@second-wind/core/platform/moment'
import { type KeyboardEvent, memo, type MouseEvent, useId } from 'react'
import { formatShortAge } from '../../ui/format/format-time.ts'
import { callOutcomeWords } from '../contact/calls/call-outcome-words.ts'
import { ContactButtons } from '../contact/contact-buttons.tsx'
import { countedTime } from '../entry-times.ts'
import { formatStillOnPhone } from '../format-device-report.ts'
import {
  formatAgeAndGender,
  formatAlertCount,
  formatLastContact,
  initials,
  patientNameButtonId,
} from '../format-patient.ts'
import { identityLabel } from '../identity/format-identity.ts'
import { identityWords } from '../identity/identity-words.ts'
import { explainRiskBriefly } from '../risk/explain-risk.ts'
import { RiskTag } from '../risk/risk-badge.tsx'
import { isAdvisedBelowHigh } from '../risk/risk-caption.ts'
import { Tag } from '../tag.tsx'
import { thresholdWords } from '../thresholds/threshold-words.ts'
import { formatUsualChange, thanBefore } from './format-usual-change.ts'
import { PatientDetails } from './patient-details.tsx'
import { createSparklinePath, describeSparkline } from './sparkline-path.ts'
import styles from './patient-row.module.css'

type Props = {
  patient: DashboardPatient
  /** Epoch milliseconds by the server's clock. */
  now: number
  isNew: boolean
  isOpen: boolean
  /** What "More" shows is open. */
  isMore: boolean
  onOpen: (id: DashboardPatient['id']) => void
  onMore: (id: DashboardPatient['id']) => void
}

/**
 * One patient in one row. A click anywhere opens the record; for the keyboard the name is the row's one tab stop, and the
 * arrow keys go on to its buttons.
 */
export const PatientRow = memo(function PatientRow({ patient, now, isNew, isOpen, isMore, ...on }: Props) {
  const moreId = useId()
  const openUnlessControl = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('a, button, section, [role="dialog"]'))
      on.onOpen(patient.id)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.row}
      data-risk={riskGroupOf(patient)}
      data-need={patient.need}
      data-open={isOpen || undefined}
      data-new={isNew || undefined}
      onClick={openUnlessControl}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.line} onKeyDown={moveBetweenControls}>
        <NameAndIdentity patient={patient} now={now} isOpen={isOpen} onOpen={on.onOpen} />
        <div className={styles.risk}>
          <RiskTag patient={patient} now={now} />
          {patient.alertCount > 0 && <Tag tone="outline">{formatAlertCount(patient.alertCount)}</Tag>}
          {isAdvisedBelowHigh(patient) && <Tag tone="amber">Same-day advice</Tag>}
          {patient.approvedName !== undefined && <Tag tone="amber">{identityWords.renamedShort}</Tag>}
          {patient.isVulnerable && <Tag tone="grey">Vulnerable</Tag>}
        </div>
        <p className={styles.why}>{explainRiskBriefly(patient, now)}</p>
        <div className={styles.course}>
          <Sparkline checkIns={patient.recentCheckIns} />
          <UsualChange patient={patient} />
          {patient.changeThreshold && <span>{thresholdWords.isOwn}</span>}
        </div>
        <LastContact patient={patient} now={now} isNew={isNew} />
        <div className={styles.actions}>
          <ContactButtons patient={patient} methods={['call']} tabIndex={-1} />
          <button
            type="button"
            tabIndex={-1}
            className={styles.more}
            aria-expanded={isMore}
            aria-controls={isMore ? moreId : undefined}
            aria-describedby={patientNameButtonId(patient.id)}
            onClick={() => on.onMore(patient.id)}
          >
            {isMore ? 'Less' : 'More'}
          </button>
        </div>
      </div>
      {isMore && <PatientDetails id={moreId} patient={patient} now={now} isNew={isNew} />}
    </li>
  )
})

type NameProps = Pick<Props, 'patient' | 'now' | 'isOpen' | 'onOpen'>

function NameAndIdentity({ patient, now, isOpen, onOpen }: NameProps) {
  const identity = identityLabel(patient, now)
  return (
    <div className={styles.who}>
      <span className={styles.avatar} aria-hidden>
        {initials(patient.name)}
      </span>
      <div>
        <h3 className={styles.name}>
          <button
            type="button"
            id={patientNameButtonId(patient.id)}
            className={styles.open}
            aria-expanded={isOpen}
            onClick={() => onOpen(patient.id)}
          >
            {patient.name}
          </button>
        </h3>
        <div className={styles.about}>
          <span>{formatAgeAndGender(patient, now)}</span>
          <span className={identity.isMissing ? styles.missing : undefined}>{identity.text}</span>
        </div>
      </div>
    </div>
  )
}

/** Left and right go between the name and the buttons of a row. */
function moveBetweenControls(event: KeyboardEvent<HTMLDivElement>): void {
  const controls = [...event.currentTarget.querySelectorAll('button')]
  const at = controls.findIndex((control) => control === document.activeElement)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1 }[event.key]
  const control = at === -1 || to === undefined ? undefined : controls[to]
  if (!control) return
  event.preventDefault()
  control.focus()
}

/** In the columns of a wide list their heading says what a change is compared with. */
function UsualChange({ patient }: Pick<Props, 'patient'>) {
  const [change, points] = formatUsualChange(patient, 'short').split(thanBefore)
  return (
    <span>
      {change}
      {points !== undefined && (
        <>
          <span className={styles.thanBefore}>{thanBefore}</span>
          {points}
        </>
      )}
    </span>
  )
}

type LastContactProps = Pick<Props, 'patient' | 'now' | 'isNew'>

/** What the patient has told us last and when, how the last call ended, and what the phone has not sent. */
function LastContact({ patient, now, isNew }: LastContactProps) {
  const { lastSymptomEntry: entry, phoneReport, lastMessage, lastCall } = patient
  const contact = lastContactOf(patient)
  const unsentCount = phoneReport?.pendingCount ?? 0
  return (
    <div className={styles.last}>
      <span className={contact && isTooOldForToday(epochMs(contact.at), now) ? styles.silent : undefined}>
        {capitalise(formatLastContact(patient, now))}
      </span>
      {isAfterWorstSign(patient) && (
        <span className={styles.scores}>
          {contact?.kind !== 'check-in' && 'Check-in: '}
          {formatScores(patient)}
        </span>
      )}
      {isNew && <Tag tone="blue">New</Tag>}
      {hasCurrentNote(patient, now) && <span className={styles.call}>Note by the patient</span>}
      {entry?.isClockDoubtful && <span className={styles.unsent}>Phone’s clock is wrong</span>}
      {unsentCount > 0 && <span className={styles.unsent}>{formatStillOnPhone(unsentCount)}</span>}
      {lastCall && (
        <span className={styles.call}>
          {callOutcomeWords[lastCall.outcome]} {formatShortAge(Date.parse(lastCall.at), now)}
        </span>
      )}
      {lastMessage?.state === 'queued' &&
        (now - Date.parse(lastMessage.sentAt) < hourMs ? (
          <span className={styles.call}>Message not delivered yet</span>
        ) : (
          <span className={styles.unsent}>Message not delivered</span>
        ))}
    </div>
  )
}

/** The words themselves are under "More" and in the record: a row has no room for them. */
const hasCurrentNote = ({ lastSymptomEntry: entry }: DashboardPatient, now: number): boolean =>
  entry !== null && Boolean(entry.notes?.trim()) && !isTooOldForToday(epochMs(countedTime(entry)), now)

/** The reason of the row is what was worst: the scores of a later check-in are beside its time. */
const isAfterWorstSign = ({ lastSymptomEntry: entry, findings: [worst] }: DashboardPatient): boolean =>
  entry !== null && worst !== undefined && epochMs(countedTime(entry)) > epochMs(worst.newest?.at ?? worst.at)

/** "breathing 1, cough not answered". They say nothing of a sign that has no score. */
function formatScores({ lastSymptomEntry: entry }: DashboardPatient): string {
  const scores = [
    ['breathing', 'breathlessness'],
    ['cough', 'coughSeverity'],
  ] as const
  return scores
    .map(
      ([name, score]) =>
        `${name} ${entry && !entry.untouchedScores?.includes(score) ? entry[score] : 'not answered'}`,
    )
    .join(', ')
}

/** Breathing (the strong line) and cough (the thin one) over the newest check-ins; worse is higher. */
function Sparkline({ checkIns }: { checkIns: DashboardPatient['recentCheckIns'] }) {
  if (checkIns.length < 2) return null
  return (
    <svg
      role="img"
      aria-label={describeSparkline(checkIns)}
      viewBox="0 0 100 36"
      preserveAspectRatio="none"
      className={styles.picture}
    >
      <path d={createSparklinePath(checkIns, 'coughSeverity')} className={styles.cough} />
      <path d={createSparklinePath(checkIns, 'breathlessness')} className={styles.breathing} />
    </svg>
  )
}
