import { pullPath, pullReply } from '@second-wind/core/sync/protocol'
import type { PullResult } from '@second-wind/core/sync/pull-changes'
import { HttpError } from './http-error.ts'
import { request } from './request.ts'

type PulledPage = PullResult | { kind: 'failed'; retryAfterMs: number | undefined }

/** Reads one page of the server's change feed, without changes that this phone sent. */
export async function pullPage({
  deviceId,
  cursor,
}: {
  deviceId: string
  cursor: string | undefined
}): Promise<PulledPage> {
  const query = new URLSearchParams({ deviceId, ...(cursor === undefined ? {} : { cursor }) })
  try {
    return {
      kind: 'page',
      page: await request({ method: 'GET', path: `${pullPath}?${query.toString()}`, reply: pullReply }),
    }
  } catch (error) {
    if (error instanceof HttpError && error.status === 410) return { kind: 'expired' }
    if (error instanceof HttpError && (error.status === 401 || error.status === 403))
      return { kind: 'signed-out' }
    return { kind: 'failed', retryAfterMs: error instanceof HttpError ? error.retryAfterMs : undefined }
  }
}
