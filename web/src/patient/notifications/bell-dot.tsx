import { notificationWords } from './notification-words.ts'
import { useInbox } from './use-inbox.ts'
import styles from './bell-dot.module.css'

/** Badges and other history items are read only after the screen has loaded. */
const historyAfterMs = 2_000

/** Marks the bell when something is new. @param id for the bell's aria-describedby */
export function BellDot({ id }: { id: string }) {
  const inbox = useInbox(historyAfterMs)
  if (inbox === undefined || inbox === 'unreadable') return null
  const count = inbox.filter(({ isNew }) => isNew).length
  if (count === 0) return null
  return <span id={id} role="img" aria-label={notificationWords.countNew(count)} className={styles.dot} />
}
