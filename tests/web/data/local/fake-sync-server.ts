import { gunzipSync } from 'node:zlib'
import { serverHeader } from '@second-wind/core/platform/http/headers'
import type { FeedChange, PushReply, PushRequest, Verdict } from '@second-wind/core/sync/protocol'
import { pushRequest } from '@second-wind/core/sync/protocol'
import { ackRanges } from '@second-wind/core/sync/settle-verdicts'
import { afterEach, beforeEach, vi } from 'vitest'

export const serverTime = '2026-11-20T18:05:00.000Z'

/** Replaces the network: records requests and sends the reply that the test sets; by default all is applied. */
export class FakeSyncServer {
  pushes: PushRequest[] = []
  changes: Omit<FeedChange, 'seq'>[] = []
  respondToPush: (push: PushRequest) => Response | Promise<Response> = (push) => json(buildPushReply(push))

  install(): void {
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => this.#answer(path, init))
  }

  async #answer(path: string, init: RequestInit): Promise<Response> {
    if (path.startsWith('/api/sync/push')) {
      const push = pushRequest.parse(JSON.parse(await bodyText(init)))
      this.pushes.push(push)
      return this.respondToPush(push)
    }
    const changes = this.changes.splice(0).map((change, index) => ({ ...change, seq: index + 1 }))
    return json({ changes, nextCursor: 'e1.1', hasMore: false, serverTime })
  }
}

/** A new instance for every test. */
export function withFakeSyncServer(): () => FakeSyncServer {
  let server: FakeSyncServer
  beforeEach(() => {
    server = new FakeSyncServer()
    server.install()
  })
  afterEach(() => vi.unstubAllGlobals())
  return () => server
}

export function buildPushReply(push: PushRequest, verdicts: Verdict[] = []): PushReply {
  const named = new Set(verdicts.map((verdict) => verdict.mutationId))
  const acked = ackRanges(push.mutations.filter((m) => !named.has(m.mutationId)).map((m) => m.clientSeq))
  return { serverTime, serverEpoch: 'e1', acked, verdicts }
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { [serverHeader.name]: serverHeader.value, ...headers } })
}

async function bodyText(init: RequestInit): Promise<string> {
  const bytes = Buffer.from(await new Response(init.body ?? null).arrayBuffer())
  return (new Headers(init.headers).get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}
