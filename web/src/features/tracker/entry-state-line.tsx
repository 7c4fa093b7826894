import { Link } from 'react-router-dom'
import type { EntryState } from '@second-wind/core/sync/status'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { timeOrDate } from '../../ui/uk-time.ts'
import { useNow } from '../../ui/use-now.ts'
import styles from './entry-state-line.module.css'

/** Where an entry stands: never by colour alone, never "sent" before the server has said so. */
export function EntryStateLine({ state }: { state: EntryState | undefined }) {
  const now = useNow()
  if (!state) return null
  return (
    <span className={styles.line} data-state={state.state}>
      <Icon name={icons[state.state]} />
      {state.state === 'needs-attention' ? (
        <Link to="/offline-features">Needs your attention</Link>
      ) : (
        <span>{words(state, now)}</span>
      )}
    </span>
  )
}

const icons: Record<EntryState['state'], IconName> = {
  saved: 'device',
  sending: 'send',
  sent: 'tick',
  'needs-attention': 'warning',
  'waiting-for-sign-in': 'lock',
}

function words(state: Exclude<EntryState, { state: 'needs-attention' }>, now: number): string {
  switch (state.state) {
    case 'saved':
      return 'Saved on this phone'
    case 'sending':
      return 'Sending'
    case 'sent':
      return `Sent ${timeOrDate(Date.parse(state.at), now)}`
    case 'waiting-for-sign-in':
      return 'Waiting for sign-in'
  }
}
