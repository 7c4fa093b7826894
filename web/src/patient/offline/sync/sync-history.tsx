import { Stack } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSafeLiveQuery } from '../../../data/live/use-safe-live-query.ts'
import { type FlushNote, listFlushNotes } from '../../../data/local/lazy.ts'
import { timeOrDate } from '../../../ui/format/uk-time.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import shared from '../tab.module.css'
import styles from './sync-history.module.css'

const atFirst = 5

/** The latest flushes of pages and worker. Kept on this phone only. */
export function SyncHistory() {
  const notes = useSafeLiveQuery(listFlushNotes)
  const now = useNow()
  const [isWhole, setIsWhole] = useState(false)
  const sixth = useRef<HTMLLIElement>(null)
  if (!notes) return null

  const lines = joinRepeats(notes)
  const showWhole = () => {
    flushSync(() => setIsWhole(true))
    sixth.current?.focus()
  }
  return (
    <Card>
      <Stack align="flex-start">
        <h2>Sync history</h2>
        {notes.length === 0 ? (
          <p className={shared.quiet}>
            Nothing to show yet. Each time this phone sends your entries, we'll list it here.
          </p>
        ) : (
          <ol className={styles.notes} aria-label="Newest first">
            {lines.slice(0, isWhole ? undefined : atFirst).map(({ note, times }, index) => (
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
                    {times > 1 && `${times} times, last `}
                    <time dateTime={note.at}>{timeOrDate(Date.parse(note.at), now)}</time>.{' '}
                    {flushSourceWords[note.by]}.
                  </p>
                </div>
              </li>
            ))}
          </ol>
        )}
        {!isWhole && lines.length > atFirst && (
          <TextButton onClick={showWhole}>Show all {lines.length}</TextButton>
        )}
      </Stack>
    </Card>
  )
}

type HistoryLine = { note: FlushNote; times: number }

/** Tries that failed one after another for the same reason are one line, with the time of the newest. */
function joinRepeats(newestFirst: readonly FlushNote[]): HistoryLine[] {
  const lines: HistoryLine[] = []
  for (const note of newestFirst) {
    const last = lines.at(-1)
    if (last && isSameFailure(last.note, note)) last.times += 1
    else lines.push({ note, times: 1 })
  }
  return lines
}

const isSameFailure = (a: FlushNote, b: FlushNote): boolean =>
  a.failure !== undefined &&
  a.sent + a.refused === 0 &&
  a.by === b.by &&
  formatFlushNote(a) === formatFlushNote(b)

/** "2 sent, 1 needs attention.", or why nothing was sent. */
export function formatFlushNote({ sent, refused, failure }: FlushNote): string {
  const counts = [
    ...(sent > 0 ? [`${sent} sent`] : []),
    ...(refused > 0 ? [`${refused} ${refused === 1 ? 'needs' : 'need'} attention`] : []),
  ].join(', ')
  if (failure === undefined) return counts === '' ? 'Nothing was sent.' : `${counts}.`
  return `${counts === '' ? 'Nothing was sent' : counts}. ${reasons[failure] ?? reasons['unknown']}`
}

/** Whether this line needs the person's attention. */
const isFlushSuccessful = ({ refused, failure }: FlushNote): boolean => failure === undefined && refused === 0

const reasons: Record<string, string> = {
  unknown: 'We did not get a reply.',
  unreachable: 'We could not connect.',
  portal: 'You needed to sign in to the Wi-Fi first.',
  'signed-out': 'You were signed out.',
  revoked: 'This phone was signed out.',
  'update-needed': 'You needed to update the app first.',
  'server-busy': 'Our service was busy.',
  deferred: 'We will send the rest later.',
  interrupted: 'This phone stopped sending.',
  /** The same, stored by earlier releases. */
  'broken-off': 'This phone stopped sending.',
}

const flushSourceWords: Record<FlushNote['by'], string> = {
  page: 'While the app was open',
  worker: 'In the background',
}
