import type { SentMessage } from '@second-wind/core/care/contract/messages'
import { epochMs } from '@second-wind/core/platform/moment'
import { formatAge, formatDayAndTime } from '../../ui/format/format-time.ts'
import { formatAnswer, formatMessageState, noAnswerYet } from '../roster/message-state-words.ts'
import { recordWords } from './record-words.ts'
import { ShowMore } from './show-more.tsx'
import styles from './record-entry.module.css'

type Props = {
  /** Newest first. */
  messages: readonly SentMessage[]
  now: number
}

/** In one line, while the messages are folded. */
export function newestMessageFact(messages: readonly SentMessage[], now: number): string {
  const [newest] = messages
  if (!newest) return recordWords.noMessages
  const moment = (at: number) => formatDayAndTime(at, now)
  const answer = newest.answers?.toSorted((a, b) => epochMs(b.answeredAt) - epochMs(a.answeredAt))[0]
  return recordWords.newestMessage(
    moment(epochMs(newest.sentAt)),
    answer ? formatAnswer(answer, moment) : noAnswerYet,
  )
}

/** Sent messages, the answers to them and how far they have come. */
export function MessageHistory({ messages, now }: Props) {
  if (messages.length === 0) return <p>{recordWords.noMessages}</p>
  return (
    <ShowMore items={messages} atATime={3} name="messages" keyOf={({ id }) => id}>
      {(message) => (
        <article className={styles.entry}>
          <h4>
            {formatDayAndTime(epochMs(message.sentAt), now)}, from {message.from}
          </h4>
          <p className={styles.words}>“{message.text}”</p>
          {message.answers?.map((given) => (
            <p key={given.id}>
              <strong>{formatAnswer(given, (at) => formatDayAndTime(at, now))}</strong>
            </p>
          )) ?? <p>{noAnswerYet}</p>}
          <p className={styles.quiet}>Status: {formatMessageState(message, (at) => formatAge(at, now))}</p>
        </article>
      )}
    </ShowMore>
  )
}
