import { Link } from 'react-router-dom'
import { resultLines } from '@second-wind/core/content/triage/results'
import type { TriageResult } from '@second-wind/core/model/triage-result'
import type { EntryState } from '@second-wind/core/sync/status'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { timeOrDate } from '../../ui/uk-time.ts'
import { useNow } from '../../ui/use-now.ts'
import { useRecordStates } from '../../live/use-record-states.ts'
import styles from './result-state.module.css'

type Props = { stored: TriageResult; isWarning: boolean }

/** When it was found and whether it has left the phone: never "sent" before the server has said so. */
export function ResultState({ stored, isWarning }: Props) {
  const now = useNow()
  const state = useRecordStates('triage', [stored]).get(stored.id)
  if (!state) return null
  const isSent = state.state === 'sent'
  return (
    <>
      {isWarning && !isSent && (
        <Notice tone="warning">
          <p>{resultLines.notSent.text}</p>
        </Notice>
      )}
      <p role="status" className={styles.state} data-state={state.state}>
        <Icon name={icons[state.state]} />
        <span>
          Checked {timeOrDate(Date.parse(stored.createdAt), now)}.{' '}
          {state.state === 'needs-attention' ? (
            <Link to="/offline-features">Not sent. Needs your attention</Link>
          ) : (
            words(state, now)
          )}
        </span>
      </p>
    </>
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
      return 'Saved on this phone. Nobody else has seen it yet.'
    case 'sending':
      return 'Sending. Nobody else has seen it yet.'
    case 'sent':
      return `Sent ${timeOrDate(Date.parse(state.at), now)}.`
    case 'waiting-for-sign-in':
      return 'Waiting for sign-in. Nobody else has seen it yet.'
  }
}
