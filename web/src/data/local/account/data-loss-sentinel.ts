import * as z from 'zod/mini'
import { db } from '../database/db-connection.ts'
import { getDeviceId } from '../database/meta.ts'
import { reportUnsent } from '../outbox/unsent-report.ts'

/**
 * A browser can lose a database without an error: it comes back empty. A note in cache storage reveals the loss, and
 * how much was unsent. (When a browser clears all storage at once, the note is gone too.)
 */
const cacheName = 'second-wind-sentinel'
const noteUrl = '/.well-known/second-wind-sentinel'
const writeAtMostEveryMs = 1_000

const note = z.object({ deviceId: z.string(), unsent: z.int(), at: z.string() })
type Note = z.infer<typeof note>

export type DataLoss = { lost: false } | { lost: true; unsent: number; at: string }

/** Compares the note with the database. */
export async function checkSentinel(): Promise<DataLoss> {
  const written = await readSentinelNote()
  if (!written || written.deviceId === (await getDeviceId())) return { lost: false }
  return { lost: true, unsent: written.unsent, at: written.at }
}

/** The person has read about the loss: the note now describes the present database. */
export async function acknowledgeLoss(): Promise<void> {
  await writeSentinelNote()
}

/** The person has wiped the phone, so nothing is missing. */
export async function deleteSentinel(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName)
}

let scheduled = false

/** Updates the note soon, without delaying the caller. Never overwrites the note of a lost database. */
export async function scheduleSentinelUpdate(): Promise<void> {
  if (scheduled || !('caches' in globalThis)) return
  scheduled = true
  await new Promise((resolve) => setTimeout(resolve, writeAtMostEveryMs))
  scheduled = false
  if (!db.isOpen()) return
  try {
    const loss = await checkSentinel()
    if (!loss.lost) await writeSentinelNote()
  } catch {
    // No room for the note. The entries matter more; their own save reports a full phone.
  }
}

async function readSentinelNote(): Promise<Note | undefined> {
  if (!('caches' in globalThis)) return undefined
  const cache = await caches.open(cacheName)
  const response = await cache.match(noteUrl)
  return response ? z.safeParse(note, await response.json()).data : undefined
}

async function writeSentinelNote(): Promise<void> {
  if (!('caches' in globalThis)) return
  const written: Note = {
    deviceId: await getDeviceId(),
    unsent: (await reportUnsent()).pendingCount,
    at: new Date().toISOString(),
  }
  const cache = await caches.open(cacheName)
  await cache.put(noteUrl, new Response(JSON.stringify(written)))
}
