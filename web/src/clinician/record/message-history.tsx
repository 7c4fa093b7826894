import type { SentMessage } from '@second-wind/core/care/contract/priority-alerts'
import { epochMs } from '@second-wind/core/platform/moment'
import { formatAge, formatDayAndTime } from '../../ui/format/format-time.ts'
import { messageStateWords } from '../roster/message-state-words.ts'
import { recordWords } from './record-words.ts'
import { ShowMore } from './show-more.tsx'
import styles from './record-entry.module.css'

type Props = {
  /** Newest first. */
  messages: readonly SentMessage[]
  now: number
}

/** Sent messages and their delivery state. */
export function MessageHistory({ messages, now }: Props) {
  if (messages.length === 0) return <p>{recordWords.noMessages}</p>
  return (
    <ShowMore items={messages} atATime={3} name="priority alerts" keyOf={({ id }) => id}>
      {({ from, text, sentAt, state, stateAt }) => (
        <article className={styles.entry}>
          <h4>
            {formatDayAndTime(epochMs(sentAt), now)}, from {from}
          </h4>
          <p>“{text}”</p>
          <p className={styles.quiet}>
            Now {messageStateWords[state]} {formatAge(epochMs(stateAt), now)}
          </p>
        </article>
      )}
    </ShowMore>
  )
}
