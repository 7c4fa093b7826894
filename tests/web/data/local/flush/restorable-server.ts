import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '@second-wind/api/app'
import { makeBackup } from '@second-wind/api/ops/backup/make-backup'
import { restoreBackup } from '@second-wind/api/ops/backup/restore-backup'
import { insertMissingMeta } from '@second-wind/api/platform/db/meta.repo'
import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { insertPatient } from '@second-wind/api/records/profile/patients.repo'
import { pushPath } from '@second-wind/core/sync/protocol'
import { afterEach, beforeEach, vi } from 'vitest'
import { idNumbered } from '../../../../fixtures/ids.ts'
import { aProfile } from '../../../../fixtures/personas.ts'
import { apiPort, loopbackBindings, patientOne } from '../../../../support/open-demo-api.ts'

const nowMs = Date.parse('2026-11-20T18:00:00.000Z')

type RestorableServer = {
  /** The server stops, and starts again on a copy that was made earlier. */
  restore(backup: string): Promise<void>
  backUp(): Promise<string>
  /** The breathlessness scores of patient 1 on the server, newest entry first. */
  breathlessness(): Promise<unknown[]>
  /** Runs before a push reaches the server; what it throws is a network fault. */
  beforePush: (happens: () => Promise<void>) => void
  /** How many requests to this path the phone has made. */
  requestCount(path: string): number
}

/** The product's own server on a file, with its own backups, reached by the phone's own fetch. */
export function withRestorableServer(): () => RestorableServer {
  let server: RestorableServer & { close(): Promise<void> }
  beforeEach(async () => {
    server = await start()
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    await server.close()
  })
  return () => server
}

async function start(): Promise<RestorableServer & { close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'second-wind-restore-'))
  const file = join(folder, 'second-wind.sqlite')
  const requests: string[] = []
  let madeMs = nowMs
  let beforePush = () => Promise.resolve()
  let running = await open(file)
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push(path)
    if (path.startsWith(pushPath)) await beforePush()
    return running.request(path, init)
  })
  return {
    async restore(backup) {
      await running.close()
      await restoreBackup(backup, { database: file, mode: 'demo', nowMs: madeMs })
      running = await open(file)
    },
    async backUp() {
      madeMs += 1_000
      return (await makeBackup(file, join(folder, 'backups'), madeMs)).file
    },
    async breathlessness() {
      const response = await running.request('/api/symptoms/1', {})
      const entries: { breathlessness: number }[] = await response.json()
      return entries.map((entry) => entry.breathlessness)
    },
    beforePush: (happens) => {
      beforePush = happens
    },
    requestCount: (path) => requests.filter((each) => each.startsWith(path)).length,
    async close() {
      await running.close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function open(file: string) {
  const { db, close } = openDatabase(file)
  await migrateToLatest(db)
  await insertMissingMeta(db, { mode: 'demo', epoch: 'first' })
  if (!(await db.selectFrom('patients').select('id').executeTakeFirst())) {
    await insertPatient(db, patientOne, aProfile(), '2026-11-01T09:00:00.000Z')
  }
  const app = createApp({
    db,
    clock: { now: () => nowMs, offsetMinAt: () => 0 },
    newId: () => idNumbered(0xa00),
    config: { authMode: 'demo' },
    logError: ({ error }) => {
      throw error
    },
  })
  const request = (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    headers.set('host', `localhost:${apiPort}`)
    return Promise.resolve(
      app.request(`http://localhost:${apiPort}${path}`, { ...init, headers }, loopbackBindings()),
    )
  }
  return { request, close }
}
