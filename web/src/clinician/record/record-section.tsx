import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../../ui/primitives/icon.tsx'
import { hasRoomForSplitView } from '../dashboard/has-room-for-split-view.ts'
import { type RecordSectionId, recordSections } from './record-words.ts'
import styles from './record-pane.module.css'

type Props = {
  id: RecordSectionId
  /** Shown beside the heading while the section is folded. */
  fact?: string | undefined
  /** Where a record has the whole screen, the section opens by its heading. */
  isFoldable?: boolean
  children: ReactNode
}

/** One part of a patient's record, under its heading. */
export function RecordSection({ id, fact, isFoldable = false, children }: Props) {
  const headingId = useId()
  const contentId = useId()
  const [isFolding] = useState(() => isFoldable && !hasRoomForSplitView())
  const [isOpen, setIsOpen] = useState(!isFolding)
  const title = recordSections[id]
  return (
    <section aria-labelledby={headingId} className={styles.section} data-folded={!isOpen || undefined}>
      <h3 id={headingId} data-record-section={id} tabIndex={-1}>
        {isFolding ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {title}
            <Icon name="down" />
          </button>
        ) : (
          title
        )}
      </h3>
      {!isOpen && fact !== undefined && <p className={styles.fact}>{fact}</p>}
      <div id={contentId} className={styles.content} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  )
}

/** Opens the section if it is folded, and moves the focus to its heading. */
export function goToRecordSection(pane: Element | null, id: RecordSectionId): void {
  const heading = pane?.querySelector<HTMLElement>(`[data-record-section="${id}"]`)
  heading?.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click()
  heading?.focus()
}
