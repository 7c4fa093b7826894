import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import { AlertButton } from './alert-button.tsx'
import { alertWords } from './alert-words.ts'
import styles from './resolve-together.module.css'

type Props = {
  /** Every open alert of one patient. */
  alerts: readonly ListedAlert[]
  /** Id of the heading above them. */
  describedBy: string
  /** Called with the first of them. */
  onResolveAll: (first: ListedAlert) => void
}

/** How many alerts of one patient are open and how serious they are, and the button that resolves them in one act. */
export function ResolveTogether({ alerts, describedBy, onResolveAll }: Props) {
  const [first, ...others] = alerts
  if (!first || others.length === 0) return null
  return (
    <div className={styles.together}>
      <strong>{alertWords.openTogether(alerts)}</strong>
      <AlertButton describedBy={describedBy} onClick={() => onResolveAll(first)}>
        {alertWords.resolveAll(alerts.length)}
      </AlertButton>
    </div>
  )
}
