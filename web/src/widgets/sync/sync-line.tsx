import { Link } from 'react-router-dom'
import { authMode } from '../../data/local/index.ts'
import * as paths from '../../paths.ts'
import { SyncIcon } from '../../ui/feedback/sync-icon.tsx'
import { type SyncView, useSyncStatus } from './use-sync-status.ts'
import styles from './sync-line.module.css'

/** The sync status in one line, with a link to the details. */
export function SyncLine() {
  const sync = useSyncStatus()
  return (
    <p className={styles.line} aria-live="polite">
      {sync && (
        <Link to={placeOf(sync)} className={styles.link} data-tone={sync.status.tone}>
          <SyncIcon status={sync.status} />
          {sync.words.sentence}
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
