import { randomUUIDv7 } from 'node:crypto'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { findMeta, putMeta, settleMeta } from '../../platform/db/meta.repo.ts'
import { migrateToLatest } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { ownDatabase } from '../../platform/db/database-lock.ts'
import type { Clock } from '../../platform/deps.ts'
import { demoClinicianId } from '../../platform/identity/demo-authenticator.ts'
import { settleRosters } from '../../care/roster/upgrade-rosters.ts'
import { people } from '../sample-people.ts'
import { sampleTimes } from '../sample-time.ts'
import { seedDemo } from '../seed-demo.ts'
import { rowInserter } from './insert-rows.ts'
import { largePerson } from './large-person.ts'
import { rowsOf } from './large-rows.ts'
import { seededRandom } from './seeded-random.ts'

type Wish = {
  dataDir: string
  /** How many patients the clinician has, the demo's own people among them: at least those. */
  patients: number
  days: number
  clock: Clock
  onProgress?: (patientsDone: number) => void
}

/** There is data that we have not made, or that a server is using, so it is not ours to replace. */
export class NotOursError extends Error {}

const madeBy = 'demo:large'
const fileName = 'second-wind.sqlite'
const firstId = 1_001
const perTransaction = 200

/** Makes the demo's database anew, with a long list for the clinician. @throws NotOursError */
export async function fillLargeDemo(wish: Wish): Promise<void> {
  // As with every database of ours: readable by this user alone.
  process.umask(0o077)
  mkdirSync(wish.dataDir, { recursive: true })
  const file = join(wish.dataDir, fileName)
  const letGo = ownDatabase(file)
  if (!letGo) throw new NotOursError(`A server is using ${file}.`)
  try {
    if (existsSync(file)) await removeOwn(file)
    await startDemo(file, wish.clock)
    addPatients(file, wish)
    await keepRosters(file, wish.clock)
  } finally {
    letGo()
  }
}

async function removeOwn(file: string): Promise<void> {
  const database = openDatabase(file)
  const maker = await findMeta(database.db, 'made_by').catch(() => undefined)
  await database.close()
  if (maker !== madeBy) throw new NotOursError(`${file} holds data that was not made by this command.`)
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
}

async function startDemo(file: string, clock: Clock): Promise<void> {
  const database = openDatabase(file)
  await migrateToLatest(database.db)
  await putMeta(database.db, 'made_by', madeBy)
  await settleMeta(database.db, { mode: 'demo', epoch: randomUUIDv7() })
  await seedDemo(database.db, clock)
  await database.close()
}

function addPatients(file: string, { patients, days, clock, onProgress }: Wish): void {
  const sqlite = new SqliteDatabase(file)
  // Nothing is lost with a half-made demo: the next run starts over.
  sqlite.pragma('synchronous = off')
  sqlite.pragma('cache_size = -200000')
  const insert = rowInserter(sqlite)
  const offsetMin = clock.offsetMinAt(clock.now())
  const context = { clinicianId: demoClinicianId, timeOf: sampleTimes(clock), offsetMin }
  const addSome = sqlite.transaction((from: number, to: number) => {
    for (let id = from; id < to; id += 1) {
      insert(rowsOf(largePerson(id, days), { ...context, random: seededRandom(-id) }))
    }
  })

  const endId = firstId + patients - people.length
  for (let id = firstId; id < endId; id += perTransaction) {
    const to = Math.min(endId, id + perTransaction)
    addSome(id, to)
    onProgress?.(people.length + to - firstId)
  }
  sqlite.close()
}

async function keepRosters(file: string, clock: Clock): Promise<void> {
  const database = openDatabase(file)
  await settleRosters(database.db, clock.now())
  database.checkpoint()
  await database.close()
}
