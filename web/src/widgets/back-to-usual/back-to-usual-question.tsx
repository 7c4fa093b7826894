import { followUpCardWords as words } from '@second-wind/core/content/findings/follow-up-card-words'
import type { ReactNode } from 'react'
import { Button } from '../../ui/primitives/button.tsx'
import styles from './back-to-usual-question.module.css'

type Props = {
  isToday?: boolean
  /** The question takes the focus of a button that has disappeared. */
  takesFocus: boolean
  /** Above the question. */
  children?: ReactNode
  onBack: () => void
  onNotYet: () => void
}

/** One tap must not end a flare-up unread: what a flare-up is about is asked first (HZ-02, HZ-37). */
export function BackToUsualQuestion({ isToday = true, takesFocus, children, onBack, onNotYet }: Props) {
  const question = (isToday ? words.usualBoth : words.usualBothThatDay).text
  return (
    <div role="group" aria-label={question} className={styles.question}>
      {children}
      <p ref={takesFocus ? focus : undefined} tabIndex={-1}>
        <strong>{question}</strong>
      </p>
      <div className={styles.answers}>
        <Button look="plain" onClick={onBack}>
          {words.usualBothYes.text}
        </Button>
        <Button look="plain" onClick={onNotYet}>
          {words.usualNo.text}
        </Button>
      </div>
    </div>
  )
}

const focus = (question: HTMLElement | null) => question?.focus()
