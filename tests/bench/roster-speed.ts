import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '@second-wind/api/app'
import { listRosterRows } from '@second-wind/api/care/roster/roster.repo'
import { fillLargeDemo } from '@second-wind/api/demo/large/fill-large-demo'
import type { Db } from '@second-wind/api/platform/db/database'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { dashboardPath } from '@second-wind/core/care/contract/clinician-dashboard'
import { clinicianId } from '@second-wind/core/platform/ids'
import { apiPort, loopbackBindings } from '../support/open-demo-api.ts'
import type { Figure } from './figure.ts'
import { median } from './median.ts'
import { addPlainTable, readPlainTable } from './plain-table.ts'
import { rowCounter } from './row-counter.ts'

const rounds = 25
const clinician = clinicianId.parse(1)
const clock = { now: Date.now, offsetMinAt: () => 0 }

/** Budget B12: the clinician's list at the size of a service, on the disk of this machine. */
export async function measureRosterSpeed({ patients = 10_000, days = 100 } = {}): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'second-wind-bench-'))
  await fillLargeDemo({ dataDir, patients, days, clock })
  const database = openDatabase(join(dataDir, 'second-wind.sqlite'))
  const { db } = database
  await addPlainTable(db, clinician)

  const page: number[] = []
  const whole: number[] = []
  const plain: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    page.push(await timeMs(() => listRosterRows(db, clinician, { limit: 50 })))
    whole.push(await timeMs(() => listRosterRows(db, clinician)))
    plain.push(await timeMs(() => readPlainTable(db)))
  }
  const rowsRead = await countRowsOfUnchangedPoll(db)
  await database.close()
  rmSync(dataDir, { recursive: true })

  const size = `${patients.toLocaleString('en-GB')} patients x ${days} entries`
  const ratio = median(whole) / median(plain)
  return [
    { name: `the 50 most urgent of ${size}, median`, measured: median(page), limit: 1, unit: 'ms' },
    {
      name: `the whole list of ${size}, of a plain denormalised read`,
      measured: ratio,
      limit: 1.2,
      unit: 'x',
    },
    { name: 'rows of the list that an unchanged poll reads', measured: rowsRead, limit: 0, unit: 'rows' },
  ]
}

/** What a dashboard with the newest list makes the server read by asking again. */
async function countRowsOfUnchangedPoll(db: Db): Promise<number> {
  const counter = rowCounter('roster_rows')
  const app = createApp({
    db: db.withPlugin(counter.plugin),
    clock,
    newId: () => '',
    config: { authMode: 'demo' },
    logError: ({ error }) => {
      throw error
    },
  })
  const host = `localhost:${apiPort}`
  const ask = (headers: Record<string, string>) =>
    app.request(
      `http://${host}${dashboardPath(clinician)}`,
      { headers: { host, ...headers } },
      loopbackBindings(),
    )
  const first = await ask({})
  const before = counter.rows()
  const again = await ask({ 'if-none-match': first.headers.get('etag') ?? '' })
  if (before === 0 || again.status !== 304) throw new Error('the poll was not the one to measure')
  return counter.rows() - before
}

async function timeMs(read: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await read()
  return performance.now() - start
}
