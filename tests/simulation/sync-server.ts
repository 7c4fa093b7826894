import type { MutationKind } from '@second-wind/core/sync/mutation'
import type { PushRequest } from '@second-wind/core/sync/protocol'

export type HttpResponse = { status: number; body: unknown; retryAfterMs?: number }

/** A change that the server applied. */
export type Effect = {
  mutationId: string
  deviceId: string
  clientSeq: number
  kind: MutationKind
  entityId: string
}

/** The server's records after all changes. */
export type Tally = {
  /** The deleted ones included. */
  symptoms: number
  deletedSymptoms: number
  /** Earlier versions that were kept, and edits that came after a deletion. */
  symptomVersions: number
  activities: number
  profileEdits: number
}

/** The server as the phones see it, and its records as the story checks them. */
export type SyncServer = {
  push(request: PushRequest): Promise<HttpResponse>
  pull(deviceId: string, cursor: string | undefined): Promise<HttpResponse>
  /** In the order in which they were applied. */
  effects(): readonly Effect[]
  tally(): Promise<Tally>
  close(): Promise<void>
}

export type ServerOptions = {
  /** Epoch milliseconds. */
  now(): number
  /** True when one change fails because of a server error and is deferred. */
  stumbles(): boolean
}
