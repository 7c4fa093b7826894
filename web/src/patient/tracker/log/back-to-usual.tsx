import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { TextButton } from '../../../ui/links/text-button.tsx'
import styles from './entry-answers.module.css'

/** Whether the person has said that breathing and phlegm are back to usual, which is asked before the entry is saved. */
export type BackToUsualAnswer = {
  isShown: boolean
  isBack: boolean
  /** How often the entry was not saved because the answer was missing. */
  timesAsked: number
  onBack: (isBack: boolean) => void
}

type Props = BackToUsualAnswer & { onNotYet: () => void; isToday: boolean }

/**
 * A usual day ends a flare-up, and its answers were filled in: one tap must not end it unread (HZ-02, HZ-37). After "Yes"
 * one line in its place.
 */
export function BackToUsual({ isBack, timesAsked, onBack, onNotYet, isToday }: Props) {
  const [isAgain, setIsAgain] = useState(false)
  if (isBack)
    return (
      <p className={styles.answered}>
        Breathing and phlegm: usual
        <TextButton
          onClick={() => {
            setIsAgain(true)
            onBack(false)
          }}
        >
          Change <span className={styles.spoken}>your answer about breathing and phlegm</span>
        </TextButton>
      </p>
    )
  const question = `${isToday ? 'Are' : 'Were'} your breathing and phlegm back to usual too?`
  return (
    <div role="group" aria-label={question} className={styles.question}>
      {timesAsked > 0 && (
        <div key={timesAsked} ref={focus} tabIndex={-1}>
          <ErrorText>Answer this first. You logged a warning sign earlier.</ErrorText>
        </div>
      )}
      {/* The pressed "Change" disappears. */}
      <p ref={isAgain ? focus : undefined} tabIndex={-1}>
        <strong>{question}</strong>
      </p>
      <Group>
        <Button variant="outline" onClick={() => onBack(true)}>
          Yes, both
        </Button>
        <Button variant="outline" onClick={onNotYet}>
          No, not yet
        </Button>
      </Group>
    </div>
  )
}

const focus = (message: HTMLElement | null) => message?.focus()
