import { periodicSyncTag } from '@second-wind/core/sync/protocol'
import { findRegistration } from './background-sync.ts'

// A permission name that TypeScript's library does not have.
declare global {
  interface Permissions {
    query(permission: { name: 'background-sync' }): Promise<PermissionStatus>
  }
}

/**
 * `on`: supported and granted. `refused`: by the person or the browser. `absent`: not supported, as on an iPhone, or
 * the app is not installed.
 */
export type BackgroundState = 'on' | 'refused' | 'absent'

export type BackgroundSync = { whenSignalIsBack: BackgroundState; nowAndThen: BackgroundState }

/** What this browser does while the app is closed, as the browser reports it. */
export async function readBackgroundSync(): Promise<BackgroundSync> {
  const registration = await findRegistration().catch(() => undefined)
  return {
    whenSignalIsBack: registration?.sync ? await queryPermission('background-sync') : 'absent',
    nowAndThen: await roundsOf(registration?.periodicSync),
  }
}

/** A permission alone proves nothing, because the browser decides by use. It lists the tags that it has registered. */
async function roundsOf(periodic: ServiceWorkerRegistration['periodicSync']): Promise<BackgroundState> {
  if (!periodic?.getTags) return 'absent'
  const isTakenOn = await periodic.getTags().then(
    (tags) => tags.includes(periodicSyncTag),
    () => false,
  )
  return isTakenOn ? 'on' : 'refused'
}

async function queryPermission(name: 'background-sync'): Promise<BackgroundState> {
  try {
    const { state } = await navigator.permissions.query({ name })
    return state === 'denied' ? 'refused' : 'on'
  } catch {
    // This browser does not report the permission; it then never refuses a registration.
    return 'on'
  }
}
