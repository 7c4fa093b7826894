import { useEffect, useRef } from 'react'
import type { NotSavedReason } from '../../local/index.ts'
import styles from './not-saved-notice.module.css'

const whatToDo: Record<NotSavedReason, (button: string) => string> = {
  full: (button) => `This phone has no room left. Delete some photos or apps, then press ${button} again.`,
  closed: (button) =>
    `The app lost touch with the storage of this phone. Press ${button} again. If that fails, close the app and open it again.`,
  storage: (button) =>
    `This phone could not store your entry. Close other tabs of this app, then press ${button} again.`,
}

type Props = {
  reason: NotSavedReason
  /** The button that tries again. */
  button: string
  /** What is not lost. */
  kept: string
}

/** Stays until an attempt succeeds; nothing of the form is lost. */
export function NotSavedNotice({ reason, button, kept }: Props) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In braces: newer browsers answer a promise, which React would call as a clean-up.
    notice.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  return (
    <div ref={notice} role="alert" className={styles.notSaved}>
      <h3>Not saved</h3>
      <p>{whatToDo[reason](button)}</p>
      <p>{kept}</p>
    </div>
  )
}
