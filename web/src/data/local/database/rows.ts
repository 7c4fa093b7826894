import type { CapturedAt } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { EntityKind, MutationKind } from '@second-wind/core/sync/mutation'
import type { RejectCode } from '@second-wind/core/sync/sync-status'

/**
 * A change waiting to be sent. `seq` is given by the database without gaps per device (an aborted transaction gives
 * its number back) and travels as clientSeq. There is no stored "sending": what is in flight is known in memory only.
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
  /** Of an edit or deletion: the entry without anything unsent, for when the person gives the change up. */
  base?: SymptomEntry
  attempts: number
  /** Epoch milliseconds; later than now only for a change that the server asked to keep for later. */
  notBefore: number
}

/** A change that the server refuses for good. It stays until the person decides. */
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
  /** When it was set aside, epoch milliseconds. */
  at: number
}

/** Proof that the server has a change. `at` is the server's time, ISO. */
export type Receipt = { mutationId: string; entity: EntityKind; entityId: string; at: string }

/** A change as it was sent, `sentAt` by the server's clock, ISO. */
export type SentRow = OutboxRow & { seq: number; sentAt: string }

/** How one attempt to send ended. `failure` is a code, never a server's words. */
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
