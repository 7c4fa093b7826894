import { afterEach, beforeEach, vi } from 'vitest'
import { type OpenApi, openApi } from '../../../support/open-demo-api.ts'
import { type VirtualClock, virtualClock } from '../../../support/virtual-clock.ts'

type Way = 'open' | 'cut' | 'replies lost'
type Server = { api: OpenApi; clock: VirtualClock; setWay(way: Way): void }

/** The product's own server with the demo's people, reached by the phone's own fetch. */
export function withRealServer(): () => Server {
  let server: Server
  let way: Way = 'open'
  beforeEach(async () => {
    const clock = virtualClock()
    const api = await openApi({ seed: true, clock })
    way = 'open'
    server = { api, clock, setWay: (next) => (way = next) }
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const answer = way === 'cut' ? undefined : await api.request(path, init)
      if (way === 'open' && answer) return answer
      throw new TypeError('Failed to fetch')
    })
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    await server.api.close()
  })
  return () => server
}
