import type { FlushReport } from '@second-wind/core/sync/worker-message'

/** The event with which the browser starts a worker; `ended` rejects when `waitUntil` does. */
export function extendableEvent<T extends object>(details: T) {
  const work: Promise<unknown>[] = []
  return {
    ...details,
    work,
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    ended: () => Promise.all(work),
  }
}

/** A message from a page, with the port on which the page listens for reports. */
export function messageEvent(data: unknown) {
  const reports: FlushReport[] = []
  const port = { postMessage: (report: FlushReport) => void reports.push(report) }
  return { ...extendableEvent({ data, ports: [port] }), reports }
}
