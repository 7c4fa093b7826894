import type { DashboardPatient } from '@second-wind/core/contract/clinician'
import type { Dated } from '../../server/poll.ts'
import { Button } from '../../ui/button.tsx'
import { failureWords } from './failure-words.ts'
import styles from './freshness.module.css'
import { exactTime, ageWords } from './time-words.ts'
import { useClock } from './use-clock.ts'
import type { Polled } from './use-poll.ts'
import { WarningIcon } from './warning-icon.tsx'

/** How old the list is, and why it is not younger. */
export function Freshness({ last, failure, isUnderway, pollNow }: Polled<Dated<DashboardPatient[]>>) {
  const now = useClock(5_000)
  const asOf = last && exactTime(last.asOf, last.asOf + now - last.heardAt)

  return (
    <div className={styles.freshness}>
      <p role="status" className={failure === undefined ? undefined : styles.trouble}>
        {failure !== undefined && (
          <>
            <WarningIcon />
            {asOf ? `Not updated since ${asOf}: ` : 'The patient list cannot be shown: '}
            {failureWords(failure)}
          </>
        )}
      </p>
      {failure !== undefined && (
        <Button look="plain" onClick={pollNow}>
          {isUnderway ? 'Trying...' : 'Try again now'}
        </Button>
      )}
      {last && (
        <p className={styles.asOf}>
          As of {asOf} · {ageWords(last.heardAt, now)}
        </p>
      )}
    </div>
  )
}
