import type { Message } from '@second-wind/core/care/message'
import { worseAnswerWithoutCheckAt } from '@second-wind/core/care/worse-answer-without-check'
import { messageWords } from '@second-wind/core/content/notifications/message-words'
import { useLiveQuery } from 'dexie-react-hooks'
import { useRef, useState } from 'react'
import { useMarkSeen } from '../../data/live/use-mark-seen.ts'
import { listTriage } from '../../data/local/index.ts'
import { NotSavedNotice } from '../../ui/feedback/not-saved-notice.tsx'
import { dayAndTime } from '../../ui/format/uk-time.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { PhoneLinks } from '../../ui/links/phone-links.tsx'
import { TextButton } from '../../ui/links/text-button.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { CareMessage } from '../../widgets/care-message.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import { MessageAnswerList } from './message-answer-list.tsx'
import styles from './message-card.module.css'

type Props = { message: Message; isNewest: boolean }

/** One message with its answers. The newest one can be answered at once, the others after one tap. */
export function MessageCard({ message, isNewest }: Props) {
  const { answers = [] } = message
  const [isAnswering, setIsAnswering] = useState(isNewest && answers.length === 0)
  const now = useNow()
  const checks = useLiveQuery(() => listTriage(5).catch(() => []))
  const needsCheck = isNewest && !!checks && worseAnswerWithoutCheckAt([message], checks, now) !== undefined
  const place = useRef<HTMLDivElement>(null)
  const { notSaved, markSeen } = useMarkSeen()
  const Heading = isNewest ? 'h2' : 'h3'
  const body = (
    <>
      <MessageAnswerList ref={place} message={message} isNewest={isNewest} needsCheck={needsCheck} />
      {isAnswering ? (
        <AnswerButtons
          messageId={message.id}
          takesFocus={!isNewest || answers.length > 0}
          onSaved={() => {
            setIsAnswering(false)
            // The pressed button disappears.
            place.current?.focus()
          }}
        />
      ) : (
        <TextButton onClick={() => setIsAnswering(true)}>
          {answers.length === 0 ? messageWords.answer : messageWords.answerAgain}
        </TextButton>
      )}
      {/* Below the answers, which also say that it was read. */}
      {notSaved && (
        <NotSavedNotice reason={notSaved} what="that you have read it" again="press the button again" />
      )}
      {message.seenAt === undefined && (
        // The pressed button disappears.
        <TextButton
          onClick={() => void markSeen(message.id).then((isSaved) => isSaved && place.current?.focus())}
        >
          {messageWords.seen}
        </TextButton>
      )}
    </>
  )
  const timeText = dayAndTime(Date.parse(message.sentAt), now)
  return (
    <Card className={styles.card}>
      <Heading>{messageWords.heading(message.from)}</Heading>
      {isNewest ? (
        <CareMessage message={message} timeText={timeText} hasCheckLink={needsCheck}>
          {body}
        </CareMessage>
      ) : (
        <>
          <p className={styles.when}>Sent {timeText}</p>
          <p className={styles.text}>
            <PhoneLinks text={message.text} />
          </p>
          {body}
        </>
      )}
    </Card>
  )
}
