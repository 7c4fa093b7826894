import { captureMoment, hourMs } from '@second-wind/core/platform/moment'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localPatientId, newId } from '../../../../../web/src/data/local/index.ts'
import {
  answerMessage,
  flushOutbox,
  saveProfile,
  saveTriage,
} from '../../../../../web/src/data/local/lazy.ts'
import { aMessage } from '../../../../fixtures/a-message.ts'
import { aProfile } from '../../../../fixtures/personas.ts'
import { FakeSyncServer, json } from '../../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { logEntry, openOffline } from '../open-offline.tsx'

const db = withFreshDatabase()
beforeEach(() => new FakeSyncServer().install())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const browserSays = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
const valueOf = async (label: string) => (await screen.findByText(label)).nextSibling?.textContent
const now = () => captureMoment(Date.now(), 0)

describe('unsent changes and the last sync', () => {
  test('unsent changes are counted by kind, and every save changes the counts', async () => {
    openOffline()
    expect(await valueOf('Symptom entries')).toBe('0')
    expect(await valueOf('Last sync')).toBe('Not yet')
    expect(screen.queryByText('Waiting since')).toBeNull()

    await logEntry()
    await logEntry()
    await saveTriage(newId(), { result: 'stay_home' }, now())
    await db.profile.add({
      ...aProfile(),
      id: localPatientId,
      alertCount: 0,
      version: 1,
      createdAt: '2026-11-01T08:00:00Z',
    })
    await saveProfile({ location: 'Bradford' }, now())
    await waitFor(async () => {
      expect(await valueOf('Symptom entries')).toBe('2')
      expect(await valueOf('Symptom checks')).toBe('1')
      expect(await valueOf('Activities')).toBe('0')
      expect(await valueOf('Profile changes')).toBe('1')
    })
    expect(await valueOf('Waiting since')).toBe('Just now')
  })

  test('an entry that has waited for three days is named in the card above, and counted below', async () => {
    await logEntry()
    const threeDaysAgo = new Date(Date.now() - 74 * hourMs).toISOString()
    await db.outbox.toCollection().modify({ savedAt: threeDaysAgo })
    openOffline()
    await screen.findByRole('heading', { name: /^Your care team has not had your entry/ })
    await waitFor(async () => expect(await valueOf('Symptom entries')).toBe('1'))
    expect(screen.getAllByText(/saved on this phone, but nobody else can see it/)).toHaveLength(1)
    expect(screen.queryByText(/^1 entry is saved on this phone/)).toBeNull()
    expect(screen.queryByText('Waiting since')).toBeNull()
  })

  test('only the kinds that wait are shown at once, and the others open with a tap', async () => {
    await logEntry()
    openOffline()
    await waitFor(async () => expect(await valueOf('Symptom entries')).toBe('1'))
    const others = screen.getByText('Show details', { selector: 'summary' }).closest('details')!
    expect(others.open).toBe(false)
    expect(within(others).queryByText('Symptom entries')).toBeNull()
    expect(within(others).getByText('Activities').nextSibling?.textContent).toBe('0')
  })

  test('an unsent answer to a message is counted as an answer, not as a message that was read', async () => {
    await db.messages.add(aMessage())
    await answerMessage(aMessage().id, 'worse', now())
    openOffline()
    expect(await valueOf('Answers to messages')).toBe('1')
    expect(await valueOf('Messages read')).toBe('0')
  })

  test('"Just now" is shown only after a successful sync, and the counts decrease with it', async () => {
    await logEntry()
    openOffline()
    await waitFor(async () => expect(await valueOf('Symptom entries')).toBe('1'))
    expect(await valueOf('Last sync')).toBe('Not yet')
    await flushOutbox({ skipBackoff: true })
    await waitFor(async () => expect(await valueOf('Last sync')).toBe('Just now'))
    expect(await valueOf('Symptom entries')).toBe('0')
  })

  test('later the last sync shows its age, even after a reload, and a failed attempt does not change it', async () => {
    const threeOClock = new Date(2026, 10, 20, 15, 0).getTime()
    vi.useFakeTimers({ toFake: ['Date'], now: threeOClock })
    const server = new FakeSyncServer()
    server.install()
    await flushOutbox({ skipBackoff: true })
    vi.setSystemTime(threeOClock + 3 * hourMs)
    server.respondToPush = () => json({ error: { code: 'busy', message: 'Later' } }, 503)
    await logEntry()
    await flushOutbox({ skipBackoff: true })
    openOffline()
    expect(await valueOf('Last sync')).toBe('3 hours ago (15:00)')
  })
})

