import { packMessage, type PackMessage, type PackReport } from '@second-wind/core/sync/pack-message'
import { downloadPack, removePack } from '@second-wind/web/local/lazy'

type Message = {
  readonly data: unknown
  readonly ports: readonly { postMessage(report: PackReport): void }[]
  waitUntil(work: Promise<unknown>): void
}

/** Adds or removes a pack for a page, and reports each file and the result. */
export function packsOnMessage(event: Message): void {
  const message = packMessage.safeParse(event.data).data
  if (!message) return
  const report = (packReport: PackReport) => event.ports[0]?.postMessage(packReport)
  event.waitUntil(handlePackMessage(message, report))
}

async function handlePackMessage(
  message: PackMessage,
  report: (packReport: PackReport) => void,
): Promise<void> {
  switch (message.type) {
    case 'pack-download': {
      const outcome = await downloadPack(message.pack, (done) => report({ type: 'progress', done }))
      return report({ type: 'ended', outcome })
    }
    case 'pack-remove':
      await removePack(message.id)
      return report({ type: 'ended', outcome: 'done' })
  }
}
