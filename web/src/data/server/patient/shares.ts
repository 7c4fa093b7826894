import {
  share,
  type Share,
  sharesPath,
  sharesReply,
  withdrawSharePath,
} from '@second-wind/core/access/contract/shares'
import type { ClinicianId } from '@second-wind/core/platform/ids'
import { HttpError } from '../http-error.ts'
import { sendCall, request } from '../request.ts'

/** The clinicians who can see the caller's record, newest first. */
export function listShares(signal: AbortSignal): Promise<Share[]> {
  return request({ method: 'GET', path: sharesPath, reply: sharesReply, signal })
}

/** Shares with another clinician, who has approved. */
export function addShare(join: { id: string; secret: string }): Promise<Share> {
  return request({ method: 'POST', path: sharesPath, body: { join }, reply: share })
}

/** Resolves when the clinician no longer has access, also if that was so before. */
export async function withdrawShare(id: ClinicianId): Promise<void> {
  try {
    await sendCall({ method: 'POST', path: withdrawSharePath(id), body: {} })
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error
  }
}
