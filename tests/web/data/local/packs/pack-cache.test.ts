import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  downloadPack,
  respondFromPacks,
  readPackState,
  removePack,
} from '../../../../../web/src/data/local/packs/pack-cache.ts'
import {
  isPacksWifiOnly,
  savePacksWifiOnly,
} from '../../../../../web/src/data/local/packs/packs-wifi-setting.ts'
import { aPack, serveSheets, sheets } from '../../../../fixtures/a-pack.ts'
import { withFakeCaches } from '../../../../support/fake-cache-storage.ts'
import { withFreshDatabase } from '../fresh-database.ts'

withFreshDatabase()
const storage = withFakeCaches()
beforeEach(() => void vi.stubGlobal('fetch', serveSheets(sheets)))
afterEach(() => void vi.unstubAllGlobals())

const noSignal = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
const newSheets = { ...sheets, '/handouts/steam.html': '<h1>Steam, mended</h1>' }
const ignore = () => {}

describe('a pack that is downloaded', () => {
  test('opens offline, with progress for each file', async () => {
    const pack = aPack()
    expect(await readPackState(pack)).toBe('available')
    const progress: number[] = []
    expect(await downloadPack(pack, (done) => progress.push(done))).toBe('done')
    expect(progress).toEqual([1, 2])
    expect(await readPackState(pack)).toBe('downloaded')

    noSignal()
    const sheet = await respondFromPacks('/handouts/steam.html')
    expect(await sheet.text()).toBe('<h1>Steam and moist air</h1>')
  })

  test.each([
    ['signal goes', noSignal, 'no-answer'],
    [
      'signal goes after the first sheet',
      () => vi.stubGlobal('fetch', serveSheets({ '/handouts/steam.html': sheets['/handouts/steam.html'] })),
      'no-answer',
    ],
    [
      'a Wi-Fi answers with its sign-in page',
      () => vi.stubGlobal('fetch', async () => new Response('<h1>Welcome to TrainWiFi</h1>')),
      'not-ours',
    ],
    ['the server has newer sheets', () => vi.stubGlobal('fetch', serveSheets(newSheets)), 'not-ours'],
    [
      'the phone is full',
      () => {
        storage().isFull = true
      },
      'no-room',
    ],
  ])('does not count as downloaded when %s, and no part is left', async (_, happen, outcome) => {
    happen()
    expect(await downloadPack(aPack(), ignore)).toBe(outcome)
    expect(await readPackState(aPack())).toBe('available')
    expect(await storage().keys()).toEqual([])
  })

  test('stays in an older version, which opens until the new one is complete', async () => {
    await downloadPack(aPack(), ignore)
    const updated = aPack(newSheets)
    expect(await readPackState(updated)).toBe('update')

    noSignal()
    expect(await downloadPack(updated, ignore)).toBe('no-answer')
    expect(await (await respondFromPacks('/handouts/steam.html')).text()).toBe('<h1>Steam and moist air</h1>')

    vi.stubGlobal('fetch', serveSheets(newSheets))
    await downloadPack(updated, ignore)
    expect(await readPackState(updated)).toBe('downloaded')
    expect(await (await respondFromPacks('/handouts/steam.html')).text()).toBe('<h1>Steam, mended</h1>')
    expect(await storage().keys()).toHaveLength(1)
  })
})

describe('a pack on the phone', () => {
  test('is deleted when it is removed, and other packs and the app stay', async () => {
    const other = { ...aPack(), id: 'library-2' }
    await downloadPack(aPack(), ignore)
    await downloadPack(other, ignore)
    await storage().open('workbox-precache-v2')
    await removePack('library')
    expect(await readPackState(aPack())).toBe('available')
    expect(await readPackState(other)).toBe('downloaded')
    expect(await storage().keys()).toContain('workbox-precache-v2')
  })

  test('does not count as downloaded when the browser has deleted a part of it', async () => {
    await downloadPack(aPack(), ignore)
    const grown = aPack({ ...sheets, '/handouts/movement.html': '<h1>Gentle movement</h1>' })
    expect(await readPackState({ ...grown, version: aPack().version })).toBe('available')
  })

  test('gets a missing sheet from the server, and without signal the downloads screen opens', async () => {
    expect(await (await respondFromPacks('/handouts/hydration.html')).text()).toBe('<h1>Drinking enough</h1>')
    noSignal()
    vi.spyOn(Response, 'redirect').mockImplementation(
      (to) => new Response('', { status: 302, headers: { location: String(to) } }),
    )
    const response = await respondFromPacks('/handouts/hydration.html')
    expect(response.headers.get('location')).toBe('/offline-features?tab=downloads')
  })
})

describe('a download of packs', () => {
  test('happens over Wi-Fi only by default', async () => {
    expect(await isPacksWifiOnly()).toBe(true)
    await savePacksWifiOnly(false)
    expect(await isPacksWifiOnly()).toBe(false)
  })
})
