/** Named by Workbox. */
const appCache = /^workbox-precache/

/** What the app itself takes in the worker's cache: the files as they lie there. Undefined where nobody can look. */
export async function measureApp(): Promise<{ files: number; bytes: number } | undefined> {
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
