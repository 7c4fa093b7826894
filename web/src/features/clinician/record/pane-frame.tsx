import { type ReactNode, useId } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useFocusOnce } from '../../../ui/use-focus-once.ts'
import styles from './record-pane.module.css'

type Props = { title: string; onClose: () => void; children: ReactNode }

/** Stands beside the list; takes the focus when it opens. */
export function PaneFrame({ title, onClose, children }: Props) {
  const heading = useFocusOnce<HTMLHeadingElement>()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.pane}>
      <div className={styles.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="close" />
          Close record
        </button>
      </div>
      {children}
    </section>
  )
}
