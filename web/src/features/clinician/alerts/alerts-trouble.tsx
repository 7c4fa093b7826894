import type { Dated } from '../../../server/poll.ts'
import { Button } from '../../../ui/button.tsx'
import { failureWords } from '../frame/failure-words.ts'
import { ageWords, exactTime } from '../time-words.ts'
import { useClock } from '../frame/use-clock.ts'
import { WarningIcon } from '../warning-icon.tsx'
import styles from './alerts-tab.module.css'

type Props = { last: Dated<unknown> | undefined; failure: unknown; onRetry: () => void }

/** How old the list is, and why it is not younger. */
export function AlertsTrouble({ last, failure, onRetry }: Props) {
  const now = useClock(5_000)
  return (
    <div className={styles.nothing}>
      <p role="status" className={styles.trouble}>
        <WarningIcon />{' '}
        {last
          ? `These alerts are as of ${exactTime(last.asOf, last.asOf + now - last.heardAt)}, ${ageWords(last.heardAt, now)}: `
          : 'The alerts cannot be shown: '}
        {failureWords(failure)}
      </p>
      <Button look="plain" onClick={onRetry}>
        Try again now
      </Button>
    </div>
  )
}
