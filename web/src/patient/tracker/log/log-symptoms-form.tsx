import { Button } from '@mantine/core'
import { memo } from 'react'
import { useBrowserOffline } from '../../../data/pwa/use-browser-offline.ts'
import { DraftRestoredNotice } from '../../../ui/feedback/draft-restored-notice.tsx'
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx'
import { NotSavedNotice } from '../../../ui/feedback/not-saved-notice.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { formatLocalDate } from '../../../ui/format/format-local-date.ts'
import { dayAndTime, timeOrDate } from '../../../ui/format/uk-time.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { useSyncStatus } from '../../../widgets/sync/use-sync-status.ts'
import { DayField } from '../fields/day-field.tsx'
import { useHasAnswers, useSymptomField } from '../fields/use-symptom-field.ts'
import { InlineFindings } from '../insight/inline-findings.tsx'
import { NotMonitoredNote } from '../not-monitored.tsx'
import type { DayChoice } from '../symptom-form.ts'
import { AdviceSoFar, ConfirmUntouched } from './confirm-untouched.tsx'
import { EntryAnswers } from './entry-answers.tsx'
import { HowAreYou } from './how-are-you.tsx'
import { LatestEntryState } from './latest-entry-state.tsx'
import { type LogFormProps, useLogForm } from './use-log-form.ts'
import stickyBar from '../../../ui/form/sticky-bar.module.css'
import styles from './log-symptoms-form.module.css'

/** "Set each answer myself" would clear what the person said of the day. */
const withoutSetEach: ReadonlySet<DayChoice> = new Set(['worse', 'much-worse', 'each'])

/** The local write alone decides whether an entry is saved, never the network. */
export const LogSymptomsForm = memo(function LogSymptomsForm(props: LogFormProps) {
  const { submitButton } = props
  const entryForm = useLogForm(props)
  const { form, emergencies, untouched } = entryForm
  const { isSaving, notSaved, saved } = entryForm.saving
  const day = useSymptomField(form, 'day')
  const dayChoice = useSymptomField(form, 'dayChoice')
  const hasChosen = dayChoice !== 'none'
  const isQuestionOpen = emergencies.isAsking || untouched.isAsking
  return (
    <form onSubmit={entryForm.submit} noValidate aria-labelledby="tracker-heading" className={styles.form}>
      <h2 id="tracker-heading" className={styles.heading} data-today={day === '' || undefined}>
        {day === '' ? "Today's Symptom Check" : 'Symptom Check for another day'}
      </h2>
      {untouched.isAsking && (
        <ConfirmUntouched
          key={untouched.timesAsked}
          scores={untouched.scores}
          isFirstDay={dayChoice === 'usual-unknown'}
          onYes={entryForm.saveUntouched}
          onGo={entryForm.goToUntouched}
          form={form}
          assess={entryForm.assessSoFar}
        />
      )}
      {!hasChosen && <MissingChoice {...entryForm} />}
      <NoSignal />
      <KeptAnswers {...entryForm} />
      {entryForm.wasRestored && !untouched.isAsking && (
        <AdviceSoFar form={form} assess={entryForm.assessSoFar} />
      )}
      <HowAreYou form={form} earlier={entryForm.earlier} onChoose={entryForm.choose} />
      <div className={styles.ways} data-other-day={day !== '' || undefined}>
        {!withoutSetEach.has(dayChoice) && (
          <TextButton onClick={entryForm.fillEachAnswer}>Set each answer myself</TextButton>
        )}
        <DayField key={entryForm.id} form={form} />
      </div>
      <div className={styles.answers}>
        <EntryAnswers {...entryForm} onNotYet={entryForm.fillEachAnswer} />
      </div>
      {notSaved && (
        <NotSavedNotice reason={notSaved} what="your entry" again="press Log Symptoms again" isFarAway>
          <p>What you filled in is still here.</p>
        </NotSavedNotice>
      )}
      {/* While a question is open, its own button is the one to press: this one is then not fixed to the lower edge. */}
      <div className={isQuestionOpen ? styles.submit : hasChosen ? stickyBar.bar : styles.beforeChoice}>
        <Button ref={submitButton} type="submit" color="green">
          {isSaving ? 'Logging...' : 'Log Symptoms'}
        </Button>
      </div>
      {saved && <LatestEntryState entry={saved.entry} isOfToday={saved.insight !== undefined} />}
      {saved && !saved.insight && saved.findings.length > 0 && (
        <InlineFindings key={`after-${saved.entry.id}`} report={saved.entry} findings={saved.findings} />
      )}
      <NotMonitoredNote />
    </form>
  )
})

function MissingChoice({
  form,
  missingChoice,
}: Pick<ReturnType<typeof useLogForm>, 'form' | 'missingChoice'>) {
  if (!form.errors['dayChoice']) return null
  return (
    <ErrorSummary
      key={missingChoice.timesAsked}
      errors={form.errors}
      fields={['dayChoice']}
      onGo={(field) => form.getInputNode(field)?.focus()}
    />
  )
}

function KeptAnswers({
  form,
  wasRestored,
  startNext,
}: Pick<ReturnType<typeof useLogForm>, 'form' | 'wasRestored' | 'startNext'>) {
  const hasKeptAnswers = useHasAnswers(form)
  const day = useSymptomField(form, 'day')
  if (!wasRestored || !hasKeptAnswers) return null
  if (day === '') return <DraftRestoredNotice onStartAgain={startNext} />
  return (
    <DraftRestoredNotice onStartAgain={startNext} startAgain="Delete them and log today">
      We have kept your answers for {formatLocalDate(day)}. They are not saved yet.
    </DraftRestoredNotice>
  )
}

/** Without this, people might not log while they have no signal. */
function NoSignal() {
  const sync = useSyncStatus()
  const now = useNow()
  if (!useBrowserOffline()) return null
  const { oldestPendingAt: unsentFrom, channel } = sync?.facts ?? {}
  const lastSentAt = channel?.lastSyncAt
  return (
    <Notice tone="warning">
      <p>
        <strong>You have no signal.</strong> You can still log. It is saved on this phone and sent later.{' '}
        {unsentFrom !== undefined
          ? `Your care team has not had what you logged since ${timeOrDate(unsentFrom, now)}.`
          : lastSentAt && `Your phone last connected ${dayAndTime(lastSentAt, now)}.`}{' '}
        If your care team needs to know something now, call them.
      </p>
    </Notice>
  )
}
