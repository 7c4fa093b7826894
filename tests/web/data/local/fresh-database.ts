import { beforeEach } from 'vitest'
import { db } from '../../../../web/src/data/local/database/db-connection.ts'
import { usualDayAsked } from '../../../../web/src/widgets/usual-day/usual-day-asked.ts'

/** Gives every test an empty database, as on a phone that has just installed the app. */
export function withFreshDatabase(): typeof db {
  beforeEach(async () => {
    await db.delete()
    await db.open()
    globalThis.localStorage?.removeItem(usualDayAsked)
  })
  return db
}
