import { messageWords } from '@second-wind/core/content/notifications/message-words'
import { useState } from 'react'
import { TextButton } from '../../ui/links/text-button.tsx'
import styles from './cards.module.css'

type Props = {
  text: string
  /** Below a card that says what to do first: the beginning is short, and the way to the whole is in its line. */
  isBrief: boolean
}

/** The whole of a message, or of a long one the beginning and the whole in place after one tap. */
export function MessageText({ text, isBrief }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const beginning = messageWords.beginning(text, isBrief)
  const isFolded = beginning !== text && !isOpen
  const open = () => setIsOpen(true)
  return (
    <>
      {/* The pressed button disappears. */}
      <p ref={isOpen ? focus : undefined} tabIndex={-1} className={styles.message}>
        {isFolded ? beginning : text}
        {isFolded && isBrief && (
          <>
            {' '}
            <button type="button" className={styles.whole} onClick={open}>
              {messageWords.whole}
            </button>
          </>
        )}
      </p>
      {isFolded && !isBrief && <TextButton onClick={open}>{messageWords.whole}</TextButton>}
    </>
  )
}

const focus = (text: HTMLElement | null) => text?.focus()
