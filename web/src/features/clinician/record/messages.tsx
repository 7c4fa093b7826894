import { messageStateWords } from '@second-wind/core/content/clinician/message-state-words'
import { recordWords } from '@second-wind/core/content/clinician/record-words'
import type { SentMessage } from '@second-wind/core/contract/messages'
import { epochMs } from '@second-wind/core/model/moment'
import { ageWords, dayAndTime } from '../time-words.ts'
import styles from './record-entry.module.css'
import { ShowMore } from './show-more.tsx'

type Props = {
  /** Newest first. */
  messages: readonly SentMessage[]
  now: number
}

/** What was sent, and how far it has come: seen is not yet answered. */
export function Messages({ messages, now }: Props) {
  if (messages.length === 0) return <p>{recordWords.noMessages}</p>
  return (
    <ShowMore items={messages} atATime={3} name="priority alerts" keyOf={({ id }) => id}>
      {({ from, text, sentAt, state, stateAt }) => (
        <article className={styles.entry}>
          <h4>
            {dayAndTime(epochMs(sentAt), now)}, from {from}
          </h4>
          <p>“{text}”</p>
          <p className={styles.quiet}>
            Now {messageStateWords[state]} {ageWords(epochMs(stateAt), now)}
          </p>
        </article>
      )}
    </ShowMore>
  )
}
