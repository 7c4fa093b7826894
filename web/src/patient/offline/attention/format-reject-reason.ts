import type { RejectCode } from '@second-wind/core/sync/sync-status'
import type { DeadLetter } from '../../../data/local/lazy.ts'
import { labelOfField } from './describe-payload.ts'

/** Why the server refused an entry, and what may help. */
export function formatRejectReason({ code, field }: Pick<DeadLetter, 'code' | 'field'>): string {
  if (code !== 'invalid_payload' || field === undefined) return reasons[code]
  return `We could not accept the answer for "${labelOfField(field)}".`
}

const reasons: Record<RejectCode, string> = {
  invalid_payload: 'We could not accept one of the answers in this entry.',
  unknown_kind:
    'We could not accept this entry from your version of the app. Update the app, then try again.',
  parent_unknown: 'This entry is part of another entry that has not been sent.',
  key_reuse:
    'We already have a different version of this entry. Save a file to keep your copy, then try again.',
  seq_reuse:
    'We already have a different version of this entry. Save a file to keep your copy, then try again.',
  not_permitted: 'We cannot accept this entry from this phone. Save a file and show it to your care team.',
  server_error: 'Sorry, there was a problem saving this entry. Try again later.',
  too_large: 'This entry is too long to send. Save a file, then log it again with shorter notes.',
  unknown_reject: 'Sorry, we could not accept this entry. Try again, or save a file.',
}
