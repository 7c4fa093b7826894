import { test as base } from '@playwright/test'
import { ApiServer } from './api-server.ts'
import { collectCrashes } from './crashes.ts'
import { Phone } from './phone.ts'

type Fixtures = {
  server: ApiServer
  phone: Phone
}

/** A test with a server of its own, and a phone whose browser has never seen the app. */
export const test = base.extend<Fixtures>({
  server: async ({}, use, testInfo) => {
    const server = await ApiServer.start()
    await use(server)
    const exitCode = await server.stop()
    await testInfo.attach('server.log', { body: server.said })
    await server.remove()
    base.expect([0, null], 'a server that is running stops cleanly').toContain(exitCode)
  },

  baseURL: async ({ server }, use) => {
    await use(server.origin)
  },

  phone: async ({ page, context }, use) => {
    const crashes = collectCrashes(context)
    await use(new Phone(page))
    base.expect(crashes, 'no page throws an error that nobody catches').toEqual([])
  },
})

export { expect } from '@playwright/test'
