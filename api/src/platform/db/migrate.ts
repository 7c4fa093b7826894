import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Db } from './database.ts'
import { migrations } from './migrations.ts'

/** @throws Error, with a sentence for the operator, on a database that a newer release has already changed */
export async function migrateToLatest(db: Db): Promise<void> {
  if (!(await isUnmigrated(db))) await assertNotNewer(db)
  const { error } = await migratorOf(db).migrateToLatest()
  if (error !== undefined) throw error
}

async function assertNotNewer(db: Db): Promise<void> {
  const newest = await newestMigration(db)
  if (isKnownMigration(newest)) return
  throw new Error(
    `A newer release has changed this database (${newest}). Start that release, or restore the backup from before the upgrade.`,
  )
}

/** True for a database that no release has migrated yet. */
export async function isUnmigrated(db: Db): Promise<boolean> {
  const applied = await migratorOf(db).getMigrations()
  return applied.every((migration) => migration.executedAt === undefined)
}

export async function isSchemaAtHead(db: Db): Promise<boolean> {
  const known = await migratorOf(db).getMigrations()
  return known.every((migration) => migration.executedAt !== undefined)
}

/** The name of the last applied migration. */
export async function newestMigration(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(
    db,
  )
  const name = rows[0]?.name
  if (typeof name !== 'string') throw new Error('the database has no schema yet')
  return name
}

/** False for a migration of a newer release. */
export const isKnownMigration = (name: string): boolean => Object.hasOwn(migrations, name)

function migratorOf(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } })
}
