import { followUpCardWords as words } from '@second-wind/core/content/findings/follow-up-card-words'
import {
  describeLogFirst,
  describeUsualQuestion,
  usualQuestionYes,
} from '@second-wind/core/content/findings/needed-answer-words'
import {
  type AskedAboutUsual,
  askedOfEveryFlareUp,
} from '@second-wind/core/findings/flare-up/asked-before-usual'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as paths from '../../paths.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { useAskedBeforeUsual } from './use-asked-before-usual.ts'
import styles from './back-to-usual-question.module.css'

type Props = {
  /** The question takes the focus of a button that has disappeared. */
  takesFocus: boolean
  /** Above the question. */
  children?: ReactNode
  onBack: () => void
  onNotYet: () => void
}

/** One tap must not end a flare-up unread: what it is about, and nobody has answered, is asked first (HZ-02, HZ-37). */
export function BackToUsualQuestion(props: Props) {
  const asked = useAskedBeforeUsual()
  const logFirst = asked && describeLogFirst(asked)
  if (!asked) return props.children
  const end = logFirst && (
    <p>
      <Link to={paths.tracker}>{logFirst}</Link>
    </p>
  )
  return <Question {...props} asked={asked} end={end} />
}

/** In the log of a usual day, which lists itself what else is missing. */
export const BackToUsualInLog = (props: Props & { isToday: boolean }) => (
  <Question {...props} asked={askedOfEveryFlareUp} />
)

type QuestionProps = Props & { asked: readonly AskedAboutUsual[]; isToday?: boolean; end?: ReactNode }

function Question({ asked, isToday, takesFocus, children, end, onBack, onNotYet }: QuestionProps) {
  const question = describeUsualQuestion(asked, isToday)
  return (
    <div role="group" aria-label={question} className={styles.question}>
      {children}
      <p ref={takesFocus ? focus : undefined} tabIndex={-1}>
        <strong>{question}</strong>
      </p>
      <div className={styles.answers}>
        <Button look="plain" onClick={onBack}>
          {usualQuestionYes(asked)}
        </Button>
        <Button look="plain" onClick={onNotYet}>
          {words.usualNo.text}
        </Button>
      </div>
      {end}
    </div>
  )
}

const focus = (question: HTMLElement | null) => question?.focus()
