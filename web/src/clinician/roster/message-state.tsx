import { messageStateWords } from './message-state-words.ts'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { formatAge } from '../../ui/format/format-time.ts'
import styles from './message-state.module.css'

type Props = { message: DashboardPatient['lastMessage']; now: number }

/** How far the last priority alert has come. */
export function MessageState({ message, now }: Props) {
  if (!message) return null
  return (
    <div className={styles.message}>
      Priority alert: {messageStateWords[message.state]} {formatAge(Date.parse(message.stateAt), now)}
    </div>
  )
}
