import { cp } from 'node:fs/promises'
import { type PlaywrightTestArgs, test as base } from '@playwright/test'
import { collectCrashes } from './collect-crashes.ts'
import { Phone } from './phone.ts'
import { ApiServer } from './server/api-server.ts'

type Fixtures = {
  server: ApiServer
  phone: Phone
}

/** A test with a server of its own, and a phone whose browser has never seen the app. */
export const test = base.extend<Fixtures, { demoData: string }>({
  /** A data folder with fresh demo data: to copy it takes half the time of seeding it for every test. */
  demoData: [
    async ({}, use) => {
      const server = await ApiServer.start()
      await server.stop()
      await use(server.dataDir)
      await server.remove()
    },
    { scope: 'worker' },
  ],
  server: async ({ demoData }, use, testInfo) => {
    const fill = (dataDir: string) => cp(demoData, dataDir, { recursive: true })
    await withServer(fill, use, ({ output }) => testInfo.attach('server.log', { body: output }))
  },
  baseURL,
  phone,
})

/**
 * A test that looks at screens. Its server is that of all such tests in turn, and the worker is not installed: a screen
 * looks the same without either, and both take longer than looking.
 */
export const screenTest = base.extend<Pick<Fixtures, 'phone'>, Pick<Fixtures, 'server'>>({
  server: [({}, use) => withServer(undefined, use), { scope: 'worker' }],
  serviceWorkers: 'block',
  baseURL,
  phone,
})

type UseServer = (server: ApiServer) => Promise<void>

async function withServer(
  fill: ((dataDir: string) => Promise<void>) | undefined,
  use: UseServer,
  afterwards?: UseServer,
): Promise<void> {
  const server = await ApiServer.start(fill)
  await use(server)
  const exitCode = await server.stop()
  await afterwards?.(server)
  await server.remove()
  base.expect([0, null], 'a server that is running stops cleanly').toContain(exitCode)
}

async function baseURL({ server }: Pick<Fixtures, 'server'>, use: (origin: string) => Promise<void>) {
  await use(server.origin)
}

async function phone({ page, context }: PlaywrightTestArgs, use: (phone: Phone) => Promise<void>) {
  const crashes = collectCrashes(context)
  await use(new Phone(page))
  base.expect(crashes, 'no page throws an error that nobody catches').toEqual([])
}

export { expect } from '@playwright/test'
