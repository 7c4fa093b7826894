import { packFolder } from '@second-wind/core/sync/pack'
import { respondFromPacks } from '@second-wind/web/local/lazy'
import { registerRoute } from 'workbox-routing'

/** Must be registered before the navigation route, which answers every other address. */
export function servePacks(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(packFolder),
    ({ url }) => respondFromPacks(url.pathname),
  )
}
