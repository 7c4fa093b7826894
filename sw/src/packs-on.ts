import { packFolder } from '@second-wind/core/model/pack'
import { packMessage, type PackMessage, type PackReport } from '@second-wind/core/sync/pack-message'
import { answerFromPacks, downloadPack, removePack } from '@second-wind/web/local/inner-door'
import { registerRoute } from 'workbox-routing'

type Message = {
  readonly data: unknown
  readonly ports: readonly { postMessage(report: PackReport): void }[]
  waitUntil(work: Promise<unknown>): void
}

/** The page asks for extras, or has enough of them. It hears of every file, and how it ended. */
export function packsOnMessage(event: Message): void {
  const message = packMessage.safeParse(event.data).data
  if (!message) return
  const report = (said: PackReport) => event.ports[0]?.postMessage(said)
  event.waitUntil(carryOut(message, report))
}

/** Goes before the route of the app's own page, which answers every other address. */
export function servePacks(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(packFolder),
    ({ url }) => answerFromPacks(url.pathname),
  )
}

async function carryOut(message: PackMessage, report: (said: PackReport) => void): Promise<void> {
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
