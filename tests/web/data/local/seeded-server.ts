import { afterEach, beforeEach, vi } from 'vitest'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { type VirtualClock, virtualClock } from '../../../support/virtual-clock.ts'

type Connectivity = 'open' | 'cut' | 'replies lost'
type Server = { api: DemoApi; clock: VirtualClock; setConnectivity(connectivity: Connectivity): void }

/** The product's own server with the demo's people, reached by the phone's own fetch. Both begin with the same clock. */
export function withSeededServer(): () => Server {
  let server: Server
  let connectivity: Connectivity = 'open'
  beforeEach(async () => {
    const clock = virtualClock()
    vi.useFakeTimers({ toFake: ['Date'], now: clock.now() })
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
    vi.useRealTimers()
    await server.api.close()
  })
  return () => server
}
