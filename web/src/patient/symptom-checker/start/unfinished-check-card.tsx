import { Button } from '@mantine/core'
import { answeredEarlier } from '@second-wind/core/content/triage/kept-answers'
import { clockTime } from '../../../ui/format/uk-time.ts'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { focusPlaceHeading } from '../use-focus-on-place.ts'
import { StartAgain } from './start-again.tsx'
import styles from './start-screen.module.css'

type Props = {
  /** When the answers were given, if that is hours ago: then the person goes through them from question 1. */
  longAgo: number | undefined
  /** One of the answers does. */
  asksForAdvice: boolean
  onCarryOn: () => void
  onStartAgain: () => void
}

/** The person was interrupted earlier today. */
export function UnfinishedCheckCard({ longAgo, asksForAdvice, onCarryOn, onStartAgain }: Props) {
  const startAgain = () => {
    focusPlaceHeading()
    onStartAgain()
  }
  return (
    <section aria-label="Your unfinished check" className={styles.kept}>
      <StartAgain asksForAdvice={asksForAdvice} onStartAgain={startAgain}>
        {(start) =>
          longAgo === undefined ? (
            <>
              <p>We kept your answers from earlier today.</p>
              <Button color="green" onClick={onCarryOn}>
                Carry on where you left off
              </Button>
              <TextButton onClick={start}>Start again</TextButton>
            </>
          ) : (
            <>
              <p>{answeredEarlier(clockTime(longAgo))}</p>
              <Button color="green" onClick={start}>
                Start again
              </Button>
              <TextButton onClick={onCarryOn}>Go through my answers</TextButton>
            </>
          )
        }
      </StartAgain>
    </section>
  )
}
