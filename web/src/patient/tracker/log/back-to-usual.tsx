import { useState } from 'react'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { BackToUsualQuestion } from '../../../widgets/back-to-usual/back-to-usual-question.tsx'
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

/** A usual day ends a flare-up, and its answers were filled in. After "Yes" one line in its place. */
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
  return (
    <BackToUsualQuestion
      isToday={isToday}
      // The pressed "Change" disappears.
      takesFocus={isAgain}
      onBack={() => onBack(true)}
      onNotYet={onNotYet}
    >
      {timesAsked > 0 && (
        <div key={timesAsked} ref={focus} tabIndex={-1}>
          <ErrorText>Answer this first. You logged a warning sign earlier.</ErrorText>
        </div>
      )}
    </BackToUsualQuestion>
  )
}

const focus = (message: HTMLElement | null) => message?.focus()
