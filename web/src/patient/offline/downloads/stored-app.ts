import { useEffect, useState } from 'react'
import { findRegistration } from '../../../data/pwa/background-sync.ts'
import { waitForActiveWorker } from '../../../data/pwa/request-pack.ts'

export type StoredApp = { isHere: boolean; size: Awaited<ReturnType<typeof measureApp>> }

/** Whether the app is on this phone, and its size; undefined while that is looked up. */
export function useStoredApp(): StoredApp | undefined {
  const [app, setApp] = useState<StoredApp>()
  useEffect(() => {
    const look = () => void findApp().then(setApp)
    look()
    // On a first visit the app is still being stored.
    void waitForActiveWorker().then(look)
  }, [])
  return app
}

async function findApp(): Promise<StoredApp> {
  const [isHere, size] = await Promise.all([isAppStored(), measureApp()])
  return { isHere, size }
}

/** Whether the app opens offline: its worker runs, and the first page is in the worker's cache. */
async function isAppStored(): Promise<boolean> {
  try {
    const page = await caches.match('/index.html', { ignoreSearch: true })
    return page !== undefined && Boolean((await findRegistration())?.active)
  } catch {
    // No cache storage on plain http and in some private windows.
    return false
  }
}

/** Workbox chooses this name. */
const appCache = /^workbox-precache/

/** The size of the app's files in the worker's cache. Undefined without access to it. */
async function measureApp(): Promise<{ files: number; bytes: number } | undefined> {
  try {
    const names = (await caches.keys()).filter((name) => appCache.test(name))
    const sizes = (await Promise.all(names.map(sizesIn))).flat()
    return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  } catch {
    return undefined
  }
}

async function sizesIn(name: string): Promise<number[]> {
  const cache = await caches.open(name)
  const files = await cache.matchAll()
  return Promise.all(files.map(async (file) => (await file.blob()).size))
}
