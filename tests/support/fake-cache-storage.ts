import { afterEach, beforeEach } from 'vitest'

/** A substitute for cache storage, which neither Node nor jsdom has. A new one for every test. */
export function withFakeCaches(): () => FakeCaches {
  let fake = new FakeCaches()
  beforeEach(() => {
    fake = new FakeCaches()
    Object.assign(globalThis, { caches: fake })
  })
  afterEach(() => Reflect.deleteProperty(globalThis, 'caches'))
  return () => fake
}

class FakeCaches {
  /** True: nothing more can be stored. */
  isFull = false
  readonly #caches = new Map<string, Map<string, Response>>()

  async keys() {
    return [...this.#caches.keys()]
  }
  async has(name: string) {
    return this.#caches.has(name)
  }
  async delete(name: string) {
    return this.#caches.delete(name)
  }
  async open(name: string) {
    const files = this.#caches.get(name) ?? new Map<string, Response>()
    this.#caches.set(name, files)
    return {
      match: async (path: string) => files.get(path)?.clone(),
      matchAll: async () => [...files.values()].map((file) => file.clone()),
      put: async (path: string, file: Response) => {
        if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
        files.set(path, file)
      },
      delete: async (path: string) => files.delete(path),
    }
  }
  async match(path: string) {
    for (const files of this.#caches.values()) {
      const file = files.get(path)
      if (file) return file.clone()
    }
  }
}
