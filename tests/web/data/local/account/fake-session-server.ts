import { gunzipSync } from 'node:zlib'
import { renewBody, type RenewBody } from '@second-wind/core/access/contract/reauth'
import type { SessionReply } from '@second-wind/core/access/contract/session'
import { patientId } from '@second-wind/core/platform/ids'
import { pushRequest, type PushRequest } from '@second-wind/core/sync/protocol'
import { beforeEach, vi } from 'vitest'
import { buildPushReply, json, serverTime } from '../fake-sync-server.ts'

const challenge = { challengeId: 'a challenge', challenge: 'bm9uY2U' }

/** A fake server; the test sets the state of the phone's session. */
export class FakeSessionServer {
  session: SessionReply = { state: 'fresh', patientId: patientId.parse(7) }
  /** The result of the phone's key proof; undefined for an unknown phone. */
  key: SessionReply | undefined
  /** Signs this person in again. */
  recoveryCode = 'AAAA-BBBB-CCCC-DDDD'
  /** Other responses, by method and path. */
  others: Record<string, (init: RequestInit) => Response | Promise<Response>> = {}
  pushes: PushRequest[] = []
  requests: string[] = []

  async respond(path: string, init: RequestInit): Promise<Response> {
    const [at = ''] = path.split('?')
    this.requests.push(at)
    const other = this.others[`${init.method} ${path}`]
    if (other) return other(init)
    switch (at) {
      case '/api/session':
        return json(this.session)
      case '/api/session/challenge':
        return json(challenge)
      case '/api/session/reopen':
        if (!this.key) return refused('unauthorised')
        if (this.key.state === 'fresh' || this.key.state === 'stale') this.session = this.key
        return json(this.key)
      case '/api/session/renew':
        return this.#renew(renewBody.parse(await new Response(init.body ?? null).json()))
      case '/api/passkeys':
        return json([])
      case '/api/sync/push':
        return this.#push(await bodyOf(init))
      default:
        return this.#pull()
    }
  }

  #pull(): Response {
    const { state, patientId: owner } = this.session
    if (state === 'stale') return refused('reauth_required')
    if (state !== 'fresh') return refused(state === 'revoked' ? 'revoked' : 'unauthorised')
    if (owner !== patientId.parse(7)) return json({ error: { code: 'forbidden', message: 'No' } }, 403)
    return json({ changes: [], nextCursor: 'e1.1', hasMore: false, serverTime })
  }

  #renew({ person }: RenewBody): Response {
    if (!('recoveryCode' in person) || person.recoveryCode !== this.recoveryCode)
      return refused('unauthorised')
    this.session = { state: 'fresh', patientId: patientId.parse(7) }
    this.recoveryCode = 'EEEE-FFFF-GGGG-HHHH'
    return json({ ...this.session, recoveryCode: this.recoveryCode })
  }

  #push(push: PushRequest): Response {
    const { state, patientId: owner } = this.session
    if (state !== 'fresh' && state !== 'stale')
      return refused(state === 'revoked' ? 'revoked' : 'unauthorised')
    if (push.ownerId !== owner) return json({ error: { code: 'forbidden', message: 'No' } }, 403)
    this.pushes.push(push)
    return json(buildPushReply(push))
  }
}

/** A new instance for every test. */
export function withFakeSessionServer(): () => FakeSessionServer {
  let server: FakeSessionServer
  beforeEach(() => {
    server = new FakeSessionServer()
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => server.respond(path, init))
  })
  return () => server
}

const refused = (code: string) => json({ error: { code, message: 'No' } }, 401)

async function bodyOf(init: RequestInit): Promise<PushRequest> {
  const bytes = Buffer.from(await new Response(init.body ?? null).arrayBuffer())
  const isZipped = new Headers(init.headers).get('content-encoding') === 'gzip'
  return pushRequest.parse(JSON.parse((isZipped ? gunzipSync(bytes) : bytes).toString()))
}
