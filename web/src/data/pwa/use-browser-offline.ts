import { useSyncExternalStore } from 'react'

/** Whether the browser reports no network. A hint only: it can be wrong in both directions. */
export function useBrowserOffline(): boolean {
  return useSyncExternalStore(subscribe, () => !navigator.onLine)
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
