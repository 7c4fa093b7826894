import type { DescribedResult } from '@second-wind/core/content/triage/describe-result'
import { emergencyCard } from '@second-wind/core/content/triage/start-screen'
import type { Inhaler } from '@second-wind/core/records/patient'
import { useState } from 'react'
import { CallLink } from '../../../ui/links/call-link.tsx'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { WhileYouWait } from '../result/while-you-wait.tsx'
import { placeHeading } from '../use-focus-on-place.ts'
import { questionHeadingId } from './question-form.tsx'
import styles from './emergency-card.module.css'

type Props = {
  result: DescribedResult
  /** The last answer is the warning sign, so the card takes the focus before the next question. */
  isNew: boolean
  inhaler: Inhaler | undefined
  /** The person calls, or reads what to do until help comes. */
  onHelp: () => void
}

/** Rule A1: help is offered with the first warning sign. The question below stays usable. */
export function EmergencyCard({ result, isNew, inhaler, onHelp }: Props) {
  const [isShowing, setIsShowing] = useState(false)
  const { heading, text, call, whatToDo, carryOn } = emergencyCard
  return (
    <section className={styles.card} aria-labelledby="warning-heading">
      <h2 id="warning-heading" className={styles.heading} {...(isNew ? placeHeading : {})}>
        {heading}
      </h2>
      <div className={styles.body}>
        <ul className={styles.signs}>
          {result.redFlags.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <p>{text}</p>
        <CallLink tel="999" level="emergency" onClick={onHelp}>
          {call}
        </CallLink>
        <div className={styles.actions}>
          <TextButton
            aria-expanded={isShowing}
            onClick={() => {
              setIsShowing(!isShowing)
              onHelp()
            }}
          >
            {whatToDo}
          </TextButton>
          <TextButton onClick={goToQuestion}>{carryOn}</TextButton>
        </div>
        {isShowing && <WhileYouWait result={result} inhaler={inhaler} isOpenedByTap />}
      </div>
    </section>
  )
}

function goToQuestion(): void {
  const heading = document.getElementById(questionHeadingId)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView?.({ block: 'start' })
}
