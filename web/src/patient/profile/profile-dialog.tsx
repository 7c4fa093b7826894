import type { ReactNode } from 'react'
import { Dialog, DialogTitle } from '../../ui/feedback/dialog.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { AdviceNumber, NorthernIrelandLine } from '../../widgets/advice-number.tsx'
import styles from './profile-dialog.module.css'

type Props = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode }

/** A dialog of the profile. The bars with the emergency numbers stay free, and a reader finds them at its end too. */
export function ProfileDialog({ title, isOpen, onClose, children }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} beside="bars" closeOnClickOutside={false}>
      <div className={styles.head}>
        <DialogTitle>{title}</DialogTitle>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
      <p className={styles.help}>
        In an emergency call <a href="tel:999">999</a>. For urgent advice call <AdviceNumber />.
        <NorthernIrelandLine />
      </p>
    </Dialog>
  )
}
