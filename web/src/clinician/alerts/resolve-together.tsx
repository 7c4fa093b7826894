import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import type { ReactNode } from 'react'
import { AlertButton } from './alert-button.tsx'
import { alertWords } from './alert-words.ts'
import styles from './resolve-together.module.css'

type Props = {
  /** Every open alert of one patient. */
  alerts: readonly ListedAlert[]
  /** Id of the heading above them. */
  describedBy: string
  /** The heading says how many there are. */
  isCounted?: boolean
  /** Called with the first of them. */
  onResolveAll: (first: ListedAlert) => void
  /** Other ways to act for this patient, also where one alert alone is open. */
  children?: ReactNode
}

/** How many alerts of one patient are open and how serious they are, and the button that resolves them in one act. */
export function ResolveTogether({ alerts, describedBy, isCounted = false, onResolveAll, children }: Props) {
  const [first, ...others] = alerts
  const isOne = !first || others.length === 0
  if (isOne && !children) return null
  return (
    <div className={styles.together} data-counted={isCounted || undefined}>
      {!isOne && !isCounted && <strong>{alertWords.openTogether(alerts)}</strong>}
      <div className={styles.buttons}>
        {children}
        {!isOne && (
          <AlertButton describedBy={describedBy} onClick={() => onResolveAll(first)}>
            {alertWords.resolveAll(alerts.length)}
          </AlertButton>
        )}
      </div>
    </div>
  )
}
