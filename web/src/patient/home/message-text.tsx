import { messageWords } from '@second-wind/core/content/notifications/message-words'
import { useState } from 'react'
import { TextButton } from '../../ui/links/text-button.tsx'
import styles from './cards.module.css'

/** The whole of a message, or of a long one the beginning and the whole in place after one tap. */
export function MessageText({ text, isFolded }: { text: string; isFolded: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const beginning = isFolded ? '' : messageWords.beginning(text)
  const shown = isOpen || beginning === text ? text : beginning
  return (
    <>
      {shown !== '' && (
        // The pressed button disappears.
        <p ref={isOpen ? focus : undefined} tabIndex={-1} className={styles.message}>
          {shown}
        </p>
      )}
      {shown !== text && <TextButton onClick={() => setIsOpen(true)}>{messageWords.whole}</TextButton>}
    </>
  )
}

const focus = (text: HTMLElement | null) => text?.focus()
