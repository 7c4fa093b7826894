import type { ErrorCode } from '../platform/http/error.ts'
import type { PushReply } from './protocol.ts'

/** Everything that can come back from sending a batch. */
export type PushResult =
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  /** Somebody answered, but not our server: a captive portal, a proxy's page, a body that is not the contract. */
  | { kind: 'not-ours' }
  /** Our server refused the request as a whole. */
  | { kind: 'refused'; status: number; code?: ErrorCode | undefined; retryAfterMs?: number | undefined }
  | { kind: 'reply'; reply: PushReply }

/**
 * What the last contact says about the way to the server; shown to the patient in words. `signed-out`: somebody is to
 * sign in here; `revoked`: nobody can, this phone was signed out from elsewhere.
 */
export type Reach = 'unknown' | 'ok' | 'portal' | 'unreachable' | 'signed-out' | 'revoked' | 'update-needed'

/** The server is there and has nothing to do with this phone. */
export const isSignedOut = (reach: Reach): reach is 'signed-out' | 'revoked' =>
  reach === 'signed-out' || reach === 'revoked'
