import { SimpleGrid } from '@mantine/core'
import { sortAlerts } from '@second-wind/core/care/alerts/sort-alerts'
import type {
  PatientRecord as Everything,
  RecordEntry as Entry,
} from '@second-wind/core/care/contract/patient-record'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { authMode } from '../../data/local/index.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { EditIdentity } from '../identity/edit-identity.tsx'
import { identityConflicts } from '../identity/format-identity.ts'
import { RiskBadge } from '../risk/risk-badge.tsx'
import { CurrentFindings } from '../roster/current-findings.tsx'
import { UsualDaySection } from '../thresholds/usual-day-section.tsx'
import { AlertHistory } from './alert-history.tsx'
import { dataQualityNotes } from './data-quality-notes.ts'
import { MessageHistory } from './message-history.tsx'
import { PatientProfileFacts } from './patient-profile-facts.tsx'
import { PrintedRecord } from './printed-record.tsx'
import { RecordCharts } from './record-charts.tsx'
import { RecordEntry } from './record-entry.tsx'
import { RecordViews } from './record-views.tsx'
import { type RecordSection, recordSections, recordWords } from './record-words.ts'
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
  const { profile, summary, symptoms, alerts, messages } = record
  const open = sortAlerts(alerts).filter(({ isResolved }) => !isResolved)
  return (
    <>
      {identityConflicts(profile.age, profile, now).map((text) => (
        <Notice key={text} tone="warning">
          <p>{text}</p>
        </Notice>
      ))}
      {contact}
      <SectionLinks />
      {open.length > 0 && (
        <RecordPaneSection id="openAlerts">
          <AlertHistory alerts={open} now={now} />
        </RecordPaneSection>
      )}
      <SimpleGrid minColWidth="min(17rem, 100%)" autoFlow="auto-fit" spacing="sm">
        <RecordPaneSection id="risk">
          <RiskBadge patient={summary} now={now} />
          <CurrentFindings findings={summary.findings} now={now} />
        </RecordPaneSection>
        <RecordPaneSection id="unknown">
          <ul className={styles.unknown}>
            {dataQualityNotes(summary, now).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className={styles.quiet}>{recordWords.ownWords}</p>
        </RecordPaneSection>
      </SimpleGrid>
      <RecordPaneSection id="scores">
        <RecordCharts record={record} now={now} />
      </RecordPaneSection>
      <RecordPaneSection id="entries">
        <EntryHistory entries={symptoms} />
      </RecordPaneSection>
      <RecordPaneSection id="checks">
        <SymptomCheckHistory record={record} now={now} />
      </RecordPaneSection>
      <RecordPaneSection id="usual">
        <UsualDaySection record={record} now={now} onSaved={onEdited} />
      </RecordPaneSection>
      <RecordPaneSection id="messages">
        <MessageHistory messages={messages} now={now} />
      </RecordPaneSection>
      <RecordPaneSection id="alerts">
        <AlertHistory alerts={alerts.filter(({ isResolved }) => isResolved)} now={now} />
      </RecordPaneSection>
      <RecordPaneSection id="profile">
        <PatientProfileFacts profile={profile} identityCheck={record.identityCheck} now={now} />
        <EditIdentity profile={profile} onSaved={onEdited} />
      </RecordPaneSection>
      {PatientDevices && (
        <RecordPaneSection id="phones">
          <Suspense fallback={null}>
            <PatientDevices profile={profile} now={now} />
          </Suspense>
        </RecordPaneSection>
      )}
      <RecordPaneSection id="views">
        <RecordViews patientId={profile.id} now={now} />
      </RecordPaneSection>
      <PrintedRecord record={record} asOf={asOf} now={now} />
    </>
  )
}

/** The demo has no linked phones. */
const PatientDevices =
  authMode === 'real'
    ? lazy(async () => ({
        default: (await import('../devices/patient-devices-section.tsx')).PatientDevicesSection,
      }))
    : undefined

/** @param entries newest first */
function EntryHistory({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return <p>{recordWords.noEntries}</p>
  return (
    <ShowMore items={entries} atATime={5} name="check-ins" keyOf={({ id }) => id}>
      {(entry) => <RecordEntry entry={entry} />}
    </ShowMore>
  )
}

function RecordPaneSection({ id, children }: { id: RecordSection; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h3 id={headingId} data-record-section={id} tabIndex={-1}>
        {recordSections[id]}
      </h3>
      {children}
    </section>
  )
}
