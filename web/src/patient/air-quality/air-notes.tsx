import type { AirReadingDescription } from '@second-wind/core/air/describe-air-reading'
import { airNotices } from '@second-wind/core/content/air/air-notices'
import styles from './air-notes.module.css'

/** What else there is to know about a reading, and which scale its index is on. */
export function AirNotes({ line }: { line: AirReadingDescription }) {
  const notes = [...line.notices.slice(1), ...('index' in line ? [airNotices.indexNote.text] : [])]
  return (
    <div className={styles.notes}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}
