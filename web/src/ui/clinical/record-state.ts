import type { EntryState } from '@second-wind/core/sync/sync-status'
import { timeOrDate } from '../format/uk-time.ts'
import type { IconName } from '../primitives/icon.tsx'

/** The sync state of a record: never by colour alone, and never "sent" before the server has confirmed it. */
export const recordStateIcons: Record<EntryState['state'], IconName> = {
  saved: 'device',
  sending: 'send',
  sent: 'tick',
  'needs-attention': 'warning',
  'waiting-for-sign-in': 'lock',
}

export function formatRecordState(state: EntryState, now: number): string {
  switch (state.state) {
    case 'saved':
      return 'Saved on this phone'
    case 'sending':
      return 'Sending'
    case 'sent':
      return `Sent ${timeOrDate(Date.parse(state.at), now)}`
    case 'needs-attention':
      return 'Needs your attention'
    case 'waiting-for-sign-in':
      return 'Waiting for sign-in'
  }
}
