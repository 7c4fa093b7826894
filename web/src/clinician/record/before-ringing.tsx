import type { PatientRecord } from '@second-wind/core/care/contract/patient-record'
import { whichInhaler } from '@second-wind/core/content/help/asthma-attack'
import { lowerFirst } from '@second-wind/core/platform/first-letter'
import { epochMs } from '@second-wind/core/platform/moment'
import { knownRespiratoryDiagnosis } from '@second-wind/core/triage/person'
import { callOutcomeWords } from '../contact/call-outcome-words.ts'
import { dayAndTime } from '../entry-times.ts'
import { recordWords } from './record-words.ts'
import styles from './record-pane.module.css'

type Props = { record: PatientRecord; now: number }

/** What a nurse needs before ringing, in one line. What is not known is said, and never left out. */
export function BeforeRinging({ record: { profile, summary }, now }: Props) {
  const { diagnosis, reliever, phone, lastContact, notRecorded } = recordWords.beforeRinging
  const facts = [
    [diagnosis, knownRespiratoryDiagnosis(profile) ?? (profile.conditions.join(', ') || undefined)],
    [reliever, describeReliever(profile)],
    [phone, profile.phone],
    [lastContact, describeLastContact(summary, now)],
  ]
  return (
    <p className={styles.who}>
      {facts.map(([label, value]) => `${label}: ${value ?? notRecorded}`).join(' · ')}.{' '}
      {recordWords.beforeRinging.notInApp}
    </p>
  )
}

function describeReliever({ inhaler }: PatientRecord['profile']): string | undefined {
  if (inhaler === 'unknown') return recordWords.beforeRinging.relieverUnknown
  const label = whichInhaler.options.find(({ id }) => id === inhaler)?.label
  return label && lowerFirst(label)
}

/** The newest call or message of a clinician. */
function describeLastContact(
  { lastCall, lastMessage }: PatientRecord['summary'],
  now: number,
): string | undefined {
  const isCallNewest = lastCall && (!lastMessage || epochMs(lastCall.at) >= epochMs(lastMessage.sentAt))
  if (isCallNewest)
    return `${lowerFirst(callOutcomeWords[lastCall.outcome])}, ${dayAndTime(lastCall.at, now)}, ${lastCall.who}`
  return lastMessage
    ? recordWords.beforeRinging.message(dayAndTime(lastMessage.sentAt, now), lastMessage.state === 'queued')
    : undefined
}
