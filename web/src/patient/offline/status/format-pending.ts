import type { SyncView } from '../../../widgets/sync/use-sync-status.ts'

/** What will be sent automatically. Refused entries are shown elsewhere on the screen. */
export function formatPending({ facts, status, words }: SyncView): string {
  // The time is in the list below.
  if (status.id === 'all-sent') return 'Everything you logged has been sent.'
  if (status.id !== 'attention') return words.sentence
  return facts.pending === 0 ? 'Nothing else is waiting to be sent.' : 'Saved on this phone, not sent yet.'
}
