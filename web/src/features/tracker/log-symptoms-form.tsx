import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOpenForm } from '../../pwa/use-open-form.ts'
import { KeptForYou } from '../../ui/kept-for-you.tsx'
import { captureNoon } from './capture-noon.ts'
import { ConfirmUntouched } from './confirm-untouched.tsx'
import { DayField } from './day-field.tsx'
import { InsightDialog } from './insight-dialog.tsx'
import { LastLogged } from './last-logged.tsx'
import { NoSignal } from './no-signal.tsx'
import { NotWatched } from './not-watched.tsx'
import { withZone } from './peak-flow.ts'
import { SymptomFields } from './symptom-fields.tsx'
import { toReport, type SymptomForm } from './symptom-form.ts'
import { useLogSymptoms } from './use-log-symptoms.ts'
import { useMeasures } from './use-measures.ts'
import { useSymptomForm } from './use-symptom-form.ts'
import { WarningsInPlace } from './warnings-in-place.tsx'
import styles from './log-symptoms-form.module.css'
import { captureNow } from '../../local/index.ts'
import { NotSavedNotice } from '../../ui/not-saved-notice.tsx'

/** Whether the untouched scores were asked about: once for each entry, never twice. */
type Question = 'not-asked' | 'open' | 'answered'

/** The tab "Log Symptoms". The phone decides whether an entry is saved, the network never does. */
export function LogSymptoms({ onViewProgress }: { onViewProgress: () => void }) {
  const { form, id, wasRestored, startAgain } = useSymptomForm()
  const measures = useMeasures()
  const [question, setQuestion] = useState<Question>('not-asked')
  const [readInsightOf, setReadInsightOf] = useState<string>()
  const submitButton = useRef<HTMLButtonElement>(null)
  const { isSaving, notSaved, logged, log } = useLogSymptoms(() => {
    startAgain()
    setQuestion('not-asked')
  })
  useOpenForm(form.isDirty())

  const { untouchedScores, day } = form.values
  const isAsking = question === 'open' && untouchedScores.length > 0
  const focusField = (field = '') => form.getInputNode(field)?.focus()
  const closeInsight = () => setReadInsightOf(logged?.entry.id)
  const save = (values: SymptomForm) => {
    const at = values.day === '' ? captureNow() : captureNoon(values.day)
    void log(id, withZone(toReport(values), measures.bestLpm), at)
  }
  const submit = form.onSubmit(
    (values) => {
      if (values.untouchedScores.length > 0 && question === 'not-asked') setQuestion('open')
      else save(values)
    },
    (errors) => focusField(Object.keys(errors)[0]),
  )

  return (
    <form onSubmit={submit} noValidate aria-labelledby="tracker-heading" className={styles.form}>
      <div>
        <h2 id="tracker-heading">{day === '' ? "Today's Symptom Check" : 'Symptom Check for another day'}</h2>
        <p className={styles.hint}>Compare with what is normal for you.</p>
      </div>
      <NoSignal />
      {wasRestored && <KeptForYou onStartAgain={startAgain} />}
      <DayField key={id} form={form} />
      <SymptomFields form={form} measures={measures} />
      {notSaved && (
        <NotSavedNotice reason={notSaved} what="your entry" again="press Log Symptoms again" isFarAway>
          <p>What you filled in is still here.</p>
        </NotSavedNotice>
      )}
      {isAsking ? (
        <ConfirmUntouched
          scores={untouchedScores}
          onYes={() => {
            flushSync(() => setQuestion('answered'))
            submitButton.current?.focus()
            save(form.getValues())
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
      {logged && <LastLogged entry={logged.entry} isOfToday={logged.insight !== undefined} />}
      {logged && !logged.insight && logged.warnings.length > 0 && (
        <WarningsInPlace key={`after-${logged.entry.id}`} warnings={logged.warnings} />
      )}
      <NotWatched />
      {logged?.insight && (
        <InsightDialog
          entry={logged.entry}
          insight={logged.insight}
          warnings={logged.warnings}
          isOpen={logged.entry.id !== readInsightOf}
          onClose={closeInsight}
          onClosed={() => submitButton.current?.focus()}
          onViewProgress={() => {
            closeInsight()
            onViewProgress()
          }}
        />
      )}
    </form>
  )
}
