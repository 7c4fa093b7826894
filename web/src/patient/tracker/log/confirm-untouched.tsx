import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { asksForAdviceToday, worstLevel } from '@second-wind/core/findings/finding'
import { scoreNames, type ScoreName } from '@second-wind/core/records/symptom-entry'
import { useLiveQuery } from 'dexie-react-hooks'
import { useReducer } from 'react'
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx'
import { OwnCalls } from '../../../widgets/own-help.tsx'
import { FindingsCard } from '../insight/findings-card.tsx'
import { emptyForm, type SymptomForm } from '../symptom-form.ts'
import type { LoggedSymptoms } from './assess-logged-symptoms.ts'

type Props = AnswersProps & {
  scores: readonly ScoreName[]
  /** "My usual day", and it is not known yet what that is: nothing has gone wrong. */
  isFirstDay: boolean
  onYes: () => void
  onGo: (score: ScoreName) => void
}

/** A score that was not set is no answer, though it is stored as 5 (hazard C15), so the form asks about it. */
export function ConfirmUntouched({ scores, isFirstDay, onYes, onGo, ...answers }: Props) {
  const errors = Object.fromEntries(
    scores.map((name) => [name, `Rate your ${scoreLabels[name].toLowerCase()}`]),
  )
  return (
    <>
      <ErrorSummary
        errors={errors}
        fields={scoreNames}
        onGo={onGo}
        question={isFirstDay ? 'What is your usual day like?' : notRated(scores)}
      >
        {isFirstDay && <p>Next time we can fill this in for you.</p>}
        <p>You can also save without {scores.length === 1 ? 'it' : 'them'}.</p>
      </ErrorSummary>
      <AdviceSoFar {...answers} />
      <Button color="green" onClick={onYes}>
        Save anyway
      </Button>
    </>
  )
}

const inWords = new Intl.ListFormat('en-GB', { type: 'disjunction' })

const notRated = (scores: readonly ScoreName[]) =>
  `You have not rated ${inWords.format(scores.map((name) => scoreLabels[name].toLowerCase()))}`

type AnswersProps = {
  form: UseFormReturnType<SymptomForm>
  /** What the answers would mean if they were saved now. */
  assess: () => Promise<LoggedSymptoms>
}

/** Who leaves the form before it is saved has still read what the answers so far call for (hazard HZ-02). */
export function AdviceSoFar({ form, assess }: AnswersProps) {
  const [changes, onChange] = useReducer((count: number) => count + 1, 0)
  for (const name of Object.keys(emptyForm)) form.watch(name, onChange)
  // Answers that are not valid are marked at their field.
  const soFar = useLiveQuery(() => assess().catch(() => undefined), [changes])
  if (!soFar?.findings.some(asksForAdviceToday)) return null
  const { entry, findings } = soFar
  // The form has a card of its own for 999.
  if (worstLevel(findings) === 'emergency') return null
  const isToday = form.getValues().day === ''
  return (
    <FindingsCard report={entry} findings={findings} isToday={isToday} lead="Your answers so far:">
      <OwnCalls ids={['gp']} />
    </FindingsCard>
  )
}
