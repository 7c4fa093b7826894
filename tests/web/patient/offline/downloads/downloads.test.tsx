import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FakeSyncServer } from '../../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { logEntry, openOffline } from '../open-offline.tsx'

withFreshDatabase()
beforeEach(() => new FakeSyncServer().install())
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches')
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const stateOf = async (title: string) => {
  const item = (await screen.findByRole('heading', { name: title })).closest('li')
  return item?.textContent?.endsWith('Downloaded') ? 'downloaded' : 'not yet'
}

function phoneWith({ page, worker }: { page: boolean; worker: boolean }): void {
  const files = page ? [new Response('x'.repeat(1_200_000)), new Response('x'.repeat(600_000))] : []
  const precache = { matchAll: async () => files }
  const match = async () => files[0]
  Object.assign(globalThis, {
    caches: { match, keys: async () => ['workbox-precache-v2', 'another'], open: async () => precache },
  })
  const registration = { active: worker ? {} : null }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: new Promise(() => {}) },
  })
}

describe('the download of the app', () => {
  test.each([
    ['when both page and worker are there', { page: true, worker: true }, 'downloaded'],
    ['while the worker is still being installed', { page: true, worker: false }, 'not yet'],
    ['after the cache was cleared', { page: false, worker: true }, 'not yet'],
  ])('is called complete only if the app will open without signal (%s)', async (_, phone, state) => {
    phoneWith(phone)
    openOffline('downloads')
    expect(await stateOf('The app')).toBe(state)
  })

  test('is shown with its real size', async () => {
    phoneWith({ page: true, worker: true })
    openOffline('downloads')
    expect(await screen.findByText('The whole app. It uses 1.8 MB.')).toBeDefined()
  })

  test('is not shown in a browser without cache storage', async () => {
    openOffline('downloads')
    expect(await stateOf('The app')).toBe('not yet')
    expect(await screen.findByText(/^The app downloads while you have signal/)).toBeDefined()
  })
})

describe('what works without signal', () => {
  test.each([
    ['what the app can do, once it is on the phone', true, /^Logging, your history, the symptom check/],
    ['nothing yet, while it is not', false, /^The app is not on this phone yet\./],
  ])('is %s', async (_, isHere, words) => {
    phoneWith({ page: isHere, worker: isHere })
    openOffline()
    expect(await screen.findByRole('heading', { name: 'What works without signal' })).toBeDefined()
    expect(screen.getByText(words)).toBeDefined()
  })

  test('names what is on this phone with the number of check-ins', async () => {
    phoneWith({ page: true, worker: true })
    await logEntry()
    openOffline()
    expect(
      await screen.findByText('On this phone: 1 check-in, emergency help and the library.'),
    ).toBeDefined()
  })

  test('includes the number of check-ins on the phone', async () => {
    await logEntry()
    await logEntry()
    openOffline('downloads')
    expect(await screen.findByText('2 check-ins are stored here.')).toBeDefined()
    expect(await stateOf('Your check-ins')).toBe('downloaded')
  })
})
