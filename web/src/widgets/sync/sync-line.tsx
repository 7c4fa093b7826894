import { Link } from 'react-router-dom'
import { authMode } from '../../data/local/index.ts'
import * as paths from '../../paths.ts'
import { SyncIcon } from '../../ui/feedback/sync-icon.tsx'
import { isOnlyOverdue, type SyncView, useSyncStatus } from './use-sync-status.ts'
import styles from './sync-line.module.css'

type Props = {
  /** A card above says since when something has waited, if that is days. */
  hasCardAbove?: boolean
  /** A log that was begun is not saved, and the same screen says so. */
  hasUnsavedLog?: boolean | undefined
}

/** The sync status in one line, with a link to the details. Nothing where it would repeat or contradict what is near. */
export function SyncLine({ hasCardAbove = false, hasUnsavedLog = false }: Props) {
  const sync = useSyncStatus()
  const isWaitAbove = hasCardAbove && sync?.status.tone === 'red'
  const isSilent =
    (isWaitAbove && isOnlyOverdue(sync.status)) || (hasUnsavedLog && sync?.status.id === 'all-sent')
  return (
    <p className={styles.line} aria-live="polite" data-silent={isSilent || undefined}>
      {sync && !isSilent && (
        <Link
          to={placeOf(sync)}
          className={styles.link}
          data-tone={isWaitAbove ? undefined : sync.status.tone}
        >
          <SyncIcon status={sync.status} />
          {[sync.words.sentence, ...(isWaitAbove ? [] : [sync.words.wait])].join(' ').trim()}
        </Link>
      )}
    </p>
  )
}

const placeOf = ({ status }: SyncView): string => (authMode === 'real' && places[status.id]) || paths.offline

/** The screen on which the person can act. */
const places: Partial<Record<SyncView['status']['id'], string>> = {
  'not-linked': paths.join,
  'signed-out': paths.signIn,
  revoked: paths.signIn,
}