describe('the connection', () => {
  test('losing the signal is shown at once', async () => {
    const respond = (path: string) =>
      json({
        status: 'ok',
        nonce: new URL(path, 'http://localhost').searchParams.get('nonce'),
        serverTime: '2026-11-20T18:02:00.000Z',
        mode: 'demo',
      })
    vi.stubGlobal('fetch', async (path: string) => respond(path))
    browserSays(true)
    openOffline()
    await screen.findByRole('heading', { name: 'Online' })

    browserSays(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByRole('heading', { name: 'Offline' })).toBeDefined()
  })

  test('without signal, the screen shows that as soon as it opens', () => {
    browserSays(false)
    openOffline()
    expect(screen.getByRole('heading', { name: 'Offline' })).toBeDefined()
  })

  test('a network that does not reach our server is not called online', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    browserSays(true)
    openOffline()
    expect(await screen.findByRole('heading', { name: 'Cannot connect' })).toBeDefined()
  })
})

describe('storage and tabs', () => {
  test('the patient can ask the browser to keep the data, and sees the result', async () => {
    const persist = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    const persisted = vi
      .fn()
      .mockResolvedValueOnce(false)
      .mockResolvedValueOnce(false)
      .mockResolvedValue(true)
    const estimate = async () => ({ usage: 1_200_000, quota: 2_100_000_000 })
    Object.defineProperty(navigator, 'storage', {
      configurable: true,
      value: { persist, persisted, estimate },
    })
    const user = openOffline()
    expect(await screen.findByText('1.2 MB used of about 2.1 GB.')).toBeDefined()

    await user.click(screen.getByRole('button', { name: 'Keep my data safe on this phone' }))
    expect(await screen.findByText(/^Your browser does not allow this yet/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Keep my data safe on this phone' }))
    expect(await screen.findByText(/^Your browser keeps the app's data/)).toBeDefined()
    Reflect.deleteProperty(navigator, 'storage')
  })

  test('the four tabs are there, and each has an address', async () => {
    openOffline('emergency')
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Status', 'Downloads', 'Emergency', 'Sync'])
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Emergency')
  })
})

describe('the emergency tab', () => {
  test('shows the emergency numbers without any data', () => {
    openOffline('emergency')
    const panel = within(screen.getByRole('tabpanel'))
    const poisoning = panel.getByRole('heading', { name: 'Poisoning or overdose' }).parentElement!
    expect(
      within(poisoning)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['tel:999', 'tel:111'])
    expect(panel.getAllByRole('link', { name: 'Call 999' })[0]?.getAttribute('href')).toBe('tel:999')
    expect(panel.getAllByRole('link', { name: 'Call 111' })[0]?.getAttribute('href')).toBe('tel:111')
    expect(panel.getByText('your reliever inhaler is not helping')).toBeDefined()
  })

  test('starts the steps of an asthma attack with a question about the inhaler', async () => {
    const user = openOffline('emergency')
    await user.click(screen.getByText('Asthma attack', { selector: 'summary' }))
    expect(screen.queryByText(/1 puff every/)).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'A blue reliever inhaler' }))
    expect(screen.getByText(/^Take 1 puff every 30 to 60 seconds/)).toBeDefined()
  })

  test('offers the GP out-of-hours service in Northern Ireland, not 111', async () => {
    await db.profile.add({
      ...aProfile(),
      nation: 'northern-ireland',
      id: localPatientId,
      alertCount: 0,
      version: 1,
      createdAt: '2026-11-01T08:00:00Z',
    })
    openOffline('emergency')
    expect(await screen.findByRole('heading', { name: 'GP or GP out-of-hours service' })).toBeDefined()
    expect(within(screen.getByRole('tabpanel')).queryByRole('link', { name: 'Call 111' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Poisoning or overdose' })).toBeDefined()
  })

  test('shows the steps for a poisoning, with 999 above them', async () => {
    const user = openOffline('emergency')
    await user.click(screen.getByText('Poisoning or overdose: what to do', { selector: 'summary' }))
    expect(screen.getByText('Do not try to make the person sick.')).toBeDefined()
  })
})
