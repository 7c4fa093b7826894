import type { Db } from '@second-wind/api/platform/db/database'
import { migrations } from '@second-wind/api/platform/db/migrations'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'

/** Brings an empty database to an older schema, with Amina (as `aProfile`) as the one patient. */
export async function migrateToOlderSchema(db: Db, names: (keyof typeof migrations)[]): Promise<void> {
  const older = Object.fromEntries(names.map((name) => [name, migrations[name]]))
  await new Migrator({ db, provider: { getMigrations: async () => older } }).migrateToLatest()
  await sql`
    insert into patients (id, name, email, username, age, gender, location, conditions, respiratory_diagnosis,
      is_vulnerable, companion_avatar, phone, version, created_at)
    values (1, 'Amina Yusuf', 'amina.yusuf@example.org', 'amina', 34, 'female', 'Leeds', '["Asthma"]', 'Asthma',
      0, 'joy', '07700 900123', 3, '2026-11-01T09:00:00.000Z')`.execute(db)
}
