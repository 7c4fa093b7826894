import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Modal, type ModalRootProps } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'

type Props = Pick<ModalRootProps, 'closeOnClickOutside' | 'closeOnEscape' | 'returnFocus'> & {
  isOpen: boolean
  onClose: () => void
  /** What it leaves in sight: the bars at the foot of the screen with 999, or a toast at its head. */
  beside?: 'bars' | 'toast'
  /** It comes by itself, over whatever dialog is open by then. */
  isAbove?: boolean
  /** Drawn before it opens, out of sight, and there at once when it does. */
  isReady?: boolean
  /** A DialogTitle among them. */
  children: ReactNode
}

/** On a phone it rises from the foot of the screen, near the thumb. */
export function Dialog({ isOpen, onClose, beside, isAbove, isReady, children, ...how }: Props) {
  return (
    <Modal.Root
      {...how}
      opened={isOpen}
      onClose={onClose}
      centered
      size="lg"
      {...(isReady && atOnce)}
      {...(beside === 'bars' && { zIndex: 90 })}
      {...(isAbove && { zIndex: 250 })}
      className={styles.dialog}
      data-beside={beside}
      classNames={{ inner: styles.inner ?? '', content: styles.content ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={styles.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

const atOnce = {
  keepMounted: true,
  keepMountedMode: 'display-none',
  transitionProps: { duration: 0 },
} as const

export function DialogTitle({ children }: { children: string }) {
  return <Modal.Title className={styles.title}>{children}</Modal.Title>
}
