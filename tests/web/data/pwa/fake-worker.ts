import type { FlushReport, PageMessage } from '@second-wind/core/sync/worker-message'

export type Port = { report(flushReport: FlushReport): void }
type Reply = (message: PageMessage, port: Port) => void

/** Puts a service worker beside the page that answers as told; the answer says what it was asked, and removes it. */
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
