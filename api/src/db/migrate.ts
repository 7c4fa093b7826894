import { Migrator } from 'kysely/migration'
import type { Db } from './database.ts'
import { migrations } from './migrations/index.ts'

/** Brings the schema to its newest version. Fails on a database that a newer release has already changed. */
export async function migrateToLatest(db: Db): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest()
  if (error !== undefined) throw error
}

export async function isSchemaAtHead(db: Db): Promise<boolean> {
  const known = await migratorOf(db).getMigrations()
  return known.every((migration) => migration.executedAt !== undefined)
}

function migratorOf(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } })
}
