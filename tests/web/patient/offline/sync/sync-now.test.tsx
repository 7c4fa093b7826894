import { initialSyncChannel } from '@second-wind/core/sync/sync-channel'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatSyncResult } from '../../../../../web/src/patient/offline/sync/sync-now.tsx'
import { buildPushReply, FakeSyncServer, json } from '../../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { logEntry, logRefusedEntry, openOffline } from '../open-offline.tsx'

const db = withFreshDatabase()
let server: FakeSyncServer
beforeEach(() => {
  server = new FakeSyncServer()
  server.install()
})
afterEach(() => vi.restoreAllMocks())

const syncNow = () => screen.findByRole('button', { name: 'Sync now' })
const isDisabled = async () => (await syncNow()).getAttribute('aria-disabled') === 'true'

describe('sending now', () => {
  test('with nothing to send, the button is disabled, and the line above says so once', async () => {
    openOffline('sync')
    expect(await isDisabled()).toBe(true)
    expect(screen.getAllByText(/Nothing to send/)).toHaveLength(1)
  })

  test('without signal the button is disabled, until the signal is back', async () => {
    await logEntry()
    const says = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    openOffline('sync')
    expect(await isDisabled()).toBe(true)
    expect((await syncNow()).textContent).toBe('Sync now')
    says.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await isDisabled()).toBe(false)
  })

  test('pressing the button sends the entries and shows the result', async () => {
    const id = await logEntry()
    const user = openOffline('sync')
    await user.click(await syncNow())
    expect(await screen.findByText('All sent.')).toBeDefined()
    expect(server.pushes.flatMap((push) => push.mutations.map((m) => m.mutationId))).toEqual([id])
    expect(await screen.findByText('Just now')).toBeDefined()
    await waitFor(async () => expect(await isDisabled()).toBe(true))
    expect(document.activeElement).toBe(await syncNow())
    await user.click(await syncNow())
    expect(server.pushes).toHaveLength(1)
  })

  test('when the server does not answer, the screen shows what waits and why', async () => {
    await logEntry()
    server.respondToPush = () => json({ error: { code: 'busy', message: 'Later' } }, 503)
    const user = openOffline('sync')
    await user.click(await syncNow())
    expect(
      await screen.findByText(
        /^1 entry is waiting to be sent\. We could not connect\. The app will try again/,
      ),
    ).toBeDefined()
    expect(screen.queryByText('Just now')).toBeNull()
    expect(await db.outbox.count()).toBe(1)
  })

  test('an entry rejected during sending is not shown as sent', async () => {
    const id = await logEntry()
    const error = { code: 'invalid_payload', field: 'mood', message: 'no' } as const
    server.respondToPush = (push) =>
      json(buildPushReply(push, [{ mutationId: id, outcome: 'rejected', error }]))
    const user = openOffline('sync')
    await user.click(await syncNow())
    expect(
      await screen.findByText('Everything else has been sent, but 1 entry needs your attention.'),
    ).toBeDefined()
    const link = screen.getByRole('link', { name: '1 entry needs your attention' })
    expect(link.getAttribute('href')).toBe('/offline-features')
  })

  test.each([
    [
      'deferred by the server',
      { outcome: 'drained', pending: 2 },
      '2 entries are waiting to be sent. We will send the rest later.',
    ],
    ['another tab is at it', { outcome: 'busy' }, 'Second Wind is already sending in another window.'],
    [
      'not linked',
      { outcome: 'not-linked', pending: 1 },
      '1 entry is waiting to be sent. This phone is not linked to a clinic.',
    ],
  ] as const)('shows the outcome of a flush that is %s', (_, result, text) => {
    expect(formatSyncResult(result, { attention: 0, channel: initialSyncChannel }, 0)).toBe(text)
  })
})

describe('the settings of this phone', () => {
  const openSettings = async () => {
    const user = openOffline('sync')
    await user.click(await screen.findByRole('button', { name: 'Sync settings' }))
  }
  afterEach(() => localStorage.clear())

  test('show facts about it', async () => {
    await openSettings()
    expect(screen.getByText('Every 15 minutes, and after each entry')).toBeDefined()
    expect(
      await screen.findByText('Every 15 minutes while the app is open, and after each entry.'),
    ).toBeDefined()
    expect(await screen.findByText(/^Not available in this browser, such as on an iPhone/)).toBeDefined()
    expect(screen.getByText('For downloads. Health entries are always sent.')).toBeDefined()
  })

  const browserWith = (registration: object, permission: string) => {
    const serviceWorker = { getRegistration: async () => registration }
    const permissions = { query: async () => ({ state: permission }) }
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: permissions })
  }
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    Reflect.deleteProperty(navigator, 'permissions')
  })

  test.each([
    ['granted', /^On\. Your browser may also send after you close the app/],
    ['denied', /^Turned off in your browser/],
  ])('show whether Background Sync is %s', async (permission, text) => {
    browserWith({ sync: { register: async () => {} } }, permission)
    await openSettings()
    expect(await screen.findByText(text)).toBeDefined()
  })

  test.each([
    [['outbox-audit'], /^On\. Your browser checks about twice a day/],
    [[], /^Not available yet\. Your browser only does this for an installed app/],
  ])(
    'show sending with the app closed as enabled only when the browser has registered it',
    async (tags, text) => {
      browserWith({ periodicSync: { getTags: async () => tags } }, 'granted')
      await openSettings()
      expect(await screen.findByText(text)).toBeDefined()
    },
  )
})

describe('the report for support', () => {
  test('describes the phone and contains nothing of what was logged', async () => {
    await logRefusedEntry()
    await logEntry({ notes: 'Chest feels tight' })
    const user = openOffline('sync')
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(await screen.findByText('Help with a problem'))
    await user.click(screen.getByRole('button', { name: 'Copy report' }))
    expect(await screen.findByText('Report copied.')).toBeDefined()
    const report = copied.mock.calls[0]?.[0] ?? ''
    expect(report).toMatch(/^Second Wind report\nDevice: [0-9a-f-]{8}\nApp version: /)
    expect(report).toContain('\nUnsent: 1\n')
    expect(report).toContain('\nNeed attention: 1\n')
    expect(report).not.toMatch(/Chest|Stairs|Mood|cough|breath/i)
  })
})
