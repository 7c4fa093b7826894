import type { Message } from '@second-wind/core/care/message'
import { answerLabels, messageWords } from '@second-wind/core/content/notifications/message-words'
import type { EntryState } from '@second-wind/core/sync/sync-status'
import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import { useNationWords } from '../../data/live/use-nation-words.ts'
import { useProfile } from '../../data/live/use-profile.ts'
import { useRecordStates } from '../../data/live/use-record-states.ts'
import * as paths from '../../paths.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { timeOrDate } from '../../ui/format/uk-time.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { ActionLink } from '../../ui/links/action-link.tsx'
import { OwnCalls } from '../../widgets/own-help.tsx'
import styles from './message-card.module.css'

type Props = {
  message: Message
  isNewest: boolean
  /** After "Worse", until a symptom check is done. */
  needsCheck: boolean
  ref: Ref<HTMLDivElement>
}

/** Every answer with its time, the last one with its sync state and with what to do next. */
export function MessageAnswerList({ message, isNewest, needsCheck, ref }: Props) {
  const now = useNow()
  const { answers = [] } = message
  const last = answers.at(-1)
  const state = useRecordStates('messages', [message]).get(message.id)
  return (
    <div ref={ref} tabIndex={-1} role="status" className={styles.given}>
      {answers.map(({ id, answer, answeredAt }) => (
        <p key={id}>
          <strong>
            {messageWords.answered(answerLabels[answer], timeOrDate(Date.parse(answeredAt), now))}
          </strong>{' '}
          {id === last?.id && state && <SendState state={state} now={now} />}
        </p>
      ))}
      {needsCheck && (
        <Notice tone="warning">
          <p>{messageWords.afterWorse}</p>
          <ActionLink to={paths.symptomChecker}>{messageWords.check}</ActionLink>
          <OwnCalls ids={['gp', 'nurse']} />
        </Notice>
      )}
      {isNewest && last?.answer === 'call' && <AfterCall />}
    </div>
  )
}

/** When the call is likely; without a number on the profile the clinic cannot call at all (hazard C35). */
function AfterCall() {
  const inNation = useNationWords()
  const read = useProfile()
  const hasNoNumber = read !== undefined && !read.profile?.phone
  return (
    <>
      {hasNoNumber && (
        <Notice tone="warning">
          <p>{messageWords.noNumber}</p>
          <ActionLink to={paths.profilePhone}>{messageWords.addNumber}</ActionLink>
        </Notice>
      )}
      <p>{inNation(hasNoNumber ? messageWords.afterCallWithoutNumber : messageWords.afterCall)}</p>
    </>
  )
}

/** Never "sent" before the server has confirmed it. */
function SendState({ state, now }: { state: EntryState; now: number }) {
  switch (state.state) {
    case 'saved':
    case 'waiting-for-sign-in':
      return messageWords.notSent
    case 'sending':
      return messageWords.sending
    case 'sent':
      return messageWords.sent(timeOrDate(Date.parse(state.at), now))
    case 'needs-attention':
      return <Link to={paths.offline}>{messageWords.needsAttention}</Link>
  }
}
