import type { PatientRecord } from '@second-wind/core/care/contract/patient-record'
import { lastContactWords } from '@second-wind/core/care/roster/last-contact'
import { whichInhaler } from '@second-wind/core/content/help/asthma-attack'
import { capitalise, lowerFirst } from '@second-wind/core/platform/first-letter'
import { epochMs } from '@second-wind/core/platform/moment'
import { dayAndTime } from '../entry-times.ts'
import { diagnosisWords, formatLastContact } from '../format-patient.ts'
import { callOutcomeWords } from './calls/call-outcome-words.ts'
import styles from './before-ringing.module.css'

type Props = { record: PatientRecord; now: number }

/** What a nurse needs before ringing. Missing facts are shown as "not recorded". */
export function BeforeRinging({ record: { profile, summary }, now }: Props) {
  const { reliever, phone, lastTried, notRecorded } = words
  const facts = [
    [diagnosisWords.label, diagnosisWords.of(profile)],
    [reliever, describeReliever(profile)],
    [phone, profile.phone],
    [lastContactWords.label, formatLastContact(summary, now)],
    [lastTried, describeLastTried(summary, now)],
    [words.notInApp, words.medicines],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ? capitalise(value) : notRecorded}</dd>
        </div>
      ))}
    </dl>
  )
}

function describeReliever({ inhaler }: PatientRecord['profile']): string | undefined {
  if (inhaler === 'unknown') return words.relieverUnknown
  const label = whichInhaler.options.find(({ id }) => id === inhaler)?.label
  return label && lowerFirst(label)
}

/** The newest call or message of a clinician. */
function describeLastTried(
  { lastCall, lastMessage }: PatientRecord['summary'],
  now: number,
): string | undefined {
  const isCallNewest = lastCall && (!lastMessage || epochMs(lastCall.at) >= epochMs(lastMessage.sentAt))
  if (isCallNewest)
    return `${lowerFirst(callOutcomeWords[lastCall.outcome])}, ${dayAndTime(lastCall.at, now)}, ${lastCall.who}`
  return lastMessage
    ? words.message(dayAndTime(lastMessage.sentAt, now), lastMessage.state === 'queued')
    : undefined
}

const words = {
  reliever: 'Reliever',
  phone: 'Phone',
  lastTried: 'Last call or message by a clinician',
  relieverUnknown: 'the patient is not sure, or has none',
  message: (at: string, isQueued: boolean) => `message sent ${at}${isQueued ? ', not delivered yet' : ''}`,
  notRecorded: 'Not recorded',
  notInApp: 'Not recorded in this app',
  medicines: 'Medicines and a rescue pack',
}
