import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { Modal } from '@mantine/core'
import { northernIreland } from '@second-wind/core/content/help/numbers'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import styles from './profile-dialog.module.css'

type Props = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode }

/** A dialog of the profile. It lies over the bar with the numbers, so it ends with them. */
export function ProfileDialog({ title, isOpen, onClose, children }: Props) {
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      closeOnClickOutside={false}
      centered
      size="lg"
      classNames={{ inner: styles.inner ?? '', content: styles.content ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={styles.body}>
          <div className={styles.head}>
            <Modal.Title className={styles.title}>{title}</Modal.Title>
            <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children}
          <p className={styles.help}>
            In an emergency call <a href="tel:999">999</a>. For urgent advice call <a href="tel:111">111</a>.{' '}
            {northernIreland.text}
          </p>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
