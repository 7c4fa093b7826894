import { randomUUIDv7 } from 'node:crypto'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { upgradeRosters } from '../../care/roster/upgrade-rosters.ts'
import { demoClinicianId } from '../../platform/authentication/demo-authenticator.ts'
import { lockDatabase } from '../../platform/db/database-lock.ts'
import { findMeta, putMeta, insertMissingMeta } from '../../platform/db/meta.repo.ts'
import { migrateToLatest } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import type { Clock } from '../../platform/deps.ts'
import { samplePeople } from '../sample-people.ts'
import { sampleTimes } from '../sample-time.ts'
import { seedDemo } from '../seed-demo.ts'
import { rowInserter } from './insert-rows.ts'
import { largePerson } from './large-person.ts'
import { toLargeRows } from './large-rows.ts'
import { seededRandom } from './seeded-random.ts'

type LargeDemoOptions = {
  dataDir: string
  /** How many patients the clinician has, including the demo's sample people as a minimum. */
  patients: number
  days: number
  clock: Clock
  onProgress?: (patientsDone: number) => void
}

/** The data was not created by this command, or a server is using it, so it must not be replaced. */
export class ForeignDatabaseError extends Error {}

const madeBy = 'demo:large'
const fileName = 'second-wind.sqlite'
const firstId = 1_001
const perTransaction = 200

/** Recreates the demo database with a long list for the clinician. @throws ForeignDatabaseError */
export async function fillLargeDemo(wish: LargeDemoOptions): Promise<void> {
  // Readable by this user alone, like every database of ours.
  process.umask(0o077)
  mkdirSync(wish.dataDir, { recursive: true })
  const file = join(wish.dataDir, fileName)
  const releaseLock = lockDatabase(file)
  if (!releaseLock) throw new ForeignDatabaseError(`The server is running on ${file}. Stop it first.`)
  try {
    if (existsSync(file)) await removeOwnDatabase(file)
    await createDemoDatabase(file, wish.clock)
    addPatients(file, wish)
    await buildRosters(file, wish.clock)
  } finally {
    releaseLock()
  }
}

async function removeOwnDatabase(file: string): Promise<void> {
  const database = openDatabase(file)
  const maker = await findMeta(database.db, 'made_by').catch(() => undefined)
  await database.close()
  if (maker !== madeBy)
    throw new ForeignDatabaseError(`${file} was not made by this command, so it was not replaced.`)
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
}

async function createDemoDatabase(file: string, clock: Clock): Promise<void> {
  const database = openDatabase(file)
  await migrateToLatest(database.db)
  await putMeta(database.db, 'made_by', madeBy)
  await insertMissingMeta(database.db, { mode: 'demo', epoch: randomUUIDv7() })
  await seedDemo(database.db, clock)
  await database.close()
}

function addPatients(file: string, { patients, days, clock, onProgress }: LargeDemoOptions): void {
  const sqlite = new SqliteDatabase(file)
  // A half-written demo is no loss: the next run starts over.
  sqlite.pragma('synchronous = off')
  sqlite.pragma('cache_size = -200000')
  const insert = rowInserter(sqlite)
  const offsetMin = clock.offsetMinAt(clock.now())
  const context = { clinicianId: demoClinicianId, timeOf: sampleTimes(clock), offsetMin }
  const addSome = sqlite.transaction((from: number, to: number) => {
    for (let id = from; id < to; id += 1) {
      insert(toLargeRows(largePerson(id, days), { ...context, random: seededRandom(-id) }))
    }
  })

  const endId = firstId + patients - samplePeople.length
  for (let id = firstId; id < endId; id += perTransaction) {
    const to = Math.min(endId, id + perTransaction)
    addSome(id, to)
    onProgress?.(samplePeople.length + to - firstId)
  }
  sqlite.close()
}

async function buildRosters(file: string, clock: Clock): Promise<void> {
  const database = openDatabase(file)
  await upgradeRosters(database.db, clock.now())
  database.checkpoint()
  await database.close()
}
