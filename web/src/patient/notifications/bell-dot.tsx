import { notificationWords } from './notification-words.ts'
import { useInbox } from './use-inbox.ts'
import styles from './bell-dot.module.css'

/** The badges and the like may wait until the screen stands. */
const historyAfterMs = 2_000

/** On the bell: something is new. @param id by which the bell tells it to a screen reader */
export function BellDot({ id }: { id: string }) {
  const inbox = useInbox(historyAfterMs)
  if (inbox === undefined || inbox === 'unreadable') return null
  const count = inbox.filter(({ isNew }) => isNew).length
  if (count === 0) return null
  return <span id={id} role="img" aria-label={notificationWords.countNew(count)} className={styles.dot} />
}
