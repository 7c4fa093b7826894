import { useEffect, useRef } from 'react'
import type { NotSavedReason } from '../../local/index.ts'
import styles from './not-saved-notice.module.css'

const whatToDo: Record<NotSavedReason, string> = {
  full: 'This phone has no room left. Delete some photos or apps, then press Log Symptoms again.',
  closed:
    'The app lost touch with the storage of this phone. Press Log Symptoms again. If that fails, close the app and open it again.',
  storage:
    'This phone could not store your entry. Close other tabs of this app, then press Log Symptoms again.',
}

/** Stays until an attempt succeeds; nothing of the form is lost. */
export function NotSavedNotice({ reason }: { reason: NotSavedReason }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In braces: newer browsers answer a promise, which React would call as a clean-up.
    notice.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  return (
    <div ref={notice} role="alert" className={styles.notSaved}>
      <h3>Not saved</h3>
      <p>{whatToDo[reason]}</p>
      <p>What you filled in is still here.</p>
    </div>
  )
}
