import type { MutationKind } from '@second-wind/core/sync/mutation'
import type { PushRequest } from '@second-wind/core/sync/protocol'

export type HttpResponse = { status: number; body: unknown; retryAfterMs?: number }

/** A change that the server took. */
export type Effect = {
  mutationId: string
  deviceId: string
  clientSeq: number
  kind: MutationKind
  entityId: string
}

/** What the effects add up to in the server's own records. */
export type Tally = {
  /** The deleted ones included. */
  symptoms: number
  deletedSymptoms: number
  /** Earlier versions that were kept, and edits that came after a deletion. */
  symptomVersions: number
  activities: number
  profileEdits: number
}

/** The server as the phones of a story see it, and the story's view into its books. */
export type SyncServer = {
  push(request: PushRequest): Promise<HttpResponse>
  pull(deviceId: string, cursor: string | undefined): Promise<HttpResponse>
  /** In the order in which they were taken. */
  effects(): readonly Effect[]
  tally(): Promise<Tally>
  close(): Promise<void>
}

export type ServerOptions = {
  /** Epoch milliseconds. */
  now(): number
  /** True when a single change meets trouble of the server's own, and is asked to come again. */
  stumbles(): boolean
}
