import { northernIreland } from '@second-wind/core/content/help/northern-ireland'
import type { Nation } from '@second-wind/core/records/patient'
import { Notice } from '../../../ui/feedback/notice.tsx'
import styles from './result-notes.module.css'

type Props = { notes: readonly string[]; nation: Nation | undefined }

/** What else to know. Who has told us to live elsewhere does not read about Northern Ireland. */
export function ResultNotes({ notes, nation }: Props) {
  const isElsewhere = nation !== undefined && nation !== 'northern-ireland'
  const shown = isElsewhere ? notes.filter((note) => note !== northernIreland.text) : notes
  return (
    <Notice tone="info">
      <div className={styles.notes}>
        {shown.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </Notice>
  )
}
