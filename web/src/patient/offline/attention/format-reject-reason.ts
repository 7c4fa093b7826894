import type { RejectCode } from '@second-wind/core/sync/sync-status'
import type { DeadLetter } from '../../../data/local/lazy.ts'
import { labelOfField } from './describe-payload.ts'

/** Why the server refused an entry, and what may help. */
export function formatRejectReason({ code, field }: Pick<DeadLetter, 'code' | 'field'>): string {
  if (code !== 'invalid_payload' || field === undefined) return reasons[code]
  return `Our server cannot accept what this entry says for "${labelOfField(field)}".`
}

const reasons: Record<RejectCode, string> = {
  invalid_payload: 'Our server cannot accept something in this entry.',
  unknown_kind: 'Our server does not know this kind of entry yet. Update the app, then try again.',
  parent_unknown: 'This entry belongs to another one that our server does not have.',
  key_reuse: 'Our server already has another version of this entry. Save a file, then try again.',
  seq_reuse: 'Our server already has another version of this entry. Save a file, then try again.',
  not_permitted:
    'Our server does not let this phone store the entry. Save a file and show it to your care team.',
  server_error: 'Our server failed while storing this entry. Try again later.',
  too_large: 'This entry is too long to send. Save a file, then log it again with shorter notes.',
  unknown_reject: 'Our server refused this entry and did not say why. Try again, or save a file.',
}
