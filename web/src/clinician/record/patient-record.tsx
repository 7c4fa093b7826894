import { recordWords } from './record-words.ts'
import type { PatientRecord as Everything } from '@second-wind/core/care/contract/patient-record'
import { lazy, type ReactNode, Suspense } from 'react'
import { authMode } from '../../data/local/index.ts'
import { RiskBadge } from '../roster/risk-badge.tsx'
import { AlertHistory } from './alert-history.tsx'
import { Messages } from './message-history.tsx'
import { PrintedRecord } from './printed-record.tsx'
import { ProfileFacts } from './patient-profile-facts.tsx'
import { RecordCharts } from './record-charts.tsx'
import { RecordEntries } from './entry-history.tsx'
import styles from './record-pane.module.css'
import { RecordViews } from './record-views.tsx'
import { Section } from './record-pane-section.tsx'
import { SectionLinks } from './section-links.tsx'
import { SymptomChecks } from './symptom-check-history.tsx'
import { whatIsUnknown } from './data-quality-notes.ts'

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
        <Section id="risk">
          <RiskBadge patient={summary} now={now} />
        </Section>
        <Section id="unknown">
          <ul className={styles.unknown}>
            {whatIsUnknown(summary, now).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <p className={styles.quiet}>{recordWords.ownWords}</p>
        </Section>
      </div>
      <Section id="scores">
        <RecordCharts record={record} now={now} />
      </Section>
      <Section id="entries">
        <RecordEntries entries={symptoms} />
      </Section>
      <Section id="checks">
        <SymptomChecks checks={triage} now={now} />
      </Section>
      <Section id="alerts">
        <AlertHistory alerts={alerts} now={now} />
      </Section>
      <Section id="messages">
        <Messages messages={messages} now={now} />
      </Section>
      <Section id="profile">
        <ProfileFacts profile={profile} />
      </Section>
      {PatientPhones && (
        <Section id="phones">
          <Suspense fallback={null}>
            <PatientPhones profile={profile} now={now} />
          </Suspense>
        </Section>
      )}
      <Section id="views">
        <RecordViews patientId={profile.id} now={now} />
      </Section>
      <PrintedRecord record={record} asOf={asOf} now={now} />
    </>
  )
}

/** In the demo nobody's phone is linked. */
const PatientPhones =
  authMode === 'real'
    ? lazy(async () => ({ default: (await import('../phones/patient-phones-section.tsx')).PatientPhones }))
    : undefined
