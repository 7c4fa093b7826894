import { capitalise } from '@second-wind/core/platform/first-letter'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './not-saved-notice.module.css'

type Reason = 'full' | 'closed' | 'storage' | 'no-answer' | 'parked'
type Props = {
  reason: Reason
  /** What the phone could not store. */
  what: string
  /** How to try again: the words after "then". */
  again: string
  title?: string
  /** The notice is far from the pressed button, so it scrolls into view. */
  isFarAway?: boolean
  /** What was not lost. */
  children?: ReactNode
}

/** Stays until an attempt succeeds. */
export function NotSavedNotice({
  reason,
  what,
  again,
  title = 'Not saved',
  isFarAway = false,
  children,
}: Props) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Braces, because newer browsers return a promise, which React would take for a clean-up function.
    if (isFarAway) {
      notice.current?.scrollIntoView?.({ block: 'center' })
    }
  }, [isFarAway])
  return (
    <div ref={notice} role="alert" className={styles.notSaved}>
      <h3>{reason === 'parked' ? 'Not saved yet' : title}</h3>
      <p>{adviceForReason(reason, what, again)}</p>
      {children}
    </div>
  )
}

function adviceForReason(reason: Reason, what: string, again: string): string {
  switch (reason) {
    case 'full':
      return `This phone has no room left. Delete some photos or apps, then ${again}.`
    case 'closed':
      return `We could not reach the storage on this phone. ${asSentence(again)} If that fails, close the app and open it again.`
    case 'no-answer':
      return `The storage on this phone is not responding. Close the app fully and open it again, then ${again}.`
    case 'parked':
      return `The storage on this phone is not responding. We have kept ${what}. Close the app fully and open it again to save it.`
    case 'storage':
      return `This phone could not store ${what}. Close other tabs of this app, then ${again}.`
  }
}

const asSentence = (text: string): string => `${capitalise(text)}.`
