import { recordWords } from './record-words.ts'
import type { PatientRecord as Everything } from '@second-wind/core/care/contract/patient-record'
import { lazy, type ReactNode, Suspense } from 'react'
import { authMode } from '../../data/local/index.ts'
import { RiskBadge } from '../roster/risk-badge.tsx'
import { AlertHistory } from './alert-history.tsx'
import { MessageHistory } from './message-history.tsx'
import { PrintedRecord } from './printed-record.tsx'
import { PatientProfileFacts } from './patient-profile-facts.tsx'
import { RecordCharts } from './record-charts.tsx'
import { EntryHistory } from './entry-history.tsx'
import styles from './record-pane.module.css'
import { RecordViews } from './record-views.tsx'
import { RecordPaneSection } from './record-pane-section.tsx'
import { SectionLinks } from './section-links.tsx'
import { SymptomCheckHistory } from './symptom-check-history.tsx'
import { dataQualityNotes } from './data-quality-notes.ts'

type Props = {
  record: Everything
  /** When it was true and what time it is by now: epoch milliseconds by the server's clock. */
  asOf: number
  now: number
  contact: ReactNode
}

/** What stands first decides who needs me now; then what it stands on, newest first. */
export function PatientRecord({ record, asOf, now, contact }: Props) {
  const { profile, summary, symptoms, triage, alerts, messages } = record
  return (
    <>
      {contact}
      <SectionLinks />
      <div className={styles.first}>
        <RecordPaneSection id="risk">
          <RiskBadge patient={summary} now={now} />
        </RecordPaneSection>
        <RecordPaneSection id="unknown">
          <ul className={styles.unknown}>
            {dataQualityNotes(summary, now).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <p className={styles.quiet}>{recordWords.ownWords}</p>
        </RecordPaneSection>
      </div>
      <RecordPaneSection id="scores">
        <RecordCharts record={record} now={now} />
      </RecordPaneSection>
      <RecordPaneSection id="entries">
        <EntryHistory entries={symptoms} />
      </RecordPaneSection>
      <RecordPaneSection id="checks">
        <SymptomCheckHistory checks={triage} now={now} />
      </RecordPaneSection>
      <RecordPaneSection id="alerts">
        <AlertHistory alerts={alerts} now={now} />
      </RecordPaneSection>
      <RecordPaneSection id="messages">
        <MessageHistory messages={messages} now={now} />
      </RecordPaneSection>
      <RecordPaneSection id="profile">
        <PatientProfileFacts profile={profile} />
      </RecordPaneSection>
      {PatientPhones && (
        <RecordPaneSection id="phones">
          <Suspense fallback={null}>
            <PatientPhones profile={profile} now={now} />
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

/** In the demo nobody's phone is linked. */
const PatientPhones =
  authMode === 'real'
    ? lazy(async () => ({
        default: (await import('../phones/patient-phones-section.tsx')).PatientPhonesSection,
      }))
    : undefined
