import { afterEach, beforeEach, vi } from 'vitest'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { type VirtualClock, virtualClock } from '../../../support/virtual-clock.ts'

type Connectivity = 'open' | 'cut' | 'replies lost'
type Server = { api: DemoApi; clock: VirtualClock; setConnectivity(connectivity: Connectivity): void }

/** The product's own server with the demo's people, reached by the phone's own fetch. */
export function withSeededServer(): () => Server {
  let server: Server
  let connectivity: Connectivity = 'open'
  beforeEach(async () => {
    const clock = virtualClock()
    const api = await openDemoApi({ seed: true, clock })
    connectivity = 'open'
    server = { api, clock, setConnectivity: (next) => (connectivity = next) }
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const response = connectivity === 'cut' ? undefined : await api.request(path, init)
      if (connectivity === 'open' && response) return response
      throw new TypeError('Failed to fetch')
    })
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    await server.api.close()
  })
  return () => server
}
