import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { newestOfEachKind } from '@second-wind/core/care/message'
import { describeThreshold } from '@second-wind/core/content/profile/usual-day-facts'
import { formatAge, formatDayAndTime } from '../../ui/format/format-time.ts'
import { callOutcomeWords } from '../contact/calls/call-outcome-words.ts'
import { ContactButtons } from '../contact/contact-buttons.tsx'
import { diagnosisWords, formatConditions } from '../format-patient.ts'
import { formatIdentity, identityGaps, identityLabel } from '../identity/format-identity.ts'
import { CurrentRisk } from '../record/current-risk.tsx'
import { thresholdWords } from '../thresholds/threshold-words.ts'
import { DeviceState } from './device-state.tsx'
import { formatUsualChange } from './format-usual-change.ts'
import { LatestCheckIn } from './latest-check-in.tsx'
import { LatestSymptomCheck } from './latest-symptom-check.tsx'
import { formatAnswer, formatMessageState, noAnswerYet } from './message-state-words.ts'
import { OpenAlertList } from './open-alert-list.tsx'
import styles from './patient-details.module.css'

type Props = {
  patient: DashboardPatient
  /** Epoch milliseconds by the server's clock. */
  now: number
  isNew: boolean
  id: string
}

/**
 * What a row opens under "More", and does not show itself: the ways to reach the patient, the rest of the specification's
 * patient card, and the open alerts.
 */
export function PatientDetails({ patient, now, isNew, id }: Props) {
  return (
    <section id={id} aria-label={`More about ${patient.name}`} className={styles.details}>
      <div className={styles.contact}>
        <ContactButtons
          patient={patient}
          methods={['note', 'priority', 'message', 'sms', 'whatsApp', 'video']}
        />
      </div>
      <div>
        <CurrentRisk patient={patient} openAlerts={[]} now={now} isBesideRow />
        <div className={styles.facts}>
          <div>{patient.location}</div>
          {[...formatIdentity(patient, now), ...identityGaps(patient)]
            .filter((line) => line !== identityLabel(patient, now).text)
            .map((line) => (
              <div key={line}>{line}</div>
            ))}
          <div>
            {diagnosisWords.label}: {diagnosisWords.of(patient)}
          </div>
          <div>Conditions: {formatConditions(patient)}</div>
        </div>
      </div>
      <div>
        <LatestCheckIn entry={patient.lastSymptomEntry} now={now} isNew={isNew} />
      </div>
      <div className={styles.course}>
        <LatestSymptomCheck patient={patient} now={now} />
        <DeviceState report={patient.phoneReport} now={now} />
        <div>{formatUsualChange(patient, 'whole')}</div>
        {patient.changeThreshold && (
          <div>
            {thresholdWords.isOwn}: {describeThreshold(patient.changeThreshold)}
          </div>
        )}
        <MessageState message={patient.lastMessage} now={now} />
        {patient.lastCall && (
          <div>
            {callOutcomeWords[patient.lastCall.outcome]} (
            {formatDayAndTime(Date.parse(patient.lastCall.at), now)}, {patient.lastCall.who})
          </div>
        )}
        {patient.oldestAlertAt && (
          <div className={styles.quiet}>
            Oldest open alert: {formatDayAndTime(Date.parse(patient.oldestAlertAt), now)}
          </div>
        )}
      </div>
      {patient.alertCount > 0 && <OpenAlertList patient={patient} now={now} />}
    </section>
  )
}

type MessageStateProps = { message: DashboardPatient['lastMessage']; now: number }

/** When the last message was sent, how far it has come, and the answers to it, the most urgent first. */
function MessageState({ message, now }: MessageStateProps) {
  if (!message) return null
  const day = (at: number) => formatDayAndTime(at, now)
  const answers = newestOfEachKind(message.answers ?? []).map((given) => formatAnswer(given, day))
  return (
    <div className={styles.message}>
      Message ({day(Date.parse(message.sentAt))}): {formatMessageState(message, (at) => formatAge(at, now))}.{' '}
      {answers.length > 0 ? answers.join('. ') : noAnswerYet}.
    </div>
  )
}
