import type { FlushReport, PageMessage } from '@second-wind/core/sync/worker-message'

export type Port = { report(flushReport: FlushReport): void }
type Reply = (message: PageMessage, port: Port) => void

/**
 * Adds a service worker that gives the replies of the test; returns the messages it received and a function that
 * removes it.
 */
export function installWorker(reply: Reply) {
  const messages: PageMessage[] = []
  const tags: string[] = []
  const active = {
    postMessage(message: PageMessage, [port]: MessagePort[]) {
      messages.push(message)
      reply(message, { report: (flushReport) => port?.postMessage(flushReport) })
    },
  }
  const sync = { register: async (tag: string) => void tags.push(tag) }
  const value = { getRegistration: async () => ({ active, sync }) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value })
  return { messages, tags, remove: () => void Reflect.deleteProperty(navigator, 'serviceWorker') }
}
