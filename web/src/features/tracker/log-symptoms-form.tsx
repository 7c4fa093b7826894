import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOpenForm } from '../../pwa/use-open-form.ts'
import { ConfirmUntouched } from './confirm-untouched.tsx'
import { InsightDialog } from './insight-dialog.tsx'
import { KeptForYou } from './kept-for-you.tsx'
import { LastLogged } from './last-logged.tsx'
import { NoSignal } from './no-signal.tsx'
import { NotSavedNotice } from './not-saved-notice.tsx'
import { NotWatched } from './not-watched.tsx'
import { ScoreSliders } from './score-sliders.tsx'
import { SymptomDetails } from './symptom-details.tsx'
import { useLogSymptoms } from './use-log-symptoms.ts'
import { useSymptomForm } from './use-symptom-form.ts'
import styles from './log-symptoms-form.module.css'

/** Whether the untouched scores were asked about: once for each entry, never twice. */
type Question = 'not-asked' | 'open' | 'answered'

/** The tab "Log Symptoms". The phone decides whether an entry is saved, the network never does. */
export function LogSymptoms({ onViewProgress }: { onViewProgress: () => void }) {
  const { form, id, wasRestored, startAgain } = useSymptomForm()
  const [question, setQuestion] = useState<Question>('not-asked')
  const [insightIsOpen, setInsightIsOpen] = useState(false)
  const submitButton = useRef<HTMLButtonElement>(null)
  const { isSaving, notSaved, logged, log } = useLogSymptoms(() => {
    startAgain()
    setQuestion('not-asked')
    setInsightIsOpen(true)
  })
  useOpenForm(form.isDirty())

  const { untouchedScores } = form.values
  const isAsking = question === 'open' && untouchedScores.length > 0
  const focusField = (field = '') => form.getInputNode(field)?.focus()
  const submit = form.onSubmit(
    (values) => {
      if (values.untouchedScores.length > 0 && question === 'not-asked') setQuestion('open')
      else void log(id, values)
    },
    (errors) => focusField(Object.keys(errors)[0]),
  )

  return (
    <form onSubmit={submit} noValidate aria-labelledby="tracker-heading" className={styles.form}>
      <div>
        <h2 id="tracker-heading">Today's Symptom Check</h2>
        <p className={styles.hint}>Compare with what is normal for you.</p>
      </div>
      <NoSignal />
      {wasRestored && <KeptForYou onStartAgain={startAgain} />}
      <div className={styles.columns}>
        <ScoreSliders form={form} />
        <SymptomDetails form={form} />
      </div>
      {notSaved && <NotSavedNotice reason={notSaved} />}
      {isAsking ? (
        <ConfirmUntouched
          scores={untouchedScores}
          onYes={() => {
            flushSync(() => setQuestion('answered'))
            submitButton.current?.focus()
            void log(id, form.getValues())
          }}
          onGoBack={() => {
            setQuestion('answered')
            focusField(untouchedScores[0])
          }}
        />
      ) : (
        <Button ref={submitButton} type="submit" color="green" className={styles.submit}>
          {isSaving ? 'Logging...' : 'Log Symptoms'}
        </Button>
      )}
      {logged && <LastLogged entry={logged.entry} />}
      <NotWatched />
      {logged && (
        <InsightDialog
          logged={logged}
          isOpen={insightIsOpen}
          onClose={() => setInsightIsOpen(false)}
          onClosed={() => submitButton.current?.focus()}
          onViewProgress={() => {
            setInsightIsOpen(false)
            onViewProgress()
          }}
        />
      )}
    </form>
  )
}
