import type { Pack } from '@second-wind/core/sync/pack'
import type { PackOutcome } from '@second-wind/core/sync/pack-message'
import * as paths from '../../../paths.ts'
import { fetchFile } from '../../server/fetch-file.ts'

/** `update`: an older version is stored, and opens. */
export type PackState = 'downloaded' | 'update' | 'available'

const prefix = 'second-wind-pack'
const cacheName = ({ id, version }: Pick<Pack, 'id' | 'version'>) => `${prefix}.${id}.${version}`

/** What is stored on this phone, checked each time: a browser may have cleared it. */
export async function readPackState(pack: Pack): Promise<PackState> {
  if (await isWhole(pack)) return 'downloaded'
  const others = (await listPackCaches(pack.id)).filter((name) => name !== cacheName(pack))
  return others.length > 0 ? 'update' : 'available'
}

/** Stores every file of a pack, or none. The previous version is removed only after the new one is complete. */
export async function downloadPack(pack: Pack, onProgress: (done: number) => void): Promise<PackOutcome> {
  const responses: [path: string, response: Response][] = []
  for (const { path, sha256 } of pack.files) {
    const response = await fetchFile(path).catch(() => undefined)
    if (!response) return 'no-answer'
    // A Wi-Fi portal answers with its own page, and a newer server with a newer sheet.
    if ((await hashBody(response.clone())) !== sha256) return 'not-ours'
    responses.push([path, response])
    onProgress(responses.length)
  }
  try {
    const cache = await caches.open(cacheName(pack))
    for (const [path, response] of responses) await cache.put(path, response)
  } catch {
    await caches.delete(cacheName(pack))
    return 'no-room'
  }
  await removeCaches((await listPackCaches(pack.id)).filter((name) => name !== cacheName(pack)))
  return 'done'
}

export async function removePack(id: string): Promise<void> {
  await removeCaches(await listPackCaches(id))
}

export async function removeAllPacks(): Promise<void> {
  if (!('caches' in globalThis)) return
  await removeCaches((await caches.keys()).filter((name) => name.startsWith(`${prefix}.`)))
}

/** A sheet from this phone, or else from the server. Without either, redirects to the downloads. */
export async function respondFromPacks(path: string): Promise<Response> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(`${prefix}.`)) continue
    const kept = await (await caches.open(name)).match(path)
    if (kept) return kept
  }
  return fetchFile(path).catch(() => Response.redirect(paths.downloads))
}

async function isWhole(pack: Pack): Promise<boolean> {
  const name = cacheName(pack)
  if (!(await caches.has(name))) return false
  const cache = await caches.open(name)
  const kept = await Promise.all(pack.files.map(({ path }) => cache.match(path)))
  return kept.every((file) => file !== undefined)
}

const listPackCaches = async (id: string) =>
  (await caches.keys()).filter((name) => name.startsWith(`${prefix}.${id}.`))

const removeCaches = (names: readonly string[]) => Promise.all(names.map((name) => caches.delete(name)))

async function hashBody(response: Response): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
