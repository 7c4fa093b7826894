import type { Message } from '@second-wind/core/care/message'
import { answerLabels, messageWords } from '@second-wind/core/content/notifications/message-words'
import { isWarning } from '@second-wind/core/findings/finding'
import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import { Link } from 'react-router-dom'
import { useUnfinished } from '../../data/live/unfinished/unsaved-changes.ts'
import { useCurrentFindings } from '../../data/live/use-current-findings.ts'
import { useProfile } from '../../data/live/use-profile.ts'
import * as paths from '../../paths.ts'
import { dayAndTime, timeOrDate } from '../../ui/format/uk-time.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { PhoneLinks } from '../../ui/links/phone-links.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { CallRow } from '../../widgets/call-row.tsx'
import { OwnCalls } from '../../widgets/own-help.tsx'
import { UnseenWarning } from '../../widgets/sync/unseen-warning.tsx'
import { useHomeMessages } from './use-home-messages.ts'
import { useToday } from './use-today.ts'
import styles from './cards.module.css'

/**
 * What the person has told the care team and not checked since, then the newest unread message, and until the day ends the
 * way back to a message that was answered.
 */
export function MessageNotice() {
  const now = useNow()
  const findings = useCurrentFindings(now)
  const unfinished = useUnfinished(useToday())
  const { worse, unread = [], lastAnswer } = useHomeMessages(now) ?? {}
  const [newest, ...others] = unread
  if (!findings) return null
  return (
    <>
      {worse && (
        <WorseNotice
          {...worse}
          now={now}
          isBelowCall={followUpCard(findings) !== undefined}
          hasUnread={newest !== undefined}
        />
      )}
      {newest && (
        <UnreadMessage
          message={newest}
          now={now}
          otherCount={others.length}
          isBelowCall={findings.length > 0 || worse !== undefined || unfinished !== undefined}
          isBelowWarning={findings.some(isWarning)}
        />
      )}
      {lastAnswer && !worse && !newest && (
        <Card className={styles.brief}>
          <p>
            {messageWords.answered(
              answerLabels[lastAnswer.answer],
              timeOrDate(Date.parse(lastAnswer.answeredAt), now),
            )}{' '}
            <ReadAgain />
          </p>
          {lastAnswer.answer === 'call' && <WithoutNumber />}
          {!lastAnswer.isOfToday && <p>{messageWords.notCalled}</p>}
        </Card>
      )}
    </>
  )
}

/** Without a number the clinic cannot call (hazard C35). */
function WithoutNumber() {
  const read = useProfile()
  if (!read || read.profile?.phone) return null
  return (
    <p>
      {messageWords.noNumber} <Link to={paths.profilePhone}>{messageWords.addNumber}</Link>
    </p>
  )
}

const ReadAgain = () => <Link to={paths.messages}>{messageWords.readAgain}</Link>

type WorseProps = {
  message: Message
  answeredAt: string
  now: number
  /** The card above has the calls, and what to do first. */
  isBelowCall: boolean
  /** The card below leads to the messages. */
  hasUnread: boolean
}

/** After "Worse", until a symptom check is done: Home must not look as if all were well (HZ-39). */
function WorseNotice({ message, answeredAt, now, isBelowCall, hasUnread }: WorseProps) {
  const said = <p>{messageWords.worseSince(timeOrDate(Date.parse(answeredAt), now))}</p>
  if (isBelowCall)
    return (
      <Card className={styles.brief}>
        <h2 className={styles.spoken}>{messageWords.worseHeading}</h2>
        {said}
        <Link to={paths.symptomChecker} className={styles.continue}>
          {messageWords.check}
        </Link>
        {!hasUnread && <ReadAgain />}
      </Card>
    )
  return (
    <Card className={styles.stack}>
      <h2>{messageWords.worseHeading}</h2>
      {said}
      <ButtonLink to={paths.symptomChecker} look="go">
        {messageWords.check}
      </ButtonLink>
      <UnseenWarning source={{ kind: 'messages', id: message.id }} isInCard />
      <CallRow />
      <OwnCalls ids={['gp', 'nurse']} />
      {!hasUnread && <ReadAgain />}
    </Card>
  )
}

type UnreadProps = {
  message: Message
  now: number
  otherCount: number
  isBelowCall: boolean
  /** The card above says not to wait for a reply. */
  isBelowWarning: boolean
}

/**
 * The newest unread message above all groups of Home, never cut or folded (ruling D-01), because its last words can be what
 * to do; and the way to answer it. Its button is not the main one below a card that says what to do first.
 */
function UnreadMessage({ message, now, otherCount, isBelowCall, isBelowWarning }: UnreadProps) {
  return (
    <Card className={styles.brief}>
      <h2>{messageWords.heading(message.from)}</h2>
      <p className={styles.note}>{messageWords.sent(dayAndTime(Date.parse(message.sentAt), now))}</p>
      <p className={styles.message}>
        <PhoneLinks text={message.text} />
      </p>
      <ButtonLink to={paths.messages} look={isBelowCall ? 'plain' : 'go'}>
        {messageWords.answer}
      </ButtonLink>
      {!isBelowWarning && <p className={styles.note}>{messageWords.notCare}</p>}
      {otherCount > 0 && <Link to={paths.messages}>{messageWords.more(otherCount)}</Link>}
    </Card>
  )
}
