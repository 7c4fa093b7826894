import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { listFlushNotes } from '../../../data/local/lazy.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { timeOrDate } from '../../../ui/format/uk-time.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { formatFlushNote, isFlushSuccessful, flushSourceWords } from './format-flush-note.ts'
import { useSafeLiveQuery } from '../status/use-safe-live-query.ts'
import styles from './sync-history.module.css'
import shared from '../tab.module.css'

const atFirst = 5

/** The newest attempts to send, by page and worker alike. Kept on this phone only. */
export function SyncHistory() {
  const notes = useSafeLiveQuery(listFlushNotes)
  const now = useNow()
  const [isWhole, setIsWhole] = useState(false)
  const sixth = useRef<HTMLLIElement>(null)
  if (!notes) return null

  const showWhole = () => {
    flushSync(() => setIsWhole(true))
    sixth.current?.focus()
  }
  return (
    <Card className={styles.card}>
      <h2>Sync history</h2>
      {notes.length === 0 ? (
        <p className={shared.quiet}>
          Nothing to show yet. Each time this phone tries to send, it is noted here.
        </p>
      ) : (
        <ol className={styles.notes} aria-label="Newest first">
          {notes.slice(0, isWhole ? undefined : atFirst).map((note, index) => (
            <li
              key={note.id}
              ref={index === atFirst ? sixth : undefined}
              tabIndex={index === atFirst ? -1 : undefined}
            >
              <span className={styles.sign} data-well={isFlushSuccessful(note)}>
                <Icon name={isFlushSuccessful(note) ? 'tick' : 'warning'} />
              </span>
              <div>
                <p className={styles.words}>{formatFlushNote(note)}</p>
                <p className={shared.quiet}>
                  <time dateTime={note.at}>{timeOrDate(Date.parse(note.at), now)}</time>.{' '}
                  {flushSourceWords[note.by]}.
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {!isWhole && notes.length > atFirst && (
        <TextButton onClick={showWhole}>Show all {notes.length}</TextButton>
      )}
    </Card>
  )
}
