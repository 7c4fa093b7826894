import type { ErrorCode } from '../platform/http/error.ts'
import type { PushReply } from './protocol.ts'

/** All results of sending a batch. */
export type PushResult =
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  /** A reply that is not from our server: a captive portal, a proxy's page, a body that does not match the contract. */
  | { kind: 'not-ours' }
  /** Our server refused the request as a whole. */
  | { kind: 'refused'; status: number; code?: ErrorCode | undefined; retryAfterMs?: number | undefined }
  | { kind: 'reply'; reply: PushReply }

/**
 * The result of the last contact with the server, shown to the patient in words. `signed-out`: the person must sign in;
 * `revoked`: another device signed this phone out permanently.
 */
export type Reach = 'unknown' | 'ok' | 'portal' | 'unreachable' | 'signed-out' | 'revoked' | 'update-needed'

/** The server replied but does not accept this phone. */
export const isSignedOut = (reach: Reach): reach is 'signed-out' | 'revoked' =>
  reach === 'signed-out' || reach === 'revoked'
