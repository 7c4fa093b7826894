// Vitest's global setup: the databases that most tests start from are filled once, and each test opens a copy.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '@second-wind/api/demo/seed-demo'
import type { Db } from '@second-wind/api/platform/db/database'
import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { addTwoPatients } from './add-two-patients.ts'
import { virtualClock } from './virtual-clock.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Paths of filled databases. Nothing may change these files. */
    preparedDatabases: PreparedDatabases
  }
}

type PreparedDatabases = {
  /** Two patients without a history. */
  twoPatients: string
  /** The demo's people at the time at which `virtualClock()` starts. */
  demoPeople: string
}

export default async function prepareDatabases({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'second-wind-tests-'))
  const fill = async (name: string, addPeople: (db: Db) => Promise<void>) => {
    const file = join(folder, name)
    const { db, close } = openDatabase(':memory:')
    await migrateToLatest(db)
    await addPeople(db)
    await sql`vacuum into ${file}`.execute(db)
    await close()
    return file
  }
  provide('preparedDatabases', {
    twoPatients: await fill('two-patients.sqlite', addTwoPatients),
    demoPeople: await fill('demo-people.sqlite', (db) =>
      seedDemo(db, { now: virtualClock().now, offsetMinAt: () => 0 }),
    ),
  })
  return () => rmSync(folder, { recursive: true })
}
