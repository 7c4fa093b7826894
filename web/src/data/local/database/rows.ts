import type { CapturedAt } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { EntityKind, MutationKind } from '@second-wind/core/sync/mutation'
import type { RejectCode } from '@second-wind/core/sync/sync-status'

/**
 * A change waiting to be sent. The database assigns `seq` without gaps per device (an aborted transaction returns its
 * number); it travels as clientSeq. There is no stored "sending" state: what is in flight is in memory only.
 */
export type OutboxRow = CapturedAt & {
  seq?: number
  mutationId: string
  ownerId: number
  kind: MutationKind
  v: number
  entity: EntityKind
  entityId: string
  payload: object
  /** When it was saved, ISO: an entry can be about an earlier day. Rows of the first release have none. */
  savedAt?: string
  /** The entry before an unsent edit or deletion; restored if the person discards the change. */
  base?: SymptomEntry
  /** Epoch milliseconds; later than now only for a change that the server deferred. */
  notBefore: number
}

/** A change that the server permanently refuses. It stays until the person decides. */
export type DeadLetter = CapturedAt & {
  mutationId: string
  ownerId: number
  kind: MutationKind
  v: number
  entity: EntityKind
  entityId: string
  payload: object
  base?: SymptomEntry
  code: RejectCode
  field?: string | undefined
  message: string
  /** When it was refused, epoch milliseconds. */
  at: number
}

/** Proof that the server has these changes, all from one reply; `at` is the server's time, ISO. */
export type ReceiptSet = {
  id?: number
  at: string
  mutationIds: string[]
  /** The record that each mutation changed (record-key.ts), in the same order as `mutationIds`. */
  records: string[]
}

/** The changes of one batch as they were sent; `sentAt` by the server's clock, ISO. */
export type SentSet = { id?: number; sentAt: string; rows: OutboxRow[] }

/** The result of one flush. `failure` is a code, never text from a server. */
export type FlushNote = {
  id?: number
  /** ISO, by the phone's clock. */
  at: string
  by: 'page' | 'worker'
  sent: number
  refused: number
  failure?: string
}

export type Draft = { formId: string; value: unknown; savedAt: number }
export type MetaRow = { key: string; value: unknown }
