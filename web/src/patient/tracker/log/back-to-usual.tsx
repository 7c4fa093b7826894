import { followUpCardWords } from '@second-wind/core/content/findings/follow-up-card-words'
import { followUpCard, isAboutUsual } from '@second-wind/core/findings/follow-up-card'
import { useState } from 'react'
import { useCurrentFindingsAndEntries } from '../../../data/live/use-current-findings.ts'
import { captureAt } from '../../../data/local/index.ts'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { BackToUsualInLog } from '../../../widgets/back-to-usual/back-to-usual-question.tsx'
import { RecentFindings } from '../../../widgets/other-findings.tsx'
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
    <BackToUsualInLog
      isToday={isToday}
      // The pressed "Change" disappears.
      takesFocus={isAgain}
      onBack={() => onBack(true)}
      onNotYet={onNotYet}
    >
      <LoggedSince />
      {timesAsked > 0 && (
        <div key={timesAsked} ref={focus} tabIndex={-1}>
          <ErrorText>Answer this first. You logged a warning sign earlier.</ErrorText>
        </div>
      )}
    </BackToUsualInLog>
  )
}

/** As on Home, the answer is given beside what was logged since the flare-up and is not like a usual day. */
function LoggedSince() {
  const now = useNow()
  const current = useCurrentFindingsAndEntries(now)
  const card = current && followUpCard(current.findings)
  if (!card || !isAboutUsual(card) || card.others.length === 0) return null
  const { findings: first, others } = card
  return (
    <div>
      <p>{followUpCardWords.usualDoubt.text}</p>
      <RecentFindings {...{ first, others }} entries={current.entries} today={captureAt(now).localDate} />
    </div>
  )
}

const focus = (message: HTMLElement | null) => message?.focus()
