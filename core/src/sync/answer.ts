import type { PushReply } from './protocol.ts'

/** Everything that can come back from sending a batch. */
export type PushAnswer =
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  /** Somebody answered, but not our server: a captive portal, a proxy's page, a body that is not the contract. */
  | { kind: 'not-ours' }
  /** Our server refused the request as a whole. */
  | { kind: 'refused'; status: number; retryAfterMs?: number }
  | { kind: 'reply'; reply: PushReply }

/** What the last contact says about the way to the server; shown to the patient in words. */
export type Reach = 'unknown' | 'ok' | 'portal' | 'unreachable' | 'signed-out' | 'update-needed'
