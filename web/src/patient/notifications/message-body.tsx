import type { Message } from '@second-wind/core/care/message'
import { answerLabels, messageWords } from '@second-wind/core/content/notifications/message-words'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useRecordStates } from '../../data/live/use-record-states.ts'
import * as paths from '../../paths.ts'
import { timeOrDate } from '../../ui/format/uk-time.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { PhoneLinks } from '../../ui/links/phone-links.tsx'
import { TextButton } from '../../ui/links/text-button.tsx'
import { CareMessage } from '../../widgets/care-message.tsx'
import styles from './notification-frame.module.css'

type Props = { message: Message; timeText: string; onRead: () => void }

/** The full message until it is read; then the text, and whether the care team can see that it was read. */
export function MessageBody({ message, timeText, onRead }: Props) {
  const [wasPressed, setWasPressed] = useState(false)
  if (message.seenAt !== undefined)
    return <ReadMessage message={message} timeText={timeText} at={message.seenAt} takesFocus={wasPressed} />
  return (
    <CareMessage message={message} timeText={timeText}>
      <div>
        <ButtonLink to={paths.messages} look="plain">
          {messageWords.answer}
        </ButtonLink>
      </div>
      <div>
        <TextButton
          onClick={() => {
            setWasPressed(true)
            onRead()
          }}
        >
          {messageWords.seen}
        </TextButton>
      </div>
    </CareMessage>
  )
}

type ReadProps = {
  message: Message
  timeText: string
  at: string
  /** The focused button has just disappeared. */
  takesFocus: boolean
}

function ReadMessage({ message, timeText, at, takesFocus }: ReadProps) {
  const now = useNow()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) words.current?.focus()
  }, [takesFocus])
  const state = useRecordStates('messages', [message]).get(message.id)?.state
  return (
    <>
      <p ref={words} tabIndex={-1}>
        <PhoneLinks text={message.text} />
      </p>
      <p className={styles.kind}>
        Sent {timeText}. {messageWords.seenAt(timeOrDate(Date.parse(at), now))}{' '}
        {(state === 'saved' || state === 'sending') && messageWords.willBeTold}
      </p>
      <AnswerLink message={message} />
    </>
  )
}

/** To the page where messages are answered, with the last answer if there is one. */
function AnswerLink({ message: { answers = [] } }: { message: Message }) {
  const now = useNow()
  const last = answers.at(-1)
  return (
    <p>
      {last && messageWords.answered(answerLabels[last.answer], timeOrDate(Date.parse(last.answeredAt), now))}{' '}
      <Link to={paths.messages} className={styles.link}>
        {last ? messageWords.keptLink : messageWords.answer}
      </Link>
    </p>
  )
}
