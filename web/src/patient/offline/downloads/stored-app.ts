import { useEffect, useState } from 'react'
import { findRegistration } from '../../../data/pwa/background-sync.ts'
import { waitForActiveWorker } from '../../../data/pwa/request-pack.ts'

/** Whether the app opens without signal; undefined while that is looked up. */
export function useIsAppStored(): boolean | undefined {
  const [isStored, setIsStored] = useState<boolean>()
  useEffect(() => {
    const look = () => void isAppStored().then(setIsStored)
    look()
    // On a first visit the app is still being stored.
    void waitForActiveWorker().then(look)
  }, [])
  return isStored
}

/** Its worker runs, and the first page is in the worker's cache. */
async function isAppStored(): Promise<boolean> {
  try {
    const page = await caches.match('/index.html', { ignoreSearch: true })
    return page !== undefined && Boolean((await findRegistration())?.active)
  } catch {
    // No cache storage on plain http and in some private windows.
    return false
  }
}
