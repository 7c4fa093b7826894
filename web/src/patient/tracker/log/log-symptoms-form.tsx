import { Button } from '@mantine/core'
import { emergencyFindings } from '@second-wind/core/findings/entry-findings'
import { useLiveQuery } from 'dexie-react-hooks'
import { memo, useRef, useState, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { captureNow } from '../../../data/local/index.ts'
import { useOpenForm } from '../../../data/pwa/use-open-form.ts'
import { DraftRestoredNotice } from '../../../ui/feedback/draft-restored-notice.tsx'
import { NotSavedNotice } from '../../../ui/feedback/not-saved-notice.tsx'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { attachPeakFlowZone } from '../fields/attach-peak-flow-zone.ts'
import { captureNoon } from '../fields/capture-noon.ts'
import { DayField } from '../fields/day-field.tsx'
import { useMeasures } from '../fields/use-measures.ts'
import { useSymptomField } from '../fields/use-symptom-field.ts'
import { InlineFindings } from '../insight/inline-findings.tsx'
import { NotMonitored } from '../not-monitored.tsx'
import { symptomFieldErrors, toReport, type SymptomForm, type Way } from '../symptom-form.ts'
import type { LoggedSymptoms } from './assess-logged-symptoms.ts'
import { ConfirmUntouched } from './confirm-untouched.tsx'
import { type EarlierAnswers, readEarlierAnswers, valuesFor } from './earlier-answers.ts'
import { EntryAnswers } from './entry-answers.tsx'
import { HowAreYou } from './how-are-you.tsx'
import { LastLogged } from './last-logged.tsx'
import { NoSignal } from './no-signal.tsx'
import { useLogSymptoms } from './use-log-symptoms.ts'
import { useSymptomForm } from './use-symptom-form.ts'
import stickyBar from '../../../ui/form/sticky-bar.module.css'
import styles from './log-symptoms-form.module.css'

/** Whether the form has asked about untouched scores, which it does once for each entry. */
type Question = 'not-asked' | 'open' | 'answered'

type Props = {
  onLogging: (logged: LoggedSymptoms) => void
  onLogged: (logged: LoggedSymptoms) => void
  submitButton: RefObject<HTMLButtonElement | null>
}

/** The local write alone decides whether an entry is saved, never the network. */
export const LogSymptomsForm = memo(function LogSymptomsForm({ onLogging, onLogged, submitButton }: Props) {
  const { form, id, wasRestored, startAgain } = useSymptomForm()
  const measures = useMeasures()
  const earlier = useLiveQuery(readEarlierAnswers)
  const answers = useRef<HTMLDivElement>(null)
  const [question, setQuestion] = useState<Question>('not-asked')
  const [emergencies, setEmergencies] = useState(notAnswered)
  const startNext = () => {
    startAgain()
    setQuestion('not-asked')
    setEmergencies(notAnswered)
  }
  const { isSaving, notSaved, logged, log } = useLogSymptoms(onLogging, onLogged, startNext)
  useOpenForm(form.isDirty())

  const untouchedScores = useSymptomField(form, 'untouchedScores')
  const day = useSymptomField(form, 'day')
  const way = useSymptomField(form, 'way')
  // Until the emergencies are answered, their answer is in the bar at the lower edge.
  const asksEmergencies = way === 'much-worse' && !emergencies.haveNone
  const isAsking = question === 'open' && untouchedScores.length > 0
  const focusField = (field = '') => form.getInputNode(field)?.focus()
  const reportOf = (values: SymptomForm) => attachPeakFlowZone(toReport(values), measures.bestLpm)
  const save = (values: SymptomForm) => {
    const at = values.day === '' ? captureNow() : captureNoon(values.day)
    void log(id, reportOf(values), at)
  }
  const choose = (chosen: Way) => {
    form.clearErrors()
    setEmergencies(notAnswered)
    setQuestion((asked) => (asked === 'open' ? 'not-asked' : asked))
    const fill = ({ usual }: EarlierAnswers) => form.setValues(valuesFor(chosen, form.getValues(), usual))
    if (earlier) fill(earlier)
    else void readEarlierAnswers().then(fill)
  }
  const fillEachAnswer = () => {
    flushSync(() => form.setValues({ way: 'each' }))
    focusField('coughSeverity')
  }
  const showAnswers = () => requestAnimationFrame(() => answers.current?.scrollIntoView?.())
  // No question holds back an entry that calls for 999: it is saved with the scores marked as not set. The list of a
  // usual day shows which answers are not set, and no 5 in their place.
  const mustAsk = (values: SymptomForm) =>
    values.way !== 'usual' &&
    values.untouchedScores.length > 0 &&
    emergencyFindings(reportOf(values)).length === 0
  const mustAnswerEmergencies = (values: SymptomForm) =>
    values.way === 'much-worse' && !emergencies.haveNone && emergencyFindings(reportOf(values)).length === 0
  // Not form.onSubmit: it updates the form's state twice, and the confirmation must appear within 100 ms.
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const values = form.getValues()
    if (mustAnswerEmergencies(values)) {
      setEmergencies({ haveNone: false, refusals: emergencies.refusals + 1 })
      return
    }
    const errors = values.way === 'none' ? { way: 'Choose how you are' } : symptomFieldErrors(values)
    const [wrong] = Object.keys(errors)
    if (wrong !== undefined) {
      // A field with an error opens its line first.
      flushSync(() => form.setErrors(errors))
      focusField(wrong)
    } else if (question === 'not-asked' && mustAsk(values)) setQuestion('open')
    else save(values)
  }

  return (
    <form onSubmit={submit} noValidate aria-labelledby="tracker-heading" className={styles.form}>
      <h2 id="tracker-heading">{day === '' ? "Today's Symptom Check" : 'Symptom Check for another day'}</h2>
      <NoSignal />
      {wasRestored && <DraftRestoredNotice onStartAgain={startNext} />}
      <HowAreYou form={form} earlier={earlier} onChoose={choose} onTap={showAnswers} />
      <div className={styles.ways}>
        {way !== 'each' && <TextButton onClick={fillEachAnswer}>Set each answer myself</TextButton>}
        <DayField key={id} form={form} />
      </div>
      <div ref={answers} className={styles.answers}>
        <EntryAnswers
          form={form}
          measures={measures}
          earlier={earlier}
          emergencies={{
            ...emergencies,
            onAnswer: (haveNone) => setEmergencies({ haveNone, refusals: 0 }),
          }}
        />
      </div>
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
        <div className={asksEmergencies ? styles.submit : stickyBar.bar}>
          <Button ref={submitButton} type="submit" color="green">
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

/** Whether the person said that no emergency applies, and how often the entry was not saved without that. */
const notAnswered = { haveNone: false, refusals: 0 }
