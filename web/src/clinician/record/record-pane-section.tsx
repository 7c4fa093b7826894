import { type RecordSection, recordSections } from './record-words.ts'
import { type ReactNode, useId } from 'react'
import styles from './record-pane.module.css'

export function RecordPaneSection({ id, children }: { id: RecordSection; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h3 id={headingId} data-record-section={id} tabIndex={-1}>
        {recordSections[id]}
      </h3>
      {children}
    </section>
  )
}
