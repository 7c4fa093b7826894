import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, test as base } from 'vitest'
import { ApiServer } from '../../e2e/support/server/api-server.ts'
import { findFreePort } from '../../support/free-port.ts'
import { Browser } from './browser/browser.ts'
import { engines } from './engines/engines.ts'
import { Phone } from './phone.ts'
import { Relay } from './signal/relay.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: string
  }
}

const shots = join(import.meta.dirname, '../../../test-results/engines')

/** A test with a server of its own, and with a browser that has never seen the app: that of the Vitest project. */
export const test = base
  // Before all others: without the browser nothing else is needed.
  .extend('engine', { auto: true }, ({ skip }) => {
    const engine = engines.find(({ name }) => name === inject('engine'))
    return engine?.isInstalled() ? engine : skip('This browser is not installed.')
  })
  // By which the browser calls the server.
  .extend('port', () => findFreePort())
  .extend('server', async ({ port }, { onCleanup }) => {
    const server = await ApiServer.start(undefined, { PROXY_PORT: String(port) })
    onCleanup(() => server.remove())
    return server
  })
  // Stands between the browser and the server.
  .extend('signal', async ({ server, port }, { onCleanup }) => {
    const signal = await Relay.start(port, Number(new URL(server.origin).port))
    onCleanup(() => signal.stop())
    return signal
  })
  .extend('browser', async ({ engine, task }, { onCleanup }) => {
    const browser = await Browser.open(engine)
    onCleanup(async () => {
      if (task.result?.state === 'fail') await keepScreenshot(browser, `${engine.name} ${task.name}`)
      await browser.remove()
    })
    return browser
  })
  .extend('phone', ({ browser, signal }) => new Phone(browser, signal.origin))

async function keepScreenshot(browser: Browser, name: string): Promise<void> {
  const image = await browser.screenshot().catch(() => undefined)
  if (image === undefined) return
  await mkdir(shots, { recursive: true })
  await writeFile(join(shots, `${name}.png`), image, 'base64')
}

export { expect } from 'vitest'
