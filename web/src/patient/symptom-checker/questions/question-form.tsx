import { Button, Stack } from '@mantine/core'
import { hintsFor } from '@second-wind/core/content/triage/question-hints'
import type { Question } from '@second-wind/core/content/triage/question-schema'
import type { Patient } from '@second-wind/core/records/patient'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { placeHeading } from '../use-focus-on-place.ts'
import { AnswerOption } from './answer-option.tsx'
import { PeakFlowBoxes } from './peak-flow-boxes.tsx'
import styles from './question-form.module.css'

type Props = {
  question: Question
  count: string
  /** The earlier answer, after Back. */
  stored: string | undefined
  patient: Patient | undefined
  /** False below an emergency card that has just appeared. */
  isReadFirst: boolean
  onAnswer: (option: string) => void
}

export const questionHeadingId = 'question-heading'

/**
 * A tap, Space or Enter on an answer continues at once. Arrow keys only move along the list, as in every list of radio
 * buttons; a button then continues.
 */
export function QuestionForm({ question, count, stored, patient, isReadFirst, onAnswer }: Props) {
  const [selected, setSelected] = useState(stored)
  const isArrowDown = useRef(false)
  const hintId = useId()
  const hints = hintsFor(question, patient)

  const onKeyDown = (event: KeyboardEvent, option: string) => {
    isArrowDown.current = event.key.startsWith('Arrow')
    // Browsers send no click for Space on the answer that is already chosen.
    const isGoingOn = event.key === 'Enter' || (event.key === ' ' && option === selected)
    if (!isGoingOn) return
    event.preventDefault()
    onAnswer(option)
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (selected !== undefined) onAnswer(selected)
      }}
    >
      <fieldset className={styles.question} aria-describedby={hints.length > 0 ? hintId : undefined}>
        <legend>
          <h2 id={questionHeadingId} {...(isReadFirst ? placeHeading : { tabIndex: -1 })}>
            <span className={styles.count}>{count}</span>
            <span className={styles.spoken}>: </span>
            {question.text}
          </h2>
        </legend>
        <Hints id={hintId} hints={hints} />
        {question.id === 'peak_flow' && (
          <PeakFlowBoxes bestLpm={patient?.peakFlowBestLpm} onZone={setSelected} />
        )}
        <Stack gap="xs">
          {question.options.map(({ id, label }) => (
            <AnswerOption
              key={id}
              name={question.id}
              label={label}
              isChosen={selected === id}
              onMove={() => setSelected(id)}
              onChoose={() => {
                if (!isArrowDown.current) onAnswer(id)
              }}
              onKeyDown={(event) => onKeyDown(event, id)}
              onKeyUp={() => {
                isArrowDown.current = false
              }}
            />
          ))}
        </Stack>
      </fieldset>
      {selected !== undefined && (
        <Button type="submit" color="green">
          Next
        </Button>
      )}
    </form>
  )
}

function Hints({ id, hints }: { id: string; hints: readonly string[] }) {
  if (hints.length === 0) return null
  return (
    <div id={id} className={styles.hints}>
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
    </div>
  )
}
