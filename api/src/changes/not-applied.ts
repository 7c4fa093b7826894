import type { Verdict, VerdictCode } from '@second-wind/core/sync/protocol'

/** A change that was not applied, and why. */
export type NotApplied = Pick<Verdict, 'outcome' | 'error'>

/** `deferred`: may succeed later, the phone keeps it. `rejected`: never will, a person must decide. */
const outcomes: Record<VerdictCode, { outcome: NotApplied['outcome']; message: string }> = {
  invalid_payload: { outcome: 'rejected', message: 'A value is missing or not allowed.' },
  unknown_kind: { outcome: 'deferred', message: 'This server does not know this kind of change yet.' },
  parent_unknown: { outcome: 'deferred', message: 'The entry that this changes has not arrived yet.' },
  key_reuse: { outcome: 'rejected', message: 'This id has already been used for something else.' },
  seq_reuse: { outcome: 'rejected', message: 'This phone has already used this number for another change.' },
  not_permitted: { outcome: 'rejected', message: 'This belongs to someone else.' },
  server_error: {
    outcome: 'deferred',
    message: 'Sorry, there is a problem with the server. The app will try again.',
  },
}

/** @param message what is wrong with the field, where there is more to say than the code does */
export function notApplied(
  code: VerdictCode,
  field?: string,
  message: string = outcomes[code].message,
): NotApplied {
  const { outcome } = outcomes[code]
  return { outcome, error: { code, message, ...(field !== undefined && { field }) } }
}
