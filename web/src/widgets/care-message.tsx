import type { Message } from '@second-wind/core/care/message'
import { messageWords } from '@second-wind/core/content/notifications/message-words'
import type { ReactNode } from 'react'
import * as paths from '../paths.ts'
import { ActionLink } from '../ui/links/action-link.tsx'
import { PhoneLinks } from '../ui/links/phone-links.tsx'
import { UrgentCall } from './urgent-call.tsx'
import styles from './care-message.module.css'

type Props = {
  message: Message
  timeText: string
  children: ReactNode
  /** The children link to the symptom check already. */
  hasCheckLink?: boolean
}

/**
 * A clinician's message in full, and a note that it does not start care (hazard C43). The caller renders its heading.
 *
 * @param when it was sent, in words
 */
export function CareMessage({ message, timeText, children, hasCheckLink = false }: Props) {
  return (
    <div className={styles.message}>
      <p className={styles.when}>Sent {timeText}</p>
      <p className={styles.text}>
        <PhoneLinks text={message.text} />
      </p>
      {children}
      <CareHelp hasCheckLink={hasCheckLink} />
    </div>
  )
}

/** The honest line on response times, the calls, and the symptom check. */
function CareHelp({ hasCheckLink = false }: Pick<Props, 'hasCheckLink'>) {
  return (
    <>
      <p className={styles.note}>{messageWords.notCare}</p>
      <p className={styles.help}>
        {messageWords.worse}
        <span className={styles.calls}>
          <a href="tel:999">Call 999</a>
          <UrgentCall />
        </span>
      </p>
      {!hasCheckLink && <ActionLink to={paths.symptomChecker}>{messageWords.check}</ActionLink>}
    </>
  )
}
