import type { FlushReport, PageMessage } from '@second-wind/core/sync/worker-message'

export type Port = { report(said: FlushReport): void }
type Reply = (message: PageMessage, port: Port) => void

/** Puts a service worker beside the page that answers as told; the answer says what it was asked, and removes it. */
export function installWorker(reply: Reply) {
  const asked: PageMessage[] = []
  const tags: string[] = []
  const active = {
    postMessage(message: PageMessage, [port]: MessagePort[]) {
      asked.push(message)
      reply(message, { report: (said) => port?.postMessage(said) })
    },
  }
  const sync = { register: async (tag: string) => void tags.push(tag) }
  const value = { getRegistration: async () => ({ active, sync }) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value })
  return { asked, tags, remove: () => void Reflect.deleteProperty(navigator, 'serviceWorker') }
}
