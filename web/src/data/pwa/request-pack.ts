import { packReport, type PackMessage, type PackOutcome } from '@second-wind/core/sync/pack-message'
import { findRegistration } from './background-sync.ts'

/** Longer than one file may take. */
const silentForMs = 30_000

/** Whether this browser can store packs: only a running worker can open them offline. */
export async function canStorePacks(): Promise<boolean> {
  return 'caches' in globalThis && Boolean((await findRegistration().catch(() => undefined))?.active)
}

/** Resolves when the whole app is stored and its worker runs; never resolves without a worker. */
export async function waitForActiveWorker(): Promise<void> {
  if ('serviceWorker' in navigator) await navigator.serviceWorker.ready
  else await new Promise(() => {})
}

/** Asks the worker to add or remove a pack, and reports every file that arrives. */
export async function requestPack(
  message: PackMessage,
  onProgress: (done: number) => void = () => {},
): Promise<PackOutcome> {
  const worker = (await findRegistration())?.active
  if (!worker) return 'no-answer'
  const { port1: port, port2: workersPort } = new MessageChannel()
  return new Promise((resolve) => {
    const finish = (outcome: PackOutcome) => {
      clearTimeout(timer)
      port.close()
      resolve(outcome)
    }
    const waitAgain = () => setTimeout(() => finish('no-answer'), silentForMs)
    let timer = waitAgain()
    port.addEventListener('message', (event) => {
      const report = packReport.safeParse(event.data).data
      if (report?.type === 'ended') return finish(report.outcome)
      clearTimeout(timer)
      timer = waitAgain()
      if (report) onProgress(report.done)
    })
    port.start()
    worker.postMessage(message, [workersPort])
  })
}
