import { Button } from '@mantine/core'
import { memo, useRef } from 'react'
import { DraftRestoredNotice } from '../../../ui/feedback/draft-restored-notice.tsx'
import { NotSavedNotice } from '../../../ui/feedback/not-saved-notice.tsx'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { DayField } from '../fields/day-field.tsx'
import { useSymptomField } from '../fields/use-symptom-field.ts'
import { InlineFindings } from '../insight/inline-findings.tsx'
import { NotMonitored } from '../not-monitored.tsx'
import { ConfirmUntouched } from './confirm-untouched.tsx'
import { EntryAnswers } from './entry-answers.tsx'
import { HowAreYou } from './how-are-you.tsx'
import { LastLogged } from './last-logged.tsx'
import { NoSignal } from './no-signal.tsx'
import { type LogFormProps, useLogForm } from './use-log-form.ts'
import stickyBar from '../../../ui/form/sticky-bar.module.css'
import styles from './log-symptoms-form.module.css'

/** The local write alone decides whether an entry is saved, never the network. */
export const LogSymptomsForm = memo(function LogSymptomsForm(props: LogFormProps) {
  const log = useLogForm(props)
  const { form, earlier, emergencies, untouched } = log
  const { isSaving, notSaved, logged } = log.logging
  const answers = useRef<HTMLDivElement>(null)
  const day = useSymptomField(form, 'day')
  const way = useSymptomField(form, 'way')
  const showAnswers = () => requestAnimationFrame(() => answers.current?.scrollIntoView?.())
  return (
    <form onSubmit={log.submit} noValidate aria-labelledby="tracker-heading" className={styles.form}>
      <h2 id="tracker-heading">{day === '' ? "Today's Symptom Check" : 'Symptom Check for another day'}</h2>
      <NoSignal />
      {log.wasRestored && <DraftRestoredNotice onStartAgain={log.startNext} />}
      <HowAreYou form={form} earlier={earlier} onChoose={log.choose} onTap={showAnswers} />
      <div className={styles.ways}>
        {way !== 'each' && <TextButton onClick={log.fillEachAnswer}>Set each answer myself</TextButton>}
        <DayField key={log.id} form={form} />
      </div>
      <div ref={answers} className={styles.answers}>
        <EntryAnswers form={form} measures={log.measures} earlier={earlier} emergencies={emergencies} />
      </div>
      {notSaved && (
        <NotSavedNotice reason={notSaved} what="your entry" again="press Log Symptoms again" isFarAway>
          <p>What you filled in is still here.</p>
        </NotSavedNotice>
      )}
      {untouched.isAsking ? (
        <ConfirmUntouched
          scores={untouched.scores}
          onYes={log.saveUntouched}
          onGoBack={log.goBackToUntouched}
        />
      ) : (
        // Until the emergencies are answered, their answer is in the bar at the lower edge.
        <div className={emergencies.isAsking ? styles.submit : stickyBar.bar}>
          <Button ref={props.submitButton} type="submit" color="green">
            {isSaving ? 'Logging...' : 'Log Symptoms'}
          </Button>
        </div>
      )}
      {logged && <LastLogged entry={logged.entry} isOfToday={logged.insight !== undefined} />}
      {logged && !logged.insight && logged.findings.length > 0 && (
        <InlineFindings key={`after-${logged.entry.id}`} report={logged.entry} findings={logged.findings} />
      )}
      <NotMonitored />
    </form>
  )
})
