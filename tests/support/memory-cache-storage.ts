import { afterEach, beforeEach } from 'vitest'

export type MemoryCaches = Map<string, Map<string, Response>>

/** Cache storage that outlives the database, as in a browser. Empty for every test. */
export function withMemoryCaches(): () => MemoryCaches {
  let kept: MemoryCaches
  beforeEach(() => {
    kept = new Map()
    Reflect.set(globalThis, 'caches', {
      has: async (name: string) => kept.has(name),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
      open: async (name: string) => {
        const cache = kept.get(name) ?? new Map<string, Response>()
        kept.set(name, cache)
        return {
          match: async (url: string) => cache.get(url)?.clone(),
          put: async (url: string, response: Response) => void cache.set(url, response),
        }
      },
    })
  })
  afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'))
  return () => kept
}
