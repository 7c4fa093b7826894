import type { EntryState } from '@second-wind/core/sync/sync-status'
import { Link } from 'react-router-dom'
import * as paths from '../../../paths.ts'
import { recordStateIcons, formatRecordState } from '../../../ui/clinical/record-state.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import styles from './entry-state-line.module.css'

/** The sync state of an entry. */
export function EntryStateLine({ state }: { state: EntryState | undefined }) {
  const now = useNow()
  if (!state) return null
  const text = formatRecordState(state, now)
  return (
    <span className={styles.line} data-state={state.state}>
      <Icon name={recordStateIcons[state.state]} />
      {state.state === 'needs-attention' ? <Link to={paths.offline}>{text}</Link> : <span>{text}</span>}
    </span>
  )
}
