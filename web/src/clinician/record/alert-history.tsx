import { Group } from '@mantine/core'
import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import { AlertFacts } from '../alerts/alert-facts.tsx'
import { AlertFindings } from '../alerts/alert-findings.tsx'
import { SeverityState } from '../alerts/severity-state.tsx'
import { Tag } from '../tag.tsx'
import { recordWords } from './record-words.ts'
import { ShowMore } from './show-more.tsx'
import styles from './record-entry.module.css'

type Props = {
  /** Newest first. */
  alerts: readonly ListedAlert[]
  now: number
}

/** Read-only; act in the alert list. */
export function AlertHistory({ alerts, now }: Props) {
  if (alerts.length === 0) return <p>{recordWords.noAlerts}</p>
  return (
    <ShowMore items={alerts} atATime={5} name="alerts" keyOf={({ id }) => id}>
      {(alert) => (
        <article className={styles.entry}>
          <Group gap="var(--space-1) var(--space-2)">
            <SeverityState alert={alert} />
            <Tag tone={alert.isResolved ? 'green' : 'red'}>{alert.isResolved ? 'Resolved' : 'Open'}</Tag>
            {!alert.isRead && <Tag tone="blue">Unread</Tag>}
          </Group>
          <AlertFindings alert={alert} now={now} />
          <AlertFacts alert={alert} now={now} />
        </article>
      )}
    </ShowMore>
  )
}
