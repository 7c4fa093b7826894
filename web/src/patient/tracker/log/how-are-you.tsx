import type { UseFormReturnType } from '@mantine/form'
import { type MouseEvent, useId, useRef, useState } from 'react'
import { Companion, type Expression } from '../../../ui/companion/companion.tsx'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { useSymptomField } from '../fields/use-symptom-field.ts'
import { useCompanion } from '../insight/use-companion.ts'
import type { SymptomForm, DayChoice } from '../symptom-form.ts'
import type { EarlierAnswers } from './earlier-answers.ts'
import styles from './how-are-you.module.css'

/** The list of emergencies below the choice "Much worse". */
export const emergenciesId = 'emergencies'

const choices: readonly { dayChoice: DayChoice; words: string; expression: Expression }[] = [
  { dayChoice: 'usual', words: 'My usual day', expression: 'calm' },
  { dayChoice: 'worse', words: 'Worse than usual', expression: 'resting' },
  { dayChoice: 'much-worse', words: 'Much worse', expression: 'concerned' },
]

type Props = {
  form: UseFormReturnType<SymptomForm>
  earlier: EarlierAnswers | undefined
  onChoose: (dayChoice: DayChoice) => void
}

/**
 * The three ways to fill the form by how the day is. On a narrow screen a choice by finger or mouse folds the others
 * away and moves to the top, with the answers below it; the arrow keys pass over choices.
 */
export function HowAreYou({ form, earlier, onChoose }: Props) {
  const who = useCompanion()
  const errorId = useId()
  const chosen = useSymptomField(form, 'dayChoice')
  const isToday = useSymptomField(form, 'day') === ''
  // A usual day that was set since can be chosen again, and then fills the form.
  const isUsualUnknown = chosen === 'usual-unknown' && !earlier?.usual
  const error = form.errors['dayChoice']
  const [isFolded, setIsFolded] = useState(false)
  const isChecked = (dayChoice: DayChoice) =>
    chosen === dayChoice || (dayChoice === 'usual' && isUsualUnknown)
  // With none of the three chosen, all can be: also when earlier answers arrive after the tap.
  if (isFolded && !choices.some(({ dayChoice }) => isChecked(dayChoice))) setIsFolded(false)
  const place = useRef<HTMLFieldSetElement>(null)
  const tap = ({ detail }: MouseEvent) => {
    if (detail === 0) return
    setIsFolded(true)
    requestAnimationFrame(() => {
      place.current?.scrollIntoView?.()
      // Where the list of emergencies does not fit below the choice, it comes first.
      const emergencies = document.getElementById(emergenciesId)
      if (emergencies && emergencies.getBoundingClientRect().bottom > window.innerHeight)
        emergencies.scrollIntoView?.()
    })
  }
  const unfold = () => {
    setIsFolded(false)
    // The pressed button disappears.
    place.current?.querySelector<HTMLElement>(':checked')?.focus()
  }
  return (
    <fieldset
      ref={place}
      className={styles.choices}
      data-folded={isFolded || undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>{isToday ? 'How are you today?' : 'How were you that day?'}</legend>
      <ErrorText id={errorId}>{error}</ErrorText>
      {choices.map(({ dayChoice, words, expression }, at) => (
        <label key={dayChoice} className={styles.choice}>
          <input
            type="radio"
            name="dayChoice"
            checked={isChecked(dayChoice)}
            onChange={() => onChoose(dayChoice)}
            onClick={tap}
            {...(at === 0 && { 'data-path': 'dayChoice' })}
          />
          <span aria-hidden className={styles.face}>
            <Companion who={who} expression={expression} isStill />
          </span>
          {dayChoice === 'usual' ? usualWords(earlier) : words}
        </label>
      ))}
      {isFolded && (
        <TextButton onClick={unfold}>
          Change <span className={styles.spoken}>how you are</span>
        </TextButton>
      )}
    </fieldset>
  )
}

/** Without a usual day, the first choice says whose answers it fills in. */
function usualWords(earlier: EarlierAnswers | undefined): string {
  const well = earlier?.usual?.well
  if (!well) return 'My usual day'
  return well.isNewest ? 'Same as last time' : 'Same as my last good day'
}
