import { useEffect, useState } from 'react'
import { type UnfinishedLog, useUnfinishedLog } from '../../data/live/unfinished-log.ts'
import { captureAt } from '../../data/local/index.ts'
import * as paths from '../../paths.ts'
import { CareCard } from '../../ui/clinical/care-card.tsx'
import { useNow } from '../../ui/hooks/use-now.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { AdviceNumber, NorthernIrelandLine } from '../advice-number.tsx'
import styles from './unfinished-log-notice.module.css'

/**
 * For a person who felt worse and left the log before saving it: with the numbers to call, and the way back (HZ-02).
 */
export function UnfinishedLogNotice() {
  const today = captureAt(useNow()).localDate
  const log = useUnfinishedLog(today)
  const signs = useUnfinishedSigns(log, today)
  useReportUnfinishedCheck()
  if (!log) return null
  return (
    <CareCard level="urgent" heading="You have not finished your check‑in" headingLevel={2}>
      <div className={styles.stack}>
        <p>{said[log]} It is not saved, so nobody else can see it.</p>
        {signs.length > 0 && (
          <p>
            Your answers so far: <strong>{signs.join('; ')}</strong>.
          </p>
        )}
        <p>
          If you need help, do not wait: call <a href="tel:999">999</a> in an emergency, or <AdviceNumber />{' '}
          for advice.
          <NorthernIrelandLine />
        </p>
        <ButtonLink to={paths.tracker} look="go">
          Finish your check‑in
        </ButtonLink>
      </div>
    </CareCard>
  )
}

function useUnfinishedSigns(log: UnfinishedLog | undefined, today: string): readonly string[] {
  const [signs, setSigns] = useState<readonly string[]>([])
  useEffect(() => {
    if (log)
      import('../../data/live/unfinished-signs.ts')
        .then(({ findUnfinishedSigns }) => findUnfinishedSigns(today))
        .then(setSigns, () => undefined)
  }, [log, today])
  return signs
}

/** A check with a warning sign that the browser closed before it was stored: the sign counts from now on. */
function useReportUnfinishedCheck(): void {
  useEffect(() => {
    import('../../data/live/unfinished-check.ts')
      .then(({ reportUnfinishedDraft }) => reportUnfinishedDraft())
      .catch(() => undefined)
  }, [])
}

const said: Record<UnfinishedLog, string> = {
  emergency: 'Your answers could mean an emergency.',
  'much-worse': 'You chose “Much worse”.',
  worse: 'You chose “Worse than usual”.',
  urgent: 'Your answers so far mean that you should get medical advice today.',
}
