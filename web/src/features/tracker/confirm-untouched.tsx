import { Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { defaultScore, scoreNames, type ScoreName } from '@second-wind/core/model/symptom-entry'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import styles from './confirm-untouched.module.css'

type Props = { scores: readonly ScoreName[]; onYes: () => void; onGoBack: () => void }

/**
 * A 5 that nobody chose would count as an answer (hazard C15), so it is asked about. The words stand where the
 * button was: a second tap in haste lands on them, not on "Yes".
 */
export function ConfirmUntouched({ scores, onYes, onGoBack }: Props) {
  const question = useRef<HTMLParagraphElement>(null)
  const questionId = useId()
  useEffect(() => {
    question.current?.focus()
    question.current?.scrollIntoView?.({ block: 'center' })
  }, [])

  return (
    <div role="group" aria-labelledby={questionId} className={styles.panel}>
      <p ref={question} id={questionId} tabIndex={-1} className={styles.question}>
        You left {whichScores(scores)} at {defaultScore}. Is that right?
      </p>
      <div className={styles.actions}>
        <Button color="green" onClick={onYes}>
          Yes, save
        </Button>
        <Button variant="outline" onClick={onGoBack}>
          Go back
        </Button>
      </div>
    </div>
  )
}

function whichScores(scores: readonly ScoreName[]): string {
  if (scores.length === scoreNames.length) return 'all four scores'
  const names = scoreNames
    .filter((name) => scores.includes(name))
    .map((name) => scoreLabels[name].toLowerCase())
  return new Intl.ListFormat('en-GB').format(names)
}
