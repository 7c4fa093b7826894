import { randomUUIDv7 } from 'node:crypto'
import { createApp } from '@second-wind/api/app'
import { seedDemo } from '@second-wind/api/demo/seed-demo'
import { insertMissingMeta } from '@second-wind/api/platform/db/meta.repo'
import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { vi } from 'vitest'

const host = '127.0.0.1:8710'

type Sent = { method: string; headers: Record<string, string>; body?: string | null }

/** The real API over its demo people, in memory; the page's fetch reaches it without a network. */
export async function openSeededApi() {
  const { db, close } = openDatabase(':memory:')
  const clock = { now: Date.now, offsetMinAt: () => 0 }
  await migrateToLatest(db)
  await insertMissingMeta(db, { mode: 'demo', epoch: randomUUIDv7() })
  await seedDemo(db, clock)

  const app = createApp({
    db,
    clock,
    newId: randomUUIDv7,
    config: { authMode: 'demo' },
    logError: (error) => {
      throw error
    },
  })
  const answered: string[] = []
  const fromThisComputer = { incoming: { socket: { localPort: 8710, remoteAddress: '127.0.0.1' } } }
  const send = async (path: string, { method, headers, body }: Sent): Promise<Response> => {
    const sent = { method, headers: { ...headers, host }, body: body ?? null }
    const response = await app.request(`http://${host}${path}`, sent, fromThisComputer)
    answered.push(`${response.status} ${path}`)
    return response
  }
  vi.stubGlobal('fetch', send)
  return { answered, send, close }
}
