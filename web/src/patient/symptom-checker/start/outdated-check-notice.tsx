import { captureNow } from '../../../data/local/index.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import styles from './outdated-check-notice.module.css'

type Props = { startedOn: string; onStartAgain: () => void }

/** An app that was left open overnight must not pass off yesterday's answers as today's. */
export function OutdatedCheckNotice({ startedOn, onStartAgain }: Props) {
  useNow()
  if (startedOn === captureNow().localDate) return null
  return (
    <Notice tone="warning">
      <div className={styles.old}>
        <p>You began this check on another day. Start again to check how you are today.</p>
        <Button look="plain" onClick={onStartAgain}>
          Start again
        </Button>
      </div>
    </Notice>
  )
}
