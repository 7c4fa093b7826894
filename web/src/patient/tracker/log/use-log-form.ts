import type { UseFormReturnType } from '@mantine/form'
import { emergencyFindings } from '@second-wind/core/findings/entry-findings'
import { attachPeakFlowZone } from '@second-wind/core/records/attach-peak-flow-zone'
import type { ScoreName } from '@second-wind/core/records/symptom-entry'
import { useLiveQuery } from 'dexie-react-hooks'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { captureNow } from '../../../data/local/index.ts'
import { useOpenForm } from '../../../data/pwa/use-open-form.ts'
import { captureNoon } from '../fields/capture-noon.ts'
import { useMeasures } from '../fields/use-measures.ts'
import { symptomFieldErrors, toReport, type SymptomForm, type DayChoice } from '../symptom-form.ts'
import { assessLoggedSymptoms, type LoggedSymptoms } from './assess-logged-symptoms.ts'
import { type EarlierAnswers, readEarlierAnswers, valuesFor } from './earlier-answers.ts'
import { useLogQuestions } from './use-log-questions.ts'
import { useLogSymptoms } from './use-log-symptoms.ts'
import { useSymptomForm } from './use-symptom-form.ts'

export type LogFormProps = {
  onSaved: (logged: LoggedSymptoms) => void
  submitButton: RefObject<HTMLButtonElement | null>
}

/** The form for a new entry: fills it in, asks what is missing, and saves. */
export function useLogForm({ onSaved, submitButton }: LogFormProps) {
  const entry = useSymptomForm()
  const { form, id } = entry
  const measures = useMeasures()
  const earlier = useLiveQuery(readEarlierAnswers)
  const reportOf = (values: SymptomForm) => attachPeakFlowZone(toReport(values), measures.bestLpm)
  const questions = useLogQuestions(form, (values) => emergencyFindings(reportOf(values)).length > 0)
  const { emergencies, untouched, backToUsual, missingChoice, resetQuestions } = questions
  const filling = useFilling(form, earlier, questions)
  const startNext = () => {
    entry.startAgain()
    resetQuestions()
    filling.reset()
  }
  const saving = useLogSymptoms(onSaved, startNext)
  useOpenForm(form.isDirty())

  const save = (values: SymptomForm) => {
    const isBack = backToUsual.isBack && values.dayChoice === 'usual' && values.day === ''
    void saving.save(id, reportOf(values), capturedAt(values), isBack)
  }
  const assessSoFar = () => {
    const values = form.getValues()
    return assessLoggedSymptoms(id, reportOf(values), capturedAt(values), undefined)
  }
  // Not form.onSubmit: it updates the form's state twice, and the confirmation must appear within 100 ms.
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const values = form.getValues()
    if (emergencies.mustAsk(values)) return emergencies.ask()
    if (backToUsual.mustAsk(values)) return backToUsual.ask()
    const errors = errorsOf(values)
    const [wrong] = Object.keys(errors)
    if (wrong !== undefined) {
      // A field with an error opens its line first.
      flushSync(() => form.setErrors(errors))
      if (wrong === 'dayChoice') missingChoice.ask()
      else focusField(form, wrong)
    } else if (untouched.mustAsk(values)) untouched.ask()
    else save(values)
  }
  const saveUntouched = () => {
    flushSync(untouched.setAnswered)
    submitButton.current?.focus()
    save(form.getValues())
  }
  const goToUntouched = (score: ScoreName) => {
    untouched.setAnswered()
    focusField(form, score)
  }
  const { choose, fillEachAnswer, wasCleared } = filling
  const actions = { startNext, assessSoFar, choose, fillEachAnswer, submit, saveUntouched, goToUntouched }
  return { ...entry, ...questions, ...actions, measures, earlier, saving, wasCleared }
}

/** Fills the answers in by the chosen day, and clears what was filled in when the person sets each answer instead. */
function useFilling(
  form: UseFormReturnType<SymptomForm>,
  earlier: EarlierAnswers | undefined,
  { emergencies, untouched, backToUsual }: ReturnType<typeof useLogQuestions>,
) {
  const [wasCleared, setWasCleared] = useState(false)
  const beforeUsual = useRef<SymptomForm>(undefined)
  const choose = (chosen: DayChoice) => {
    emergencies.reset()
    backToUsual.reset()
    untouched.stopAsking()
    setWasCleared(false)
    const values = form.getValues()
    if (chosen === 'usual' && values.dayChoice !== 'usual') beforeUsual.current = { ...values }
    fillForm(form, chosen, earlier, beforeUsual.current)
  }
  const fillEachAnswer = () => {
    // What was filled in from a usual day has not been looked at.
    const values = form.getValues()
    const unfilled = backToUsual.isAsking ? valuesFor('worse', values, earlier?.usual) : {}
    flushSync(() => {
      setWasCleared(backToUsual.isAsking)
      form.setValues({ ...unfilled, dayChoice: 'each' })
    })
    focusField(form, 'coughSeverity')
  }
  const reset = () => {
    setWasCleared(false)
    beforeUsual.current = undefined
  }
  return { wasCleared, choose, fillEachAnswer, reset }
}

const focusField = (form: UseFormReturnType<SymptomForm>, field: string) => form.getInputNode(field)?.focus()

const capturedAt = ({ day }: SymptomForm) => (day === '' ? captureNow() : captureNoon(day))

/** Fills in the answers of the chosen day, once it is known what is usual. */
function fillForm(
  form: UseFormReturnType<SymptomForm>,
  chosen: DayChoice,
  earlier: EarlierAnswers | undefined,
  before: SymptomForm | undefined,
) {
  form.clearErrors()
  const fill = ({ usual }: EarlierAnswers) =>
    form.setValues(valuesFor(chosen, form.getValues(), usual, before))
  if (earlier) fill(earlier)
  else void readEarlierAnswers().then(fill)
}

/** The first error decides where the focus goes. */
const errorsOf = (values: SymptomForm): Record<string, string> =>
  values.dayChoice === 'none' ? { dayChoice: 'Choose how you are' } : symptomFieldErrors(values)
