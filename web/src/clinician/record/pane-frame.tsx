import { Group } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useFocusOnce } from '../../ui/hooks/use-focus-once.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import styles from './record-pane.module.css'

type Props = {
  title: string
  /** Subtitle: the patient this concerns. */
  about?: ReactNode
  /** Beside the way to close it. */
  tools?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A pane beside the list; receives the focus when it opens. */
export function PaneFrame({ title, about, tools, onClose, children }: Props) {
  const heading = useFocusOnce<HTMLHeadingElement>()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.pane}>
      <div className={styles.head}>
        <div>
          <h2 ref={heading} id={headingId} tabIndex={-1}>
            {title}
          </h2>
          <p className={styles.about}>{about}</p>
        </div>
        <Group gap="0 var(--space-3)" align="flex-start" justify="space-between">
          {tools}
          <button type="button" className={styles.tool} onClick={onClose}>
            <Icon name="close" />
            Close record
          </button>
        </Group>
      </div>
      {children}
    </section>
  )
}
