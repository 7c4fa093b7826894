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
  /** What stays visible: the bottom bars with the 999 link, and a toast at the top. */
  beside?: 'bars' | 'bars-and-toast'
  /** Opens without a tap, above any dialog that is already open. */
  isAbove?: boolean
  /** For a form in two columns. */
  isWide?: boolean
  /** Its frame is rendered hidden before it opens, so that it appears immediately. */
  isReady?: boolean
  /** Must contain a DialogTitle. */
  children: ReactNode
}

/** A modal dialog. On a phone it slides up from the bottom, within reach of the thumb. */
export function Dialog({ isOpen, onClose, beside, isAbove, isWide, isReady, children, ...how }: Props) {
  return (
    <Modal.Root
      {...how}
      opened={isOpen}
      onClose={onClose}
      centered
      size={isWide ? '45rem' : 'lg'}
      {...(isReady && atOnce)}
      {...(beside && { zIndex: 90 })}
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
  // The page behind is still held by the dialog's touch and wheel listeners. Its bar would cost a layout of the page.
  removeScrollProps: { removeScrollBar: false },
} as const

export function DialogTitle({ children }: { children: string }) {
  return <Modal.Title className={styles.title}>{children}</Modal.Title>
}
