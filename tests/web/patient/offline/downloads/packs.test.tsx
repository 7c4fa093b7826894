import { packListPath } from '@second-wind/core/sync/pack'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { packsOnMessage } from '../../../../../sw/src/pack-events.ts'
import { getDownloadPermission } from '../../../../../web/src/patient/offline/downloads/download-permission.ts'
import { aPack, serveSheets, sheets } from '../../../../fixtures/a-pack.ts'
import { withFakeCaches } from '../../../../support/fake-cache-storage.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { openOffline } from '../open-offline.tsx'

withFreshDatabase()
const storage = withFakeCaches()
const list = { [packListPath]: JSON.stringify([aPack()]) }
let says: string | undefined

beforeEach(() => {
  says = 'wifi'
  vi.stubGlobal('fetch', serveSheets({ ...sheets, ...list }))
  // The real worker's part, in this page.
  const active = {
    postMessage: (data: unknown, ports: MessagePort[]) =>
      packsOnMessage({ data, ports, waitUntil: () => {} }),
  }
  const define = (name: string, property: PropertyDescriptor) =>
    Object.defineProperty(navigator, name, { configurable: true, ...property })
  define('serviceWorker', { value: { getRegistration: async () => ({ active }), ready: Promise.resolve() } })
  define('connection', { get: () => (says === undefined ? undefined : { type: says }) })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'connection')
})

const pack = () => screen.findByRole('listitem', { name: 'Library to print' })
const press = async (user: ReturnType<typeof openOffline>, name: string) =>
  user.click(within(await pack()).getByRole('button', { name }))

describe('downloading and removing', () => {
  test('over Wi-Fi a pack downloads with one press, its sheets open, and it can be removed', async () => {
    const user = openOffline('downloads')
    expect((await pack()).textContent).toContain('2 sheets, Less than 1 kB')
    expect((await pack()).textContent).toContain('Available')
    expect(within(await pack()).queryByRole('link')).toBeNull()

    await press(user, 'Download')
    expect(await screen.findByText('Downloaded. You can now open it without signal.')).toBeDefined()
    const item = within(await pack())
    expect(item.getByText('Downloaded')).toBeDefined()
    expect(item.getByRole('link', { name: 'Drinking enough' }).getAttribute('href')).toBe(
      '/handouts/hydration.html',
    )

    await press(user, 'Remove')
    expect(
      await screen.findByText('Removed from this phone. You can download it again when you have signal.'),
    ).toBeDefined()
    expect(within(await pack()).getByText('Available')).toBeDefined()
    expect(await storage().keys()).toEqual([])
  })

  test('when the worker does not confirm a removal, the pack is not shown as removed', async () => {
    const user = openOffline('downloads')
    await press(user, 'Download')
    await screen.findByText('Downloaded. You can now open it without signal.')
    vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValueOnce(undefined)
    await press(user, 'Remove')
    expect(await screen.findByText(/^We could not remove it/)).toBeDefined()
    expect(
      screen.queryByText('Removed from this phone. You can download it again when you have signal.'),
    ).toBeNull()
  })
})

describe('when a download may start', () => {
  test('on mobile data nothing downloads until "WiFi only" is switched off, and the setting is kept', async () => {
    says = 'cellular'
    const user = openOffline('downloads')
    await pack()
    await press(user, 'Download')
    expect(
      await screen.findByText(/^You are using mobile data and have chosen to download on Wi-Fi only/),
    ).toBeDefined()
    expect(await storage().keys()).toEqual([])

    const wifiOnly = screen.getByRole<HTMLInputElement>('switch', { name: 'WiFi only' })
    await user.click(wifiOnly)
    await waitFor(() => expect(wifiOnly.checked).toBe(false))
    await press(user, 'Download')
    expect(await screen.findByText('Downloaded. You can now open it without signal.')).toBeDefined()

    await user.click(screen.getByRole('tab', { name: 'Sync' }))
    await user.click(await screen.findByRole('button', { name: /^Sync settings/ }))
    expect(
      await screen.findByText(/^Off: downloads may use mobile data\. Health entries are always sent/),
    ).toBeDefined()
  })

  test('when the browser does not report the network, the patient is asked and may refuse', async () => {
    says = undefined
    const user = openOffline('downloads')
    await pack()
    await press(user, 'Download')
    const question = screen.getByRole('group', { name: 'Are you on Wi-Fi?' })
    expect(question.contains(document.activeElement)).toBe(true)
    await press(user, 'Not now')
    expect(document.activeElement?.textContent).toBe('Library to print')
    expect(await storage().keys()).toEqual([])

    await press(user, 'Download')
    await press(user, 'Download now')
    expect(await screen.findByText('Downloaded. You can now open it without signal.')).toBeDefined()
  })
})

describe('failures and updates', () => {
  test('a failed download shows the reason and can be tried again', async () => {
    const user = openOffline('downloads')
    await pack()
    vi.stubGlobal('fetch', serveSheets(list))
    await press(user, 'Download')
    expect(await screen.findByText(/^We cannot connect right now/)).toBeDefined()
    expect(within(await pack()).getByText('Not downloaded')).toBeDefined()

    vi.stubGlobal('fetch', serveSheets({ ...sheets, ...list }))
    await press(user, 'Download')
    expect(await screen.findByText('Downloaded. You can now open it without signal.')).toBeDefined()
  })

  test('a pack with newer sheets offers the update, and the old sheets open until then', async () => {
    const user = openOffline('downloads')
    await pack()
    await press(user, 'Download')
    await screen.findByText('Downloaded. You can now open it without signal.')
    const newer = { ...sheets, '/handouts/steam.html': '<h1>Steam, mended</h1>' }
    vi.stubGlobal('fetch', serveSheets({ ...newer, [packListPath]: JSON.stringify([aPack(newer)]) }))

    await user.click(screen.getByRole('tab', { name: 'Status' }))
    await user.click(screen.getByRole('tab', { name: 'Downloads' }))
    await screen.findByText('Update ready')
    expect(within(await pack()).getByRole('link', { name: 'Steam and moist air' })).toBeDefined()
    await press(user, 'Update')
    expect(await screen.findByText('Downloaded. You can now open it without signal.')).toBeDefined()
  })

  test('on a first visit the packs are offered once the worker runs', async () => {
    const registrations: object[] = []
    let isInstalled = () => {}
    const ready = new Promise<void>((resolve) => {
      isInstalled = resolve
    })
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => registrations[0], ready },
    })
    openOffline('downloads')
    await screen.findByText(/^You cannot download these yet/)
    registrations.push({ active: {} })
    isInstalled()
    expect((await pack()).textContent).toContain('Available')
  })

  test('in a browser without a worker, no pack is offered', async () => {
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => undefined, ready: new Promise(() => {}) },
    })
    openOffline('downloads')
    expect(await screen.findByText(/^You cannot download these yet/)).toBeDefined()
    expect(screen.queryByRole('switch')).toBeNull()
  })
})

describe('the permission to download', () => {
  test.each([
    [true, 'wifi', 'yes'],
    [true, 'mobile', 'no'],
    [true, 'unknown', 'ask'],
    [false, 'mobile', 'yes'],
    [false, 'unknown', 'yes'],
  ] as const)('is with "WiFi only" %s on %s "%s"', (wifiOnly, network, decision) => {
    expect(getDownloadPermission(wifiOnly, network)).toBe(decision)
  })
})
