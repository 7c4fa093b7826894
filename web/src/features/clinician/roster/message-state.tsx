import { messageStateWords } from '@second-wind/core/content/clinician/message-state-words'
import type { DashboardPatient } from '@second-wind/core/contract/clinician'
import { ageWords } from '../time-words.ts'
import styles from './message-state.module.css'

type Props = { message: DashboardPatient['lastMessage']; now: number }

/** How far the last priority alert has come. */
export function MessageState({ message, now }: Props) {
  if (!message) return null
  return (
    <div className={styles.message}>
      Priority alert: {messageStateWords[message.state]} {ageWords(Date.parse(message.stateAt), now)}
    </div>
  )
}
