import { SimpleGrid } from '@mantine/core'
import type { PatientRecord as Everything } from '@second-wind/core/care/contract/patient-record'
import { findingContextOf } from '@second-wind/core/findings/current-findings'
import { lazy, type ReactNode, Suspense } from 'react'
import { authMode } from '../../data/local/index.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { BeforeRinging } from '../contact/before-ringing.tsx'
import { CallHistory } from '../contact/calls/call-history.tsx'
import { withCountedTime, entriesByCountedTime } from '../entry-times.ts'
import { ConfirmName } from '../identity/confirm-name.tsx'
import { EditIdentity } from '../identity/edit-identity.tsx'
import { identityConflicts } from '../identity/identity-conflicts.ts'
import { thresholdWords } from '../thresholds/threshold-words.ts'
import { UsualDaySection } from '../thresholds/usual-day-section.tsx'
import { AlertHistory } from './alert-history.tsx'
import { RecordCharts } from './charts/record-charts.tsx'
import { CurrentRisk } from './current-risk.tsx'
import { dataQualityNotes } from './data-quality-notes.ts'
import { RecordEntry } from './entries/record-entry.tsx'
import { MessageHistory, newestMessageFact } from './message-history.tsx'
import { OpenRecordAlerts } from './open-record-alerts.tsx'
import { PatientProfileFacts } from './patient-profile-facts.tsx'
import { PrintedRecord } from './printed-record.tsx'
import { RecordSection } from './record-section.tsx'
import { RecordViews } from './record-views.tsx'
import { recordWords } from './record-words.ts'
import { SectionLinks } from './section-links.tsx'
import { ShowMore } from './show-more.tsx'
import { SymptomCheckHistory } from './symptom-check-history.tsx'
import styles from './record-pane.module.css'

type Props = {
  record: Everything
  /** When the record was read, and the current time: epoch milliseconds by the server's clock. */
  asOf: number
  now: number
  contact: ReactNode
  onEdited: () => void
}

/** Open alerts first, then how the patient is now, then the evidence, newest first. */
export function PatientRecord({ record, asOf, now, contact, onEdited }: Props) {
  const { profile, symptoms, triage, alerts, messages, calls } = record
  const resolved = alerts.filter(({ isResolved }) => isResolved)
  return (
    <>
      {identityConflicts(profile.age, profile, now).map((text) => (
        <Notice key={text} tone="warning">
          <p>{text}</p>
        </Notice>
      ))}
      <ConfirmName profile={profile} approved={record.approvedIdentity} onConfirmed={onEdited} />
      <BeforeRinging record={record} now={now} />
      {contact}
      <SectionLinks profile={profile} now={now} />
      <OpenRecordAlerts record={record} now={now} onResolved={onEdited} />
      <RiskAndGaps record={record} now={now} />
      <RecordSection id="scores">
        <RecordCharts record={record} now={now} />
      </RecordSection>
      <RecordSection id="entries" fact={recordWords.countOfEntries(symptoms.length)} isFoldable>
        <EntryHistory record={record} />
      </RecordSection>
      <RecordSection id="checks" fact={recordWords.countOfChecks(triage.length)} isFoldable>
        <SymptomCheckHistory record={record} now={now} />
      </RecordSection>
      <RecordSection id="usual" fact={profile.usualDay ? undefined : thresholdWords.notSet} isFoldable>
        <UsualDaySection record={record} now={now} onSaved={onEdited} />
      </RecordSection>
      <RecordSection id="messages" fact={newestMessageFact(messages, now)} isFoldable>
        <MessageHistory messages={messages} now={now} />
      </RecordSection>
      <RecordSection id="calls">
        <CallHistory calls={calls} patientId={profile.id} now={now} />
      </RecordSection>
      <RecordSection id="alerts" fact={recordWords.countOfResolved(resolved.length)} isFoldable>
        <AlertHistory alerts={resolved} now={now} />
      </RecordSection>
      <RecordSection id="profile" isFoldable>
        <PatientProfileFacts
          profile={profile}
          approved={record.approvedIdentity}
          identityCheck={record.identityCheck}
          now={now}
        />
        <EditIdentity profile={profile} onSaved={onEdited} />
      </RecordSection>
      {PatientDevices && (
        <RecordSection id="phones">
          <Suspense fallback={null}>
            <PatientDevices profile={profile} now={now} />
          </Suspense>
        </RecordSection>
      )}
      <RecordSection id="views" isFoldable>
        <RecordViews patientId={profile.id} now={now} />
      </RecordSection>
      <PrintedRecord record={record} asOf={asOf} now={now} />
    </>
  )
}

/** How the patient is by what was logged, and beside it what is not known. */
function RiskAndGaps({ record: { summary, alerts }, now }: Pick<Props, 'record' | 'now'>) {
  return (
    <SimpleGrid minColWidth="min(17rem, 100%)" autoFlow="auto-fit" spacing="sm">
      <RecordSection id="risk">
        <CurrentRisk
          patient={summary}
          openAlerts={alerts.filter(({ isResolved }) => !isResolved)}
          now={now}
        />
      </RecordSection>
      <RecordSection id="unknown">
        <ul className={styles.unknown}>
          {dataQualityNotes(summary, now).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className={styles.quiet}>{recordWords.ownWords}</p>
      </RecordSection>
    </SimpleGrid>
  )
}

/** The demo has no linked phones. */
const PatientDevices =
  authMode === 'real'
    ? lazy(async () => ({
        default: (await import('../devices/patient-devices-section.tsx')).PatientDevicesSection,
      }))
    : undefined

/** What each shows is read with the rules and the profile of today. */
function EntryHistory({ record: { profile, symptoms } }: Pick<Props, 'record'>) {
  if (symptoms.length === 0) return <p>{recordWords.noEntries}</p>
  const read = {
    context: findingContextOf(profile),
    all: entriesByCountedTime(symptoms),
    nation: profile.nation,
    bestLpm: profile.peakFlowBestLpm,
  }
  return (
    <ShowMore items={symptoms} atATime={5} name="check-ins" keyOf={({ id }) => id}>
      {(entry) => <RecordEntry entry={withCountedTime(entry)} {...read} />}
    </ShowMore>
  )
}
