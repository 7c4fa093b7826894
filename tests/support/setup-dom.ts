import { Blob as NodeBlob } from 'node:buffer'
import { format } from 'node:util'
// What Mantine needs and jsdom lacks; and a rule: a screen that writes to console.error has failed its test.
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

// A busy machine is not a failure.
configure({ asyncUtilTimeout: 10_000 })

class SilentResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  ResizeObserver: SilentResizeObserver,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: false, media }),
})

// jsdom's own frames stop permanently when a test fakes the timers while one is pending.
const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis
const frameMs = 1000 / 60
Object.assign(globalThis, {
  requestAnimationFrame: (draw: FrameRequestCallback) =>
    Number(realSetTimeout(() => draw(performance.now()), frameMs)),
  cancelAnimationFrame: (frame: number) => realClearTimeout(frame),
})

// jsdom's own Blob cannot be streamed, and so not compressed on its way to the server.
Object.assign(globalThis, { Blob: NodeBlob })

const errors: string[] = []

beforeEach(() => {
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    errors.push(format(...args))
  })
})

afterEach(() => {
  cleanup()
  if (errors.length > 0) throw new Error(`The screen wrote to console.error:\n${errors.join('\n')}`)
})

// A write that a test did not wait for would end after jsdom has gone, and fail to notify its window.
afterAll(async () => {
  vi.useRealTimers()
  for (const { name } of await indexedDB.databases()) await waitForWrites(name!)
})

function waitForWrites(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const { objectStoreNames } = opening.result
      const done = () => {
        opening.result.close()
        resolve()
      }
      if (objectStoreNames.length === 0) return done()
      opening.result.transaction([...objectStoreNames], 'readwrite').addEventListener('complete', done)
    })
  })
}
