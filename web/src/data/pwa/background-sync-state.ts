import { periodicSyncTag } from '@second-wind/core/sync/protocol'
import { findRegistration } from './background-sync.ts'

// A name that TypeScript's own library does not have.
declare global {
  interface Permissions {
    query(permission: { name: 'background-sync' }): Promise<PermissionStatus>
  }
}

/**
 * `on`: the browser has it and takes our wish. `refused`: the person or the browser has said no. `absent`: this
 * browser has none, as on an iPhone, or the app is not installed in it.
 */
export type BackgroundState = 'on' | 'refused' | 'absent'

export type BackgroundSync = { whenSignalIsBack: BackgroundState; nowAndThen: BackgroundState }

/** What this browser really does with the app closed, asked of the browser itself. */
export async function readBackgroundSync(): Promise<BackgroundSync> {
  const registration = await findRegistration().catch(() => undefined)
  return {
    whenSignalIsBack: registration?.sync ? await permitted('background-sync') : 'absent',
    nowAndThen: await roundsOf(registration?.periodicSync),
  }
}

/** Granted by use, so that a permission alone proves nothing: the browser names the rounds that it has taken on. */
async function roundsOf(periodic: ServiceWorkerRegistration['periodicSync']): Promise<BackgroundState> {
  if (!periodic?.getTags) return 'absent'
  const isTakenOn = await periodic.getTags().then(
    (tags) => tags.includes(periodicSyncTag),
    () => false,
  )
  return isTakenOn ? 'on' : 'refused'
}

async function permitted(name: 'background-sync'): Promise<BackgroundState> {
  try {
    const { state } = await navigator.permissions.query({ name })
    return state === 'denied' ? 'refused' : 'on'
  } catch {
    // It does not say: registering is then never refused.
    return 'on'
  }
}
