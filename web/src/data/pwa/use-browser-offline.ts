import { useSyncExternalStore } from 'react'

/** Whether the browser says that there is no network. A hint only: it can be wrong both ways. */
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
