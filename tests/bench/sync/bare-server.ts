import { once } from 'node:events'
import { rmSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import Database from 'better-sqlite3'
import * as z from 'zod/mini'

const anEntry = z.looseObject({ id: z.string(), date: z.string() })
const batch = z.array(anEntry)

/** What RxDB's push handler is given; its reply lists conflicts. */
const rxdbRows = z.array(z.object({ newDocumentState: anEntry }))

export type BareServer = { port: number; count(): number; close(): Promise<void> }

/**
 * The least that a server can do with a batch of entries: one transaction on disk, in the durability of the product,
 * and a reply that names each entry. What the product does is measured against it.
 */
export async function openBareServer(): Promise<BareServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-server-'))
  const db = new Database(join(folder, 'entries.sqlite'))
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec('create table entries (id text primary key, date text not null, body text not null)')
  const insert = db.prepare('insert or ignore into entries (id, date, body) values (?, ?, ?)')
  const store = db.transaction((entries: z.infer<typeof batch>) => {
    for (const entry of entries) insert.run(entry.id, entry.date, JSON.stringify(entry))
  })

  const server = createServer((request, response) => {
    void (async () => {
      if (request.method !== 'POST') {
        response.setHeader('content-type', 'text/html')
        response.end('<!doctype html><title>Bare page</title>')
        return
      }
      const bytes = await buffer(request)
      const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
      const json: unknown = JSON.parse(text.toString())
      response.setHeader('content-type', 'application/json')
      if (request.url === '/rxdb') {
        store(rxdbRows.parse(json).map(({ newDocumentState }) => newDocumentState))
        response.end('[]')
        return
      }
      const entries = batch.parse(json)
      store(entries)
      response.end(JSON.stringify(entries.map(({ id }) => id)))
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const count = db.prepare<[], number>('select count(*) from entries').pluck()
  return {
    port: address.port,
    count: () => count.get() ?? 0,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      db.close()
      rmSync(folder, { recursive: true })
    },
  }
}
